import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { type Kysely, sql } from 'kysely';
import { connect } from '../../src/database/connection.ts';
import { startEmbeddedServer } from '../../src/database/embedded/start-embedded-server.ts';
import type { Tables } from '../../src/database/tables.ts';
import { receivingServer } from '../../src/mail/testing/receiving-server.ts';
import { freshFolder, startProduct } from '../product.ts';

const candidates = 40;

test('alerts sent while the product is killed reach everybody exactly once', async () => {
  test.setTimeout(180_000);
  const dataDir = await freshFolder();
  const mails = await receivingServer();
  const environment = { DEMO_OFFERS: '20', SMTP_URL: mails.url, MAIL_FROM: 'board@mvi.example' };
  const first = await startProduct({ dataDir, environment });
  // Connects to the product's own database server. The server survives the kill of the product, and the next
  // start of the product finds it again.
  const db = connect((await startEmbeddedServer({ dataDir })).url, { max: 2 });
  await waitUntilToldApart(db);
  await db.transaction().execute(async (transaction) => {
    await insertAlerts(transaction);
    await sql`delete from announced_offers where offer_id = (select min(offer_id) from announced_offers)`.execute(
      transaction,
    );
  });
  // Waits until the offers are matched and the worker is sending the letters. The exact moment of the kill is
  // left to chance.
  await expect.poll(() => mails.received.length, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(2);
  await first.kill();
  const second = await startProduct({ dataDir, environment });
  try {
    await expect.poll(() => lettersByOwner(mails.received).size, { timeout: 60_000 }).toBe(candidates);
    const left = await sql`select 1 from saved_searches where told_round < (select round from alert_rounds)`.execute(
      db,
    );
    expect(left.rows).toEqual([]);
    // Counts letters by message id. A letter that was accepted just before the kill may be sent again, but
    // has the same id, so that receivers keep one copy.
    expect([...lettersByOwner(mails.received).values()].map((names) => names.size)).toEqual(
      Array.from({ length: candidates }, () => 1),
    );
  } finally {
    await db.destroy();
    expect(await second.stop(), second.output()).toBe(0);
    await mails.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Waits until the demo offers are recorded in announced_offers. Until then every offer counts as new. */
async function waitUntilToldApart(db: Kysely<Tables>): Promise<void> {
  const announced = async () => (await sql`select 1 from announced_offers`.execute(db)).rows.length;
  await expect.poll(announced, { timeout: 60_000 }).toBeGreaterThan(0);
}

/** Inserts candidates who have consented, each with a saved search for every offer and an instant alert. */
async function insertAlerts(db: Kysely<Tables>): Promise<void> {
  await sql`
    with owners as (
      insert into candidates (oid, email, first_name, last_name)
      select 'drill-' || n, 'drill-' || n || '@example.org', 'Ana', 'Drill' from generate_series(1, ${candidates}::integer) n
      returning id, email
    ), agreed as (
      insert into alert_addresses (candidate_id, email, question, asked_at, asked_times, confirmed_at)
      select id, email, gen_random_uuid(), now(), 1, now() from owners
    )
    insert into saved_searches (candidate_id, name, address, locale, frequency, told_round, seen_round, due_at)
    select id, 'Toutes', '', 'fr', 'instant', round, round, now() from owners, alert_rounds`.execute(db);
}

type Letters = Awaited<ReturnType<typeof receivingServer>>['received'];

/** Returns the message ids of the letters by recipient. */
function lettersByOwner(received: Letters): Map<string, Set<string>> {
  const owners = Map.groupBy(received, ({ to }) => to);
  return new Map([...owners].map(([to, letters]) => [to, new Set(letters.map(({ messageId }) => messageId ?? ''))]));
}
