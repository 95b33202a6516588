import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { type Kysely, sql } from 'kysely';
import { replyAddress } from '../../src/board/applications/exchange/reply-address.ts';
import { day } from '../../src/durations.ts';
import { connect } from '../../src/database/connection.ts';
import { startEmbeddedServer } from '../../src/database/embedded/start-embedded-server.ts';
import type { Tables } from '../../src/database/tables.ts';
import { ownWords } from '../../src/mail/own-words.ts';
import { receivingServer } from '../../src/mail/testing/receiving-server.ts';
import { linkSecretOf, readSecret } from '../../src/server/wiring/secret.ts';
import { freshFolder, startProduct } from '../product.ts';

const applications = 30;
const provider = {
  INBOUND_MAIL_ADDRESS: 'reponse@mvi.example',
  INBOUND_MAIL_SECRET: 'shared with the provider of this drill',
};
type Author = 'candidate' | 'recruiter';

test('if the product is killed while mails come in and go out, each confirmed reply is one message and one letter with a signed address', async () => {
  test.setTimeout(180_000);
  const dataDir = await freshFolder();
  const mails = await receivingServer();
  const environment = { DEMO_OFFERS: '20', SMTP_URL: mails.url, MAIL_FROM: 'board@mvi.example', ...provider };
  const first = await startProduct({ dataDir, environment });
  const { origin } = first;
  const db = connect((await startEmbeddedServer({ dataDir })).url, { max: 2 });
  const replies = await insertExchanges(db, dataDir);

  const confirmed: string[] = [];
  const sending = Promise.all(
    [...replies].map(async ([name, mail]) => {
      if (await post(origin, mail)) confirmed.push(name);
    }),
  );
  // The moment of the kill is random.
  await expect.poll(() => confirmed.length, { timeout: 60_000, intervals: [5] }).toBeGreaterThan(5);
  await first.kill();
  await sending;

  const second = await startProduct({ dataDir, port: Number(new URL(origin).port), environment });
  try {
    const kept = new Set(await messages(db));
    expect(confirmed.filter((name) => !kept.has(name))).toEqual([]);
    // The provider posts every mail again, because it does not know which answers were lost.
    for (const mail of replies.values()) expect(await post(origin, mail)).toBe(true);
    expect((await messages(db)).toSorted()).toEqual([...replies.keys()].toSorted());
    const letters = () => new Map(mails.received.map((mail) => [mail.messageId, mail]));
    await expect.poll(() => letters().size, { timeout: 60_000 }).toBe(replies.size);
    for (const { replyTo, text, to } of letters().values()) {
      expect(replyTo?.address).toMatch(/^reponse\+[0-9a-v]{48}@mvi\.example$/);
      expect(ownWords(`Entendu.\n\n${text}`)).toBe('Entendu.');
      // Neither party reads the address of the other.
      expect(text).not.toContain(to.startsWith('drill-') ? 'recruiter-' : 'drill-');
    }
  } finally {
    await db.destroy();
    expect(await second.stop(), second.output()).toBe(0);
    await mails.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Posts a mail as the provider does. @returns true if it was taken, false if the product has ended */
async function post(origin: string, mail: object): Promise<boolean> {
  const [body, timestamp] = [JSON.stringify(mail), String(Math.floor(Date.now() / 1000))];
  const signature = createHmac('sha256', provider.INBOUND_MAIL_SECRET).update(`${timestamp}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
  const answer = await fetch(`${origin}/courrier/reponses`, { method: 'POST', body, headers }).catch(() => null);
  if (answer !== null) expect(answer.status, await answer.text()).toBe(204);
  return answer !== null;
}

/**
 * Inserts an answered application for each of many candidates.
 * @returns a mail of each party of each application, by the message that it should become
 */
async function insertExchanges(db: Kysely<Tables>, dataDir: string): Promise<Map<string, object>> {
  await sql`update offers set contact_email = 'recruiter-' || id || '@corp.example'`.execute(db);
  const { rows } = await sql<{ id: string }>`
    with owners as (
      insert into candidates (oid, email, first_name, last_name, status_id)
      select 'drill-' || n, 'drill-' || n || '@example.org', 'Ana', 'Drill', 3
      from generate_series(1, ${applications}::integer) n returning *
    ), sent as (
      insert into applications (candidate_id, offer_id, email, first_name, last_name, locale,
        cv_file_key, cv_file_name, cv_media_type, applied_at, transmitted_at)
      select id, (select min(id) from offers), email, first_name, last_name, 'fr', 'none', 'cv.txt', 'text/plain', now(), now()
      from owners returning id
    )
    insert into application_answers (application_id, answer, answered_at) select id, 'contact', now() from sent
    returning application_id as id`.execute(db);
  const signing = { secret: linkSecretOf(await readSecret(dataDir, undefined)), base: provider.INBOUND_MAIL_ADDRESS };
  const until = new Date(Date.now() + 90 * day);
  const mailOf = (applicationId: string, author: Author) => ({
    to: replyAddress(signing, { applicationId, author }, until),
    from: `${author}@elsewhere.example`,
    text: `Mot de ${author}, ${applicationId}\n\nLe 26/11/2026 à 10:04, X a écrit :\n> Bonjour`,
    messageId: `<${author}.${applicationId}@elsewhere.example>`,
    timestamp: Math.floor(Date.now() / 1000),
  });
  return new Map(
    rows.flatMap(({ id }) =>
      (['candidate', 'recruiter'] as const).map((author) => [`Mot de ${author}, ${id}`, mailOf(id, author)] as const),
    ),
  );
}

async function messages(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('application_messages').select('message').execute();
  return rows.map(({ message }) => message);
}
