import { rm } from 'node:fs/promises';
import { type APIResponse, expect, type Page, test } from '@playwright/test';
import { type Kysely, sql } from 'kysely';
import { recruiterLink } from '../../src/board/applications/recruiter/recruiter-link.ts';
import { connect } from '../../src/database/connection.ts';
import { startEmbeddedServer } from '../../src/database/embedded/start-embedded-server.ts';
import type { Tables } from '../../src/database/tables.ts';
import { type Received, receivingServer } from '../../src/mail/testing/receiving-server.ts';
import { readSecret } from '../../src/server/wiring/secret.ts';
import { createAccount, newEmail, words } from '../journeys/candidate.ts';
import { freshFolder, startProduct } from '../product.ts';

const applications = 40;
const cvs = 3;

test('if the product is killed while CVs and answers are sent, confirmed forms are kept and each answer is delivered once', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const dataDir = await freshFolder();
  const mails = await receivingServer();
  const environment = { DEMO_OFFERS: '20', SMTP_URL: mails.url, MAIL_FROM: 'board@mvi.example' };
  const first = await startProduct({ dataDir, environment });
  const { origin } = first;
  // Connects to the product's own database server. The server survives the kill of the product, and the next
  // start of the product finds it again.
  const db = connect((await startEmbeddedServer({ dataDir })).url, { max: 2 });
  await page.goto(`${origin}/inscription?to=/espace-personnel/profil`);
  await createAccount(page, 'fr', newEmail(), () => codeFrom(mails.received));
  await page.getByRole('button', { name: words.fr.addCv }).waitFor();
  for (let number = 0; number < cvs; number += 1)
    await send(page, `${origin}/espace-personnel/profil`, { intent: 'add-cv', cv: file('first') });
  const links = await recruiterLinks(db, dataDir, origin);
  const uploads = (await readCvs(db)).map(({ id }) => ({ id, confirmed: 'first', sent: 'first' }));
  expect(uploads).toHaveLength(cvs);

  let confirmed: string[] = [];
  const sending = [
    ...uploads.map((upload) => replaceAgainAndAgain(page, origin, upload)),
    answerEach(page, links, (id) => confirmed.push(id)),
  ];
  // The moment of the kill is random.
  await expect.poll(() => confirmed.length, { timeout: 60_000, intervals: [5] }).toBeGreaterThan(5);
  await first.kill();
  await Promise.all(sending);

  const second = await startProduct({ dataDir, port: Number(new URL(origin).port), environment });
  try {
    for (const { id, file_key: key } of await readCvs(db)) {
      const served = await page.request.get(`${origin}/espace-personnel/cv/${id}`);
      const upload = uploads.find((one) => one.id === id);
      expect([upload?.confirmed, upload?.sent]).toContain(await served.text());
      expect((await page.request.get(`${origin}/espace-personnel/cv/${key}`)).status()).toBe(404);
    }
    const kept = await answersByApplication(db);
    expect(confirmed.filter((id) => !kept.has(id))).toEqual([]);
    confirmed = [];
    await answerEach(page, links, (id) => confirmed.push(id));
    expect(confirmed).toHaveLength(applications);
    const told = await answersByApplication(db);
    expect([...links.keys()].filter((id) => told.get(id) !== 1)).toEqual([]);
    // Counts letters by message id. A letter that was accepted just before the kill may be sent again, but
    // has the same id, so that receivers keep one copy.
    const letters = () => new Map([...lettersByOwner(mails.received)].map(([to, names]) => [to, names.size]));
    await expect.poll(() => letters().size, { timeout: 60_000 }).toBe(applications);
    expect(new Set(letters().values())).toEqual(new Set([1]));
  } finally {
    await db.destroy();
    expect(await second.stop(), second.output()).toBe(0);
    await mails.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function codeFrom(received: Received[]): Promise<string> {
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  return /\b\d{6}\b/.exec(received.splice(0)[0]?.text ?? '')?.[0] ?? '';
}

const file = (text: string) => ({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

let visitors = 0;

/**
 * Sends a form as a browser does; returns null if the product has ended. Each form has a different network
 * address, because rate limits count forms by address.
 */
async function send(page: Page, url: string, form: Record<string, string | ReturnType<typeof file>>) {
  visitors += 1;
  const headers = { origin: new URL(url).origin, 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` };
  const answer = page.request.post(url, { multipart: form, headers, maxRedirects: 0 });
  return answer.catch((): APIResponse | null => null);
}

type Upload = { readonly id: string; confirmed: string; sent: string };

/** Replaces a CV again and again until the product has ended. */
async function replaceAgainAndAgain(page: Page, origin: string, upload: Upload): Promise<void> {
  for (let number = 0; ; number += 1) {
    upload.sent = `${upload.id} ${number}`;
    const form = { intent: 'replace', cv: file(upload.sent) };
    const answer = await send(page, `${origin}/espace-personnel/cv/${upload.id}/modifier`, form);
    if (answer === null) return;
    expect(answer.status()).toBe(303);
    upload.confirmed = upload.sent;
  }
}

async function answerEach(page: Page, links: ReadonlyMap<string, string>, confirm: (id: string) => void) {
  for (const [id, link] of links) {
    const answer = await send(page, link, { intent: 'send', answer: 'contact', message: `Parlons-en, ${id}` });
    if (answer === null) return;
    expect(answer.status()).toBe(303);
    confirm(id);
  }
}

/**
 * Inserts one application for each of many candidates.
 * @returns the addresses at which the recruiter answers the applications
 */
async function recruiterLinks(db: Kysely<Tables>, dataDir: string, origin: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; applied_at: Date }>`
    with owners as (
      insert into candidates (oid, email, first_name, last_name)
      select 'drill-' || n, 'drill-' || n || '@example.org', 'Ana', 'Drill' from generate_series(1, ${applications}::integer) n
      returning *
    )
    insert into applications (candidate_id, offer_id, email, first_name, last_name, locale,
      cv_file_key, cv_file_name, cv_media_type, applied_at, transmitted_at)
    select id, (select min(id) from offers), email, first_name, last_name, 'fr', 'none', 'cv.txt', 'text/plain', now(), now()
    from owners returning id, applied_at`.execute(db);
  const secret = (await readSecret(dataDir, undefined))('recruiter links').toString('base64url');
  const path = ({ id, applied_at: at }: (typeof rows)[number]) => recruiterLink(secret, id, at).path;
  return new Map(rows.map((row) => [row.id, `${origin}${path(row)}/candidature`]));
}

const readCvs = (db: Kysely<Tables>) => db.selectFrom('cvs').select(['id', 'file_key']).execute();

async function answersByApplication(db: Kysely<Tables>): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; answers: number }>`
    select application_id as id, count(*) as answers from application_answers group by application_id`.execute(db);
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}

/** Returns the message ids of the letters by candidate. */
function lettersByOwner(received: readonly { readonly to: string; readonly messageId?: string }[]) {
  const owners = Map.groupBy(
    received.filter(({ to }) => to.startsWith('drill-')),
    ({ to }) => to,
  );
  return new Map([...owners].map(([to, letters]) => [to, new Set(letters.map(({ messageId }) => messageId ?? ''))]));
}
