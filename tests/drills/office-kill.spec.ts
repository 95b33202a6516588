import { rm } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type Kysely, sql } from 'kysely';
import { documentId } from '../../src/content/repository/models/document-id.ts';
import { connect } from '../../src/database/connection.ts';
import { startEmbeddedServer } from '../../src/database/embedded/start-embedded-server.ts';
import type { Tables } from '../../src/database/tables.ts';
import { enterByLink } from '../journeys/enter-office.ts';
import { freshFolder, startProduct } from '../product.ts';
import { startSlowSource } from './slow-source.ts';

const count = 900;
const [before, after] = ['Souffleuse de lanternes', 'Tourneuse de lanternes'];
const typed = 'Une carte, malgré la panne';
const writing = `/bureau/contenus/${documentId({ type: 'news', key: 'map-of-offers', lang: 'fr' })}/ecrire`;

/** Counts the offers on the board by their titles. */
async function titles(db: Kysely<Tables>): Promise<Record<string, number>> {
  const { rows } = await sql<{ title: string; count: number }>`
    select title, count(*)::integer from offers where withdrawn_at is null group by title`.execute(db);
  return Object.fromEntries(rows.map(({ title, count: offers }) => [title, offers]));
}

/** Types on the page of a document, until the page says that the server keeps what was typed. */
async function keepWork(page: Page, origin: string): Promise<void> {
  await page.goto(origin + writing);
  await page.getByLabel('Titre').first().fill(typed);
  await expect(page.locator('[data-keeping]').getByRole('status')).toHaveText(/sur le serveur/);
}

async function runImport(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/bureau/imports`);
  await page.getByRole('button', { name: 'Importer maintenant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Import \d/ })).toBeVisible();
  return page.url();
}

/** Reloads the page of a run until it says how the run stands. */
async function expectOutcome(page: Page, outcome: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('definition').filter({ hasText: outcome })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

async function rollBack(page: Page, run: string): Promise<void> {
  await page.goto(run);
  await page.getByRole('button', { name: 'Annuler cet import…' }).click();
  await page.getByRole('button', { name: 'Annuler l’import' }).click();
  await expect(page.getByText('L’import est annulé.')).toBeVisible();
}

test('after kill -9 kept words come back, and an interrupted import is told, run again and rolled back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const dataDir = await freshFolder();
  const source = await startSlowSource(count, before);
  const environment = { DEMO_OFFERS: '0', OFFERS_IMPORT_URL: source.url, RECRUITER_FALLBACK_EMAIL: 'desk@mvi.example' };
  const first = await startProduct({ dataDir, environment });
  const { origin } = first;
  const db = connect((await startEmbeddedServer({ dataDir })).url, { max: 2 });
  await expect.poll(() => titles(db), { timeout: 60_000 }).toEqual({ [before]: count });
  await enterByLink(page, first, 'Olga Petrova', 'administrator');
  source.answerAs({ isSlow: true, title: after });
  const interrupted = await runImport(page, origin);
  await keepWork(page, origin);
  await expect.poll(() => titles(db), { timeout: 30_000 }).toHaveProperty([after]);
  await first.kill();

  const atKill = await titles(db);
  expect(atKill[after]).toBeLessThan(count);
  await sql`update import_runs set started_at = started_at - interval '2 minutes' where ended_at is null`.execute(db);
  source.answerAs({ isSlow: false });
  const second = await startProduct({ dataDir, environment, port: Number(new URL(origin).port) });
  try {
    await page.goto(origin + writing);
    await page.getByRole('button', { name: 'Reprendre ces modifications' }).first().click();
    await expect(page.getByLabel('Titre').first()).toHaveValue(typed);
    await page.goto(interrupted);
    await expectOutcome(page, 'Interrompu');
    const again = await runImport(page, origin);
    await expectOutcome(page, 'Terminé');
    expect(await titles(db)).toEqual({ [after]: count });
    await rollBack(page, again);
    expect(await titles(db)).toEqual(atKill);
    await rollBack(page, interrupted);
    expect(await titles(db)).toEqual({ [before]: count });
  } finally {
    await db.destroy();
    await second.stop();
    source.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
