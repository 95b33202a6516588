import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Product } from '../product.ts';
import { newEmail } from './candidate.ts';
import { expect } from './journey.ts';

/** Runs the program `staff` on the database of the product, and returns what it prints. */
export async function staff({ dataDir, origin }: Product, ...given: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['src/programs/staff.ts', ...given], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: origin },
  });
  return stdout;
}

/** Adds a member and enters the office by an emergency link. Returns the address of the member. */
export async function enterByLink(page: Page, product: Product, name: string, role: string): Promise<string> {
  const email = newEmail();
  await staff(product, 'add', email, '--name', name, '--role', role);
  await enterAgain(page, product, email);
  await expect(page.getByRole('heading', { level: 1, name: `Bonjour ${name}` })).toBeVisible();
  return email;
}

/** Enters the office by another link. */
export async function enterAgain(page: Page, product: Product, email: string): Promise<void> {
  const link = /https?:\S+\/bureau\/acces\/\S+/.exec(await staff(product, 'link', email))?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Entrer au bureau' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
}
