import { beforeEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour } from '#durations.ts';
import { openOffice, relyingParty } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
await insertReference(db);
const ended: string[] = [];
const clock = { now: noon };
const { ask, board, enterAs } = openOffice(
  { db, now: () => clock.now },
  {
    relyingParty: {
      ...relyingParty,
      ownSessions: { ...relyingParty.ownSessions, endOthers: async (oid) => void ended.push(oid) },
    },
  },
);
const { session } = await enterAs('operator');
const reason = 'Demande écrite, ticket 4812';
const statusOf = async (oid: string) =>
  (await db.selectFrom('candidates').select('status_id').where('oid', '=', oid).executeTakeFirst())?.status_id;

let oid = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  oid = `candidate-${count}`;
  clock.now = noon;
  ended.length = 0;
  await insertCandidate(board, { complete: true, oid, email: `${oid}@example.org` });
});
const send = (form: string, more: Record<string, string> = {}) =>
  ask('/bureau/personnes', { session, form: Object.entries({ do: form, oid, reason, ...more }) });

test('an operator makes an account unavailable and brings it back, from its file', async () => {
  const file = await (await send('read', { find: oid })).text();
  expect(file).toContain('Rendre le compte indisponible');
  expect(await (await send('refuse')).text()).toContain('Le compte est indisponible.');
  expect(await statusOf(oid)).toBe(10);
  expect((await send('refuse')).status).toBe(409);
  expect(await (await send('read', { find: oid })).text()).toContain('Rétablir le compte');
  await send('readmit');
  expect(await statusOf(oid)).toBe(3);
});

test('an operator signs a candidate out everywhere', async () => {
  expect(await (await send('endSessions')).text()).toContain('déconnectée partout');
  expect(ended).toEqual([oid]);
});

test('a candidate is erased only by who types their address, after a page that says what disappears', async () => {
  const asked = await (await send('erase', { applications: '2' })).text();
  expect(asked).toContain('2 candidatures');
  expect((await send('erase', { confirmed: 'yes', address: 'other@example.org' })).status).toBe(422);
  expect(await statusOf(oid)).toBe(3);
  const done = await send('erase', { confirmed: 'yes', address: `${oid}@example.org` });
  expect(await done.text()).toContain('Le candidat est effacé.');
  expect(await statusOf(oid)).toBeUndefined();
  expect((await send('erase', { confirmed: 'yes', address: `${oid}@example.org` })).status).toBe(409);
});

test('an export is a ZIP archive, and needs a fresh sign-in', async () => {
  const archive = await send('export');
  expect(archive.headers.get('content-disposition')).toBe('attachment; filename="candidate.zip"');
  expect(
    Buffer.from(await archive.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  clock.now = new Date(noon.getTime() + hour / 2);
  expect((await send('export')).headers.get('location')).toContain('confirmation');
});
