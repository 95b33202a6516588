import { expect, test } from 'vitest';
import { InvalidInput } from '#words/invalid-input.ts';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noteConnection } from '../note-connection.ts';
import { insertCandidate } from '../testing/candidate-fixtures.ts';
import { addCandidate } from './add-candidate.ts';
import { type CandidateAccount, type CandidatesApi, CandidateUnknown } from './candidates-api.ts';
import { localCandidatesApi } from './local-candidates-api.ts';
import { mirroredCandidatesApi } from './mirrored-candidates-api.ts';
import { readNewCandidate } from './read-new-candidate.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const local = localCandidatesApi(board);
const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org' };
const bearer = (oid: string) => ({ oid, accessToken: '' });
const rowOf = (oid: string) => db.selectFrom('candidates').selectAll().where('oid', '=', oid).executeTakeFirst();

test('a candidate created by a program waits for the first sign-in, with the given names and address', async () => {
  const account = await local.create(bearer('made'), ana);
  expect(Object.keys(account)).toEqual(['statusId', 'statusLabel', 'userId', 'candidateId', 'dateInscription']);
  expect(account).toMatchObject({ statusId: 2, statusLabel: 'Profil incomplet', dateInscription: noon.toISOString() });
  expect(await rowOf('made')).toMatchObject({
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'ana@example.org',
    awaits_sign_in: true,
    last_connection_at: null,
  });
});

test('if a candidate already exists, creating them again does not change their names, address and status', async () => {
  await insertCandidate(board, { oid: 'known', status_id: 5 });
  const before = await rowOf('known');
  expect(await local.create(bearer('known'), ana)).toMatchObject({
    statusId: 5,
    statusLabel: 'Mission déjà effectuée',
  });
  expect(await rowOf('known')).toEqual(before);
});

test('simultaneous requests to create the same candidate create it once', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => local.create(bearer('raced'), ana)));
  expect(new Set(made.map(({ candidateId }) => candidateId)).size).toBe(1);
});

test('a candidate added with its status and language keeps them', async () => {
  await addCandidate(board, { ...ana, oid: 'told', locale: 'en', statusId: 7 });
  expect(await rowOf('told')).toMatchObject({ locale: 'en', status_id: 7 });
});

test('a status without a label is named by its number', async () => {
  for (const [status_id, statusLabel] of [
    [-1, 'Compte inconnu'],
    [3, 'Profil complet'],
    [10, 'Compte refusé'],
    [42, 'Statut 42'],
  ] as const) {
    await insertCandidate(board, { oid: `label${status_id}`, status_id });
    expect(await local.status(bearer(`label${status_id}`))).toMatchObject({ statusId: status_id, statusLabel });
  }
});

test('a connection is noted only for the candidate of the token, and only with this candidate’s number', async () => {
  const [mine, other] = [await insertCandidate(board, { oid: 'mine' }), await insertCandidate(board, { oid: 'other' })];
  await expect(local.updateLastConnexion(bearer('mine'), other.candidate.id)).rejects.toBeInstanceOf(CandidateUnknown);
  await expect(local.updateLastConnexion(bearer('nobody'), mine.candidate.id)).rejects.toBeInstanceOf(CandidateUnknown);
  for (const oid of ['mine', 'other']) expect(await rowOf(oid)).toMatchObject({ last_connection_at: null });
  await noteConnection({ db, now: () => daysFromNoon(1) }, 'mine');
  expect(await rowOf('mine')).toMatchObject({ last_connection_at: daysFromNoon(1) });
  expect(await rowOf('other')).toMatchObject({ last_connection_at: null });
});

/** An external API that answers every call with one status. */
function answering(statusId: number): CandidatesApi {
  const account: CandidateAccount = { statusId, statusLabel: '', userId: 1, candidateId: 1, dateInscription: '' };
  const answer = async () => account;
  return { status: answer, create: answer, updateLastConnexion: answer };
}

test('each answer of an external API sets the status of its candidate and of nobody else', async () => {
  await insertCandidate(board, { oid: 'mirrored' });
  await insertCandidate(board, { oid: 'beside' });
  const told = async (statusId: number, ask: (api: CandidatesApi) => Promise<CandidateAccount>) => {
    await ask(mirroredCandidatesApi(answering(statusId), board));
    return (await rowOf('mirrored'))?.status_id;
  };
  expect(await told(3, (api) => api.status(bearer('mirrored')))).toBe(3);
  expect(await told(5, (api) => api.create(bearer('mirrored'), ana))).toBe(5);
  expect(await told(9, (api) => api.updateLastConnexion(bearer('mirrored'), 1))).toBe(9);
  expect(await rowOf('beside')).toMatchObject({ status_id: 2 });
});

test('an account that its candidate closed here stays closed, whatever an external API says', async () => {
  await insertCandidate(board, { oid: 'closed', status_id: 1, closed_at: noon, status_before_closing: 3 });
  const account = await mirroredCandidatesApi(answering(3), board).status(bearer('closed'));
  expect(account.statusId).toBe(3);
  expect(await rowOf('closed')).toMatchObject({ status_id: 1, closed_at: noon });
});

test('an external API that fails changes no status', async () => {
  await insertCandidate(board, { oid: 'unasked', status_id: 3 });
  const failing = { ...answering(10), status: () => Promise.reject(new CandidateUnknown('who?')) };
  await expect(mirroredCandidatesApi(failing, board).status(bearer('unasked'))).rejects.toThrow('who?');
  expect(await rowOf('unasked')).toMatchObject({ status_id: 3 });
});

test('the data of a new candidate are read without other fields', () => {
  const sent = { ...ana, firstName: ' Ana ', statusId: 3, oid: 'x' };
  expect(readNewCandidate(sent)).toEqual(ana);
});

const address = (length: number) => `${'a'.repeat(length - 12)}@example.org`;

test('an e-mail address has at most 254 characters', () => {
  expect(readNewCandidate({ ...ana, email: address(254) }).email).toHaveLength(254);
});

test.each([
  ['no name', { firstName: '' }, { firstName: 'field.required' }],
  ['a name that is an address', { lastName: 'www.example.org' }, { lastName: 'name.invalid' }],
  ['a name of 81 characters', { lastName: 'a'.repeat(81) }, { lastName: 'name.tooLong' }],
  ['no address', { email: '' }, { email: 'field.invalid' }],
  ['an address with a second line', { email: 'a@example.org\r\nBcc: b@example.org' }, { email: 'field.invalid' }],
  ['an address of 255 characters', { email: address(255) }, { email: 'field.invalid' }],
])('a new candidate with %s is refused on the field', (_what, part, fields) => {
  const refused = () => readNewCandidate({ ...ana, ...part });
  expect(refused).toThrow(InvalidInput);
  expect(refused).toThrow(expect.objectContaining({ fields }));
});
