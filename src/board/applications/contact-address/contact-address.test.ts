import { beforeEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { exportData } from '#board/privacy/export-data.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { type SignedInViewer, visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { day, minute } from '#durations.ts';
import { askContactCode, ContactCodesRefused } from './ask-contact-code.ts';
import { contactCode } from './contact-code.ts';
import { provenAddresses } from './contact-addresses.ts';
import { awaitedAddress, proveContactAddress } from './prove-contact-address.ts';
import { readContactCode } from './read-contact-code.ts';

const { db } = await testDatabase();
await insertReference(db);
let now = noon;
const left: string[] = [];
const jobs = { enqueue: async (_db: unknown, job: { name: string }) => void left.push(job.name) };
const board = testBoard(db, { jobs, now: () => now });
const secret = 'the secret of the installation';
const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
beforeEach(async () => {
  now = noon;
  left.length = 0;
  await db.deleteFrom('contact_codes').execute();
});

const ask = (viewer: SignedInViewer, email: string, network = '192.0.2.1') =>
  askContactCode(board, viewer, { email, network, locale: 'fr' });

/** Returns the code as the letter shows it. */
async function lastCode({ candidate }: SignedInViewer): Promise<string> {
  const codes = db.selectFrom('contact_codes').selectAll().where('candidate_id', '=', candidate.id);
  const { question, email } = await codes.orderBy('asked_at', 'desc').limit(1).executeTakeFirstOrThrow();
  return contactCode(secret, { question, candidateId: candidate.id, email });
}

const prove = (viewer: SignedInViewer, code: unknown) =>
  proveContactAddress(board, viewer, { code, secret }).then(
    ({ email }) => email,
    (error: unknown) => (error instanceof InvalidInput ? error.fields['code'] : error),
  );
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const waitOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 0,
    (error: unknown) => (error instanceof ContactCodesRefused ? error.seconds : String(error)),
  );

test('a candidate who types the code of the letter confirms the address permanently, also for other applications', async () => {
  const viewer = await insertCandidate(board);
  expect(await ask(viewer, ' Zoe@Example.org ')).toEqual({ step: 'asked', email: 'Zoe@Example.org' });
  expect([left, await awaitedAddress(board, viewer)]).toEqual([['application.mail-contact-code'], 'Zoe@Example.org']);
  const code = await lastCode(viewer);
  expect(code).toMatch(/^\d{6}$/);
  expect(await prove(viewer, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe('Zoe@Example.org');
  expect(await provenAddresses(board, viewer)).toEqual(['Zoe@Example.org']);
  expect(await ask(viewer, 'zoe@example.ORG')).toEqual({ step: 'proven', email: 'Zoe@Example.org' });
  expect([left.length, await awaitedAddress(board, viewer)]).toEqual([1, undefined]);
  expect(await prove(viewer, code)).toBe('contactCode.usedUp');
});

test('the address of the account needs no code', async () => {
  const viewer = await insertCandidate(board);
  const { email } = viewer.candidate;
  expect(await ask(viewer, email.toUpperCase())).toEqual({ step: 'proven', email });
  expect(left).toEqual([]);
});

test('after five tries even the right code is refused, also if the tries are simultaneous', async () => {
  const viewer = await insertCandidate(board);
  await ask(viewer, 'zoe@example.org');
  const code = await lastCode(viewer);
  const tried = await Promise.all(Array.from({ length: 8 }, () => prove(viewer, wrong(code))));
  expect(tried.filter((answer) => answer === 'contactCode.wrong')).toHaveLength(4);
  expect(await prove(viewer, code)).toBe('contactCode.usedUp');
  expect(await provenAddresses(board, viewer)).toEqual([]);
});

test.each(['', '12345', '1234567', 'abcdef', null, new File([], '')])(
  'the text «%s» is not a code, and does not count as a try',
  async (typed) => {
    const viewer = await insertCandidate(board);
    await ask(viewer, 'zoe@example.org');
    for (let times = 0; times < 6; times += 1) expect(await prove(viewer, typed)).toBe('contactCode.missing');
    expect(await prove(viewer, await lastCode(viewer))).toBe('zoe@example.org');
  },
);

test('a code is valid for a quarter of an hour, only for its candidate, and only until the next code is sent', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  await ask(viewer, 'zoe@example.org');
  const first = await lastCode(viewer);
  expect(await prove(other, first)).toBe('contactCode.expired');
  later(minute);
  await ask(viewer, 'zoe.m@example.org');
  expect(await prove(viewer, first)).toBe('contactCode.wrong');
  later(15 * minute);
  expect(await prove(viewer, await lastCode(viewer))).toBe('contactCode.expired');
});

test('the letter is not sent if a newer code was requested or the code has expired', async () => {
  const viewer = await insertCandidate(board);
  await ask(viewer, 'zoe@example.org');
  const { question } = await db.selectFrom('contact_codes').select('question').executeTakeFirstOrThrow();
  expect(await readContactCode(board, question)).toMatchObject({ email: 'zoe@example.org', locale: 'fr' });
  later(minute);
  await ask(viewer, 'zoe.m@example.org');
  expect(await readContactCode(board, question)).toBeUndefined();
  later(15 * minute);
  const codes = await db.selectFrom('contact_codes').select('question').execute();
  for (const one of codes) expect(await readContactCode(board, one.question)).toBeUndefined();
});

test('an account gets at most five codes in a quarter of an hour and ten a day, even if the requests are simultaneous', async () => {
  const viewer = await insertCandidate(board);
  const asked = await Promise.all(Array.from({ length: 8 }, (_, n) => waitOf(ask(viewer, `zoe${n}@example.org`))));
  expect(asked.filter((wait) => wait === 0)).toHaveLength(5);
  expect(asked.filter((wait) => wait === 15 * 60)).toHaveLength(3);
  later(15 * minute);
  for (let n = 0; n < 5; n += 1) expect(await waitOf(ask(viewer, `zoe${n}@example.org`))).toBe(0);
  later(15 * minute);
  expect(await waitOf(ask(viewer, 'zoe@example.org'))).toBe((day - 30 * minute) / 1000);
});

test('an address gets at most five codes a day from all accounts, even if the requests are simultaneous', async () => {
  const viewers = await Promise.all(Array.from({ length: 7 }, () => insertCandidate(board)));
  const asked = await Promise.all(
    viewers.map((viewer, index) =>
      waitOf(ask(viewer, index % 2 ? 'v@example.org' : 'V@example.org', `192.0.2.${index}`)),
    ),
  );
  expect(asked.filter((wait) => wait === 0)).toHaveLength(5);
  expect(asked.filter((wait) => wait === day / 1000)).toHaveLength(2);
});

test('a network gets at most forty codes in a quarter of an hour', async () => {
  const viewers = await Promise.all(Array.from({ length: 9 }, () => insertCandidate(board)));
  const waits: unknown[] = [];
  for (const [index, viewer] of viewers.entries())
    for (let n = 0; n < 5; n += 1) waits.push(await waitOf(ask(viewer, `a${index}.${n}@example.org`)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(40);
  expect(await waitOf(ask(await insertCandidate(board), 'zoe@example.org', '192.0.2.2'))).toBe(0);
});

test.each(['', 'zoe', 'a@b', 'a@example.org\r\nBcc: b@example.org', null])(
  'the address «%s» gets no code',
  async (typed) => {
    const viewer = await insertCandidate(board);
    const asked = askContactCode(board, viewer, { email: typed, network: 'x', locale: 'fr' });
    await expect(asked).rejects.toBeInstanceOf(InvalidInput);
    expect(left).toEqual([]);
  },
);

test('confirmed addresses are exported and erased with the account, and the database never contains a code', async () => {
  const viewer = await insertCandidate(board);
  await ask(viewer, 'zoe@example.org');
  const code = await lastCode(viewer);
  expect(JSON.stringify(await db.selectFrom('contact_codes').selectAll().execute())).not.toContain(code);
  await prove(viewer, code);
  const told = await exportData(board, viewer);
  expect(told['contact_addresses']).toMatchObject([{ email: 'zoe@example.org' }]);
  expect(told['contact_codes']).toMatchObject([{ email: 'zoe@example.org' }]);
  await db.deleteFrom('candidates').where('id', '=', viewer.candidate.id).execute();
  expect(await db.selectFrom('contact_codes').selectAll().execute()).toEqual([]);
});

test('a visitor gets no code', async () => {
  await expect(askContactCode(board, visitor, { email: 'a@example.org', network: 'x', locale: 'fr' })).rejects.toThrow(
    'nobody is signed in',
  );
  await expect(proveContactAddress(board, visitor, { code: '123456', secret })).rejects.toThrow('nobody is signed in');
});
