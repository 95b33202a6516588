import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Kysely, sql } from 'kysely';
import { recruiterLink } from '../../src/board/applications/recruiter/recruiter-link.ts';
import { connect } from '../../src/database/connection.ts';
import { startEmbeddedServer } from '../../src/database/embedded/start-embedded-server.ts';
import type { Tables } from '../../src/database/tables.ts';
import { startS3rver } from '../../src/files/testing/s3rver.ts';
import { receivingServer } from '../../src/mail/testing/receiving-server.ts';
import { linkSecretOf, readSecret } from '../../src/server/wiring/secret.ts';
import { createAccount, newEmail, words } from '../journeys/candidate.ts';
import { startProduct } from '../product.ts';

const SECRET = 'the secret of both products of this drill';

test('two products with separate folders share the files in a bucket, through the kill of one and an outage of the bucket', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const [dataDir, otherDir] = [await mkdtemp(join(tmpdir(), 'one-')), await mkdtemp(join(tmpdir(), 'other-'))];
  const [bucket, mails] = [await startS3rver(), await receivingServer()];
  const environment = {
    DEMO_OFFERS: '20',
    SMTP_URL: mails.url,
    MAIL_FROM: 'board@mvi.example',
    SECRET,
    FILES_URL: `s3://mvi/drill?endpoint=${bucket.endpoint}`,
    FILES_ACCESS_KEY: 'S3RVER',
    FILES_SECRET_KEY: 'S3RVER',
  };
  const one = await startProduct({ dataDir, environment });
  const { url } = await startEmbeddedServer({ dataDir });
  const db = connect(url, { max: 2 });
  const other = await startProduct({ dataDir: otherDir, environment: { ...environment, DATABASE_URL: url } });
  try {
    await page.goto(`${one.origin}/inscription?to=/espace-personnel/profil`);
    await createAccount(page, 'fr', newEmail(), async () => {
      await expect.poll(() => mails.received.length, { timeout: 20_000 }).toBe(1);
      return /\b\d{6}\b/.exec(mails.received[0]?.text ?? '')?.[0] ?? '';
    });
    await page.getByRole('button', { name: words.fr.addCv }).waitFor();
    await send(page, one.origin, '/espace-personnel/profil', { intent: 'add-cv', cv: file('first') });
    const { id, key } = await readCv(db);
    expect(await read(page, other.origin, id)).toBe('first');

    const link = await recruiterPath(db, key);
    for (const { origin } of [one, other]) {
      const answer = await page.request.get(`${origin}${link}/documents/cv`);
      expect([answer.status(), await answer.text()]).toEqual([200, 'first']);
    }

    let [confirmed, sent] = ['first', 'first'];
    const replacing = (async () => {
      for (let number = 0; number < 1000; number += 1) {
        sent = `version ${number}`;
        const path = `/espace-personnel/cv/${id}/modifier`;
        if (!(await send(page, one.origin, path, { intent: 'replace', cv: file(sent) }))) return;
        confirmed = sent;
      }
    })();
    // The moment of the kill is random.
    await expect.poll(() => confirmed, { timeout: 60_000, intervals: [5] }).not.toBe('first');
    await one.kill();
    await replacing;
    expect([confirmed, sent]).toContain(await read(page, other.origin, id));
    // The application keeps the file that was sent with it.
    expect(await (await page.request.get(`${other.origin}${link}/documents/cv`)).text()).toBe('first');

    await bucket.kill();
    const away = await page.request.get(`${other.origin}/espace-personnel/cv/${id}`);
    expect([away.status(), away.headers()['retry-after']]).toEqual([503, '10']);
    expect(await (await fetch(`${other.origin}/readyz`)).json()).toMatchObject({ status: 'ok', files: 'unreachable' });
    await bucket.start();
    expect([confirmed, sent]).toContain(await read(page, other.origin, id));
  } finally {
    await db.destroy();
    expect(await other.stop(), other.output()).toBe(0);
    // Its next start finds the database server that the kill has left, and stops it in the end.
    const again = await startProduct({ dataDir, environment });
    expect(await again.stop(), again.output()).toBe(0);
    await Promise.all([bucket.end(), mails.close()]);
    await Promise.all([dataDir, otherDir].map((folder) => rm(folder, { recursive: true, force: true })));
  }
});

const file = (text: string) => ({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

let visitors = 0;

/** Sends a form as a new visitor, because limits count by visitor. @returns false if the product has ended */
async function send(
  page: Page,
  origin: string,
  path: string,
  multipart: Record<string, string | ReturnType<typeof file>>,
) {
  visitors += 1;
  const headers = { Origin: origin, 'X-Forwarded-For': `10.9.${visitors >> 8}.${visitors & 255}` };
  const answer = await page.request.post(origin + path, { multipart, headers, maxRedirects: 0 }).catch(() => null);
  if (answer !== null) expect(answer.status(), await answer.text()).toBeLessThan(400);
  return answer !== null;
}

async function read(page: Page, origin: string, id: string): Promise<string> {
  const answer = await page.request.get(`${origin}/espace-personnel/cv/${id}`);
  expect(answer.status()).toBe(200);
  return answer.text();
}

async function readCv(db: Kysely<Tables>): Promise<{ id: string; key: string }> {
  const cv = db.selectFrom('cvs').innerJoin('candidates', 'candidates.id', 'cvs.candidate_id');
  return cv.select(['cvs.id', 'cvs.file_key as key']).executeTakeFirstOrThrow();
}

/** Inserts an application with the CV. @returns the path of the recruiter's link */
async function recruiterPath(db: Kysely<Tables>, key: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into applications (candidate_id, offer_id, email, first_name, last_name, locale,
      cv_file_key, cv_file_name, cv_media_type, applied_at, transmitted_at)
    select candidate_id, (select min(id) from offers), 'a@example.org', 'Ana', 'Drill', 'fr',
      file_key, file_name, media_type, now(), now() from cvs where file_key = ${key}
    returning id`.execute(db);
  const secret = linkSecretOf(await readSecret('', SECRET));
  return recruiterLink(secret, rows[0]?.id ?? '', new Date()).path;
}
