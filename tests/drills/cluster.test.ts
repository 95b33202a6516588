import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import { makeKey } from '#board/operators/keys/make-key.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { connect } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { hour, minute, second } from '#durations.ts';
import { startS3rver } from '#files/testing/s3rver.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { createSessionStore } from '#identity/relying-party/sessions/session-store.ts';
import { receivingServer } from '#mail/testing/receiving-server.ts';
import { readSecret } from '#server/wiring/secret.ts';
import { storeOf } from '#server/wiring/store-of.ts';
import { startDebianPostgres } from '../engines/debian-postgres.ts';
import { EngineMissing } from '../engines/start-program.ts';
import { freePort, type Product, startProduct } from '../product.ts';
import { startFront } from './cluster/front.ts';
import { type SignedIn, startLoad } from './cluster/load.ts';

// Kills of each process. The short form has two; `npm run drill:cluster` fifty.
const kills = Number(process.env['DRILL_KILLS'] ?? 2);
const SECRET = 'the secret of every process of this drill';
const root = join(import.meta.dirname, '../..');

test(
  `no kill of a web process or worker loses or doubles what was confirmed (${kills} kills each)`,
  async (context) => {
    const server = await startDebianPostgres();
    if ('missing' in server) return context.skip(server.missing);
    onTestFinished(() => server.stop());
    const folder = await mkdtemp(join(tmpdir(), 'mvi-cluster-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [bucket, mails] = [await startS3rver(), await receivingServer()];
    onTestFinished(() => Promise.all([bucket.end(), mails.close()]).then(() => undefined));
    const ports = {
      varnish: await freePort(),
      haproxy: await freePort(),
      redis: await freePort(),
      web: [await freePort(), await freePort()],
    };
    const front = await startFront(folder, ports).catch((error: unknown) => {
      if (error instanceof EngineMissing) return error;
      throw error;
    });
    if (front instanceof EngineMissing) return context.skip(front.message);
    for (const { stop } of front) onTestFinished(stop);

    const origin = `http://127.0.0.1:${ports.varnish}`;
    const environment = {
      DATABASE_URL: server.url,
      SECRET,
      PUBLIC_URL: origin,
      HOST: '127.0.0.1',
      TRUST_PROXY: '2',
      DEMO_OFFERS: '300',
      DEMO_ACCOUNT: 'off',
      SMTP_URL: mails.url,
      FILES_URL: `s3://mvi/cluster?endpoint=${bucket.endpoint}`,
      FILES_ACCESS_KEY: 'S3RVER',
      FILES_SECRET_KEY: 'S3RVER',
      LIMITS_URL: `redis://127.0.0.1:${ports.redis}`,
      PURGE_URL: origin,
    };
    await promisify(execFile)(process.execPath, ['src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        ...environment,
        ROLE: 'migrate',
        DATA_DIR: join(folder, 'migrate'),
        NODE_ENV: 'development',
      },
    });
    const db = connect(server.url, { max: 5 });
    onTestFinished(() => db.destroy());

    const places = [
      ...ports.web.map((port, at) => ({ name: `web${at}`, role: 'web', port })),
      { name: 'worker0', role: 'worker', port: await freePort() },
      { name: 'worker1', role: 'worker', port: await freePort() },
    ];
    const start = ({ name, role, port }: (typeof places)[number]) =>
      startProduct({ dataDir: join(folder, name), port, environment: { ...environment, ROLE: role } });
    const running = new Map<string, Product>();
    for (const place of places) running.set(place.name, await start(place));
    onTestFinished(async () => {
      for (const product of running.values()) await product.stop();
    });

    const board = testBoard(db, { now: () => new Date(), files: storeOf(readConfiguration(environment)).files });
    // Enough of them that none reaches the limit of a day, however long the drill lasts.
    const candidates = await signInCandidates(board, 100);
    const open = await db
      .selectFrom('offers as o')
      .select('o.id')
      .where(isOpen(new Date()))
      .where('o.contact_email', 'is not', null)
      .execute();
    const { text: key } = await makeKey(board, { name: 'Cluster', scopes: ['offers:write'] });
    const load = startLoad({ origin, candidates, offerIds: open.map(({ id }) => id), key });

    for (let round = 0; round < kills; round += 1)
      for (const place of places) {
        await running.get(place.name)?.kill();
        running.set(place.name, await start(place));
      }
    await load.end();
    const { told } = load;
    await expect.poll(() => waitingLetters(db), { timeout: 2 * minute, interval: second }).toBe(0);

    const stored = await storedApplications(db);
    const files = await Promise.all(
      stored.map(({ cv }) =>
        board.files.get(cv).then(
          () => true,
          () => false,
        ),
      ),
    );
    const letters = mails.received.filter(({ fields }) => 'x-offer-reference' in fields).length;
    process.stdout.write(
      `${told.pages} pages, ${told.failedPages.length} failed, longest pause ${Math.round(told.longestPause)} ms; ` +
        `${told.applications.size} applications and ${told.offers.size} offers confirmed, ${told.lostAnswers} answers lost; ` +
        `${letters} letters to recruiters for ${stored.length} applications\n`,
    );
    const pairs = stored.map(({ pair }) => pair);
    expect(told.applications.difference(new Set(pairs))).toEqual(new Set());
    expect(pairs.length).toBe(new Set(pairs).size);
    expect(files.filter((isThere) => !isThere)).toEqual([]);
    expect(letters).toBeGreaterThanOrEqual(stored.length);
    // A worker that dies between the answer of the mail server and its own commit sends the letter again.
    expect(letters - stored.length).toBeLessThanOrEqual(2 * kills * 10);
    expect(await publishedOffers(db)).toEqual([told.offers.size, told.offers.size]);
    expect(told.failedPages).toEqual([]);
    expect(told.longestPause).toBeLessThan(second);
  },
  hour,
);

async function signInCandidates(board: ReturnType<typeof testBoard>, count: number): Promise<SignedIn[]> {
  const keyOf = await readSecret('', SECRET);
  const store = createSessionStore(createSeal(keyOf('sign-in'), 'sessions'));
  const candidates: SignedIn[] = [];
  for (let number = 0; number < count; number += 1) {
    const { candidate } = await insertCandidate(board, { complete: true });
    const { oid, email } = candidate;
    const claims = { oid, tfp: null, emails: [email], given_name: 'Zoé', family_name: 'Ørsted', name: '' };
    const content = { claims, idToken: '', accessToken: '', refreshToken: null };
    const accessExpiresAt = new Date(Date.now() + 10 * hour);
    const device = { browser: null, system: null, network: '203.0.113.…' };
    const secret = await store.create(board.db, { policy: 'signInFr', content, accessExpiresAt, device });
    const cv = board.db.selectFrom('cvs').select('id').where('candidate_id', '=', candidate.id);
    candidates.push({ cookie: `session=${secret}`, email, cvId: (await cv.executeTakeFirstOrThrow()).id });
  }
  return candidates;
}

async function waitingLetters(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where state in ('created', 'retry', 'active')`.execute(db);
  return rows[0]?.count ?? -1;
}

async function storedApplications(db: Kysely<Tables>): Promise<{ pair: string; cv: string }[]> {
  const { rows } = await sql<{ pair: string; cv: string }>`
    select c.email || ' ' || a.offer_id as pair, a.cover_letter_file_key as cv
    from applications a join candidates c on c.id = a.candidate_id`.execute(db);
  return rows;
}

/** @returns the number of published offers, and of their different external ids */
async function publishedOffers(db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ all: number; different: number }>`
    select count(*)::int as all, count(distinct external_id)::int as different from offers
    where external_id like 'cluster-%'`.execute(db);
  return [rows[0]?.all ?? 0, rows[0]?.different ?? 0];
}
