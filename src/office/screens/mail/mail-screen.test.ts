import { beforeEach, expect, test } from 'vitest';
import { noteGivenUp } from '#board/operators/letters/note-given-up.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour } from '#durations.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
const queued: object[] = [];
const clock = { now: noon };
const { enterAs, ask, board } = openOffice({
  db,
  now: () => clock.now,
  jobs: { enqueue: async (_db, _job, data) => void queued.push(data) },
});
const { session } = await enterAs('operator');
const lost = {
  letter: 'favourite.mail-closing',
  data: { candidateId: 1 },
  why: '550 5.1.1 unknown user',
  about: 'x.fr',
};
const given = async () => {
  const id = crypto.randomUUID();
  await noteGivenUp(board, { id, ...lost });
  return id;
};
const post = (address: string, form: Record<string, string>) => ask(address, { session, form: Object.entries(form) });

beforeEach(async () => {
  queued.length = 0;
  clock.now = noon;
  await db.deleteFrom('given_up_letters').execute();
});

test('an operator reads why a letter was given up, and sends it again', async () => {
  const id = await given();
  const list = await (await ask('/bureau/envois', { session })).text();
  expect(list).toContain('Favoris qui ferment');
  expect(list).toContain('550 5.1.1 unknown user');
  expect(await (await ask(`/bureau/envois/${id}`, { session })).text()).toContain('refusée définitivement');
  expect((await post(`/bureau/envois/${id}`, { do: 'resend' })).headers.get('location')).toContain('fait=resent');
  expect(queued).toEqual([{ candidateId: 1 }]);
  expect((await post(`/bureau/envois/${id}`, { do: 'resend' })).headers.get('location')).toContain('fait=gone');
  expect(queued).toHaveLength(1);
});

test('sending all letters of a kind again says how many leave, and needs a fresh sign-in', async () => {
  await given();
  await given();
  const page = await (await ask(`/bureau/envois?lettre=${lost.letter}`, { session })).text();
  expect(page).toContain('Renvoyer 2 e-mails');
  const form = { do: 'resendAll', letter: lost.letter };
  clock.now = new Date(noon.getTime() + hour / 2);
  expect((await post('/bureau/envois', form)).headers.get('location')).toContain('confirmation');
  expect(queued).toEqual([]);
  clock.now = noon;
  const done = (await post('/bureau/envois', form)).headers.get('location') ?? '';
  expect(await (await ask(done, { session })).text()).toContain('2 e-mails repartent');
});

test('a letter is forgotten only with a reason', async () => {
  const id = await given();
  expect((await post(`/bureau/envois/${id}`, { do: 'forget', reason: '' })).status).toBe(422);
  const done = await post(`/bureau/envois/${id}`, { do: 'forget', reason: 'Adresse inexistante' });
  expect(done.headers.get('location')).toContain('fait=forgotten');
  expect(await (await ask('/bureau/envois', { session })).text()).toContain('Aucun e-mail abandonné');
});

test('bounced addresses are stopped after a page that says what stops', async () => {
  const addresses = 'a@example.org\nb@example.org';
  const page = await (await post('/en/bureau/envois', { do: 'check', addresses })).text();
  expect(page).toContain('2 addresses read');
  expect(page).toContain('No alerts stop.');
  expect((await post('/bureau/envois', { do: 'check', addresses: 'nothing' })).status).toBe(422);
  expect((await post('/bureau/envois', { do: 'stop', addresses })).headers.get('location')).toContain('nombre=2');
});
