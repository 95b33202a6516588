import type { Page } from '@playwright/test';
import { addMember } from '../../src/staff/members/add-member.ts';
import { memberCalled } from '../../src/staff/members/list-members.ts';
import { makeEntryLink } from '../../src/staff/sessions/entry-links.ts';
import type { StaffParts } from '../../src/staff/staff-parts.ts';
import type { Product } from '../product.ts';
import { inDatabase } from '../product-database.ts';
import { newEmail } from './candidate.ts';
import { expect } from './journey.ts';

const actor = { kind: 'program', name: 'staff' } as const;

type Place = Pick<Product, 'dataDir' | 'origin'>;

const asProgram = <Result>(product: Place, work: (parts: StaffParts) => Promise<Result>): Promise<Result> =>
  inDatabase(product, (db) => work({ db, now: () => new Date() }));

/** Adds a member, as the program `staff` does. Returns the address of the member. */
export async function addStaff(product: Place, name: string, role: string): Promise<string> {
  const email = newEmail();
  await asProgram(product, (parts) => addMember(parts, actor, { email, name, roles: [role] }));
  return email;
}

/** Adds a member, who enters the office by an emergency link. Returns the address of the member. */
export async function enterByLink(page: Page, product: Place, name: string, role: string): Promise<string> {
  const email = await addStaff(product, name, role);
  const answer = await page.request.post(await linkFor(product, email), { form: { do: 'enter' } });
  expect(await answer.text()).toContain(`Bonjour ${name}`);
  return email;
}

/** Enters the office by another link, as a person does. */
export async function enterAgain(page: Page, product: Place, email: string): Promise<void> {
  await page.goto(await linkFor(product, email));
  await page.getByRole('button', { name: 'Entrer au bureau' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
}

async function linkFor(product: Place, email: string): Promise<string> {
  const token = await asProgram(product, async (parts) => {
    const { id } = await memberCalled(parts, email);
    return makeEntryLink(parts, actor, id);
  });
  return `${product.origin}/bureau/acces/${token}`;
}
