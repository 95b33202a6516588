import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { Client } from 'pg';
import { newFilesIn, notingFiles } from '../../src/backup/files/new-files.ts';
import { readPostmasterFile } from '../../src/database/embedded/postmaster-file.ts';
import { endServer } from '../../src/database/testing/left-behind.ts';
import { localFiles } from '../../src/files/local-files.ts';
import { cvFile, newEmail, signIn } from '../journeys/candidate.ts';
import { freshFolder, type Product, startProduct } from '../product.ts';
import { signInNew } from '../journeys/signed-in.ts';

test.skip(process.env['DRILL'] !== 'backup', 'npm run drill:backup');

const root = join(import.meta.dirname, '../..');
const command = promisify(execFile);

async function openDatabase(dataDir: string): Promise<Client> {
  const server = await readPostmasterFile(join(dataDir, 'postgres'));
  const client = new Client({ host: server?.socketFolder, user: 'postgres', database: 'mvi', port: 5432 });
  client.on('error', () => undefined); // The drill kills the server.
  await client.connect();
  return client;
}

/** Applies to an offer of the site again and again, each time with a document of its own. */
async function applyAllTheTime(dataDir: string, stopping: AbortSignal) {
  const client = await openDatabase(dataDir);
  const files = notingFiles(localFiles(dataDir), newFilesIn(dataDir));
  const confirmed: { word: string; at: number }[] = [];
  // Each application is that of another candidate, because a candidate applies once to an offer.
  const text = `with person as (insert into candidates (oid, email, first_name, last_name)
      values ($1, $1 || '@example.org', 'Zoé', 'Ørsted') returning id, email, first_name, last_name)
    insert into applications (offer_id, candidate_id, email, first_name, last_name, message,
      cv_file_key, cv_file_name, cv_media_type, locale)
    select (select min(id) from offers), id, email, first_name, last_name, $1, $2, 'cv.txt', 'text/plain', 'fr'
    from person`;
  for (let count = 0; !stopping.aborted; count += 1) {
    const word = `application ${count}`;
    const key = await files.put(Buffer.from(word));
    await client.query(text, [word, key]);
    confirmed.push({ word, at: Date.now() });
    await wait(20);
  }
  await client.end();
  return confirmed;
}

/** Reads the applications of the load whose document is there, unchanged. */
async function applicationsOf(dataDir: string): Promise<string[]> {
  const client = await openDatabase(dataDir);
  const { rows } = await client.query<{ message: string; key: string }>(
    "select message, cv_file_key as key from applications where message like 'application %' order by applied_at",
  );
  await client.end();
  const files = localFiles(dataDir);
  const whole = await Promise.all(rows.map(async ({ key }) => Buffer.from(await files.get(key)).toString()));
  expect(whole).toEqual(rows.map(({ message }) => message));
  return whole;
}

async function signInAgain(page: Page, product: Product, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${product.origin}/connexion?to=/espace-personnel/profil`);
  await signIn(page, 'fr', email);
  await expect(page.getByRole('link', { name: new RegExp(cvFile.name) }).first()).toBeVisible();
}

test('after rm -rf of a working site, every confirmed application comes back, to the last second or a chosen one', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const [dataDir, backups] = [await freshFolder(), await mkdtemp(join(tmpdir(), 'mvi-backups-'))];
  const environment = { DEMO_OFFERS: '50', BACKUP_TO: backups };
  const env = { ...process.env, DATA_DIR: dataDir, BACKUP_TO: backups };
  const restore = (...words: string[]) =>
    command(process.execPath, ['src/programs/restore.ts', ...words], { cwd: root, env });
  const first = await startProduct({ dataDir, environment });
  const email = newEmail();
  await signInNew(page, first, { email, complete: true });
  const stopping = new AbortController();
  const load = applyAllTheTime(dataDir, stopping.signal);
  await wait(2000);
  const made = await command(process.execPath, ['src/programs/backup.ts'], { cwd: root, env });
  expect(made.stdout).toContain('Verified: restored');
  await wait(3000);
  const chosen = new Date();
  await wait(3000);
  stopping.abort();
  const confirmed = await load;
  await wait(3000); // The archive is a second behind.
  await first.kill();
  await endServer(join(dataDir, 'postgres'), 0);
  await rm(dataDir, { recursive: true });

  const port = Number(new URL(first.origin).port);
  // The old machine may come back: without a word about it, the restored site is a copy that may not go on.
  expect((await restore()).stdout).toContain('This is a copy');
  await expect(startProduct({ dataDir, environment })).rejects.toThrow('npm run backup -- take');
  expect((await restore('--replace', '--take-over')).stdout).toContain('Restored from the backup');
  const second = await startProduct({ dataDir, port, environment });
  expect(await applicationsOf(dataDir)).toEqual(confirmed.map(({ word }) => word));
  await signInAgain(page, second, email);
  expect(await second.stop(), second.output()).toBe(0);

  await restore('--to-time', chosen.toISOString(), '--replace', '--take-over');
  const third = await startProduct({ dataDir, port, environment });
  const then = await applicationsOf(dataDir);
  // A row is committed shortly before it counts as confirmed here.
  const before = confirmed.filter(({ at }) => at <= chosen.getTime()).map(({ word }) => word);
  expect([before, confirmed.slice(0, before.length + 1).map(({ word }) => word)]).toContainEqual(then);
  await signInAgain(page, third, email);
  expect(await third.stop(), third.output()).toBe(0);
  for (const folder of [dataDir, backups]) await rm(folder, { recursive: true });
});
