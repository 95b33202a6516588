import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { eraseAccount } from '#board/privacy/erase-account.ts';
import { exportData } from '#board/privacy/export-data.ts';
import { ownReadings } from '#board/privacy/own-readings.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Actor } from '#staff/actor.ts';
import { readCandidateFile } from './read-candidate-file.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const operator: Actor = { kind: 'staff', id: 'member-1', roles: ['operator'], requestId: 'request-1' };
const reason = 'Demande écrite de suppression';
const audited = () => db.selectFrom('staff.audit').selectAll().orderBy('id').execute();

test('an operator sees names, address, status, dates and numbers of a candidate, and nothing else', async () => {
  const viewer = await insertCandidate(board, { complete: true, email: 'Ana@Example.org', oid: 'ana' });
  await keepOffer(board, viewer, await insertOffer(db));
  await insertApplication(db, viewer);
  for (const find of ['ana', ' ana@example.org '])
    expect(await readCandidateFile(board, operator, { find, reason })).toEqual({
      found: 'one',
      file: {
        oid: 'ana',
        firstName: 'Zoé',
        lastName: 'Ørsted',
        email: 'Ana@Example.org',
        locale: 'fr',
        statusId: 3,
        status: 'Profil complet',
        registeredAt: expect.any(Date),
        lastSeenAt: expect.any(Date),
        closedAt: null,
        applications: 1,
        favourites: 1,
        savedSearches: 0,
        hasAlerts: false,
      },
    });
});

test('each reading is recorded with its reason and the object id alone, and its candidate sees it', async () => {
  const viewer = await insertCandidate(board, { oid: 'seen', email: 'seen@example.org' });
  const other = await insertCandidate(board);
  expect(await ownReadings(board, viewer)).toEqual([]);
  await readCandidateFile(board, operator, { find: 'seen@example.org', reason: `  ${reason}\n ` });
  const rows = (await audited()).filter(({ subject_id }) => subject_id === 'seen');
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      at: noon,
      actor: 'staff:member-1',
      act: 'candidate.read',
      subject_kind: 'candidate',
      subject_id: 'seen',
      changes: {},
      reason,
      request_id: 'request-1',
    },
  ]);
  expect(await ownReadings(board, viewer)).toEqual([{ at: noon, reason }]);
  expect((await exportData(board, viewer))['staff_readings']).toEqual([{ at: noon, reason }]);
  expect(await ownReadings(board, other)).toEqual([]);
  await expect(ownReadings(board, visitor)).rejects.toThrow('nobody is signed in');
});

test('a search that finds nobody is recorded without what was typed', async () => {
  const find = 'nobody@example.org';
  expect(await readCandidateFile(board, operator, { find, reason })).toEqual({ found: 'nobody' });
  const last = (await audited()).at(-1);
  expect(last).toMatchObject({ act: 'candidate.read', subject_kind: 'candidate', subject_id: '', reason });
  expect(JSON.stringify(last)).not.toContain(find);
});

test('a part of an address and patterns find nobody', async () => {
  await insertCandidate(board, { oid: 'whole', email: 'whole@example.org' });
  for (const find of ['whole@', '%', '%@example.org', 'whol_', "' or true --"])
    expect(await readCandidateFile(board, operator, { find, reason })).toEqual({ found: 'nobody' });
});

test('of several candidates with one address the operator gets the object ids, and each sees the reading', async () => {
  const both = [
    await insertCandidate(board, { oid: 'one', email: 'both@example.org' }),
    await insertCandidate(board, { oid: 'two', email: 'BOTH@example.org' }),
  ];
  expect(await readCandidateFile(board, operator, { find: 'both@example.org', reason })).toEqual({
    found: 'several',
    oids: ['one', 'two'],
  });
  for (const viewer of both) expect(await ownReadings(board, viewer)).toHaveLength(1);
});

test.each([
  ['find', { find: ' ' }, 'field.required'],
  ['find', { find: 'x'.repeat(255) }, 'field.invalid'],
  ['find', { find: null }, 'field.required'],
  ['reason', { reason: '' }, 'field.required'],
  ['reason', { reason: ' \n ' }, 'field.required'],
  ['reason', { reason: ' why ' }, 'field.check'],
  ['reason', { reason: 'x'.repeat(301) }, 'note.tooLong'],
  ['reason', { reason: undefined }, 'field.required'],
  ['reason', { reason: 'Demande de zoe@example.org' }, 'field.invalid'],
  ['reason', { reason: 'Rappeler au 06 12 34 56 78' }, 'field.invalid'],
  ['reason', { reason: 'Call +44 (0)20 7946 0958' }, 'field.invalid'],
])('a wrong %s is named, and neither read nor recorded (%#)', async (field, wrong, why) => {
  await insertCandidate(board, { oid: 'spared' }).catch(() => undefined);
  const before = await audited();
  const typed = { find: 'spared', reason, ...wrong };
  await expect(readCandidateFile(board, operator, typed)).rejects.toMatchObject({ fields: { [field]: why } });
  expect(await audited()).toEqual(before);
});

test('a reason may name days, tickets and years', async () => {
  for (const good of ['Ticket 12345678 du 26/11/2026', 'Message reçu le 2026-11-26 14:30', 'Appel du 01/11/2026 14:30'])
    expect(await readCandidateFile(board, operator, { find: 'nobody', reason: good })).toEqual({ found: 'nobody' });
});

test('only operators and administrators read; a refused reading is not recorded', async () => {
  const before = await audited();
  for (const role of ['reader', 'editor', 'reviewer'] as const)
    await expect(
      readCandidateFile(board, { ...operator, roles: [role] }, { find: 'ana', reason }),
    ).rejects.toMatchObject({ code: 'office.notAllowed' });
  expect(await audited()).toEqual(before);
});

test('what cannot be recorded is not read', async () => {
  await sql`alter table staff.audit add constraint is_full check (id < 0) not valid`.execute(db);
  await expect(readCandidateFile(board, operator, { find: 'ana', reason })).rejects.toThrow('violates check');
  await sql`alter table staff.audit drop constraint is_full`.execute(db);
});

test('after the erasure of an account the audit keeps its object id, and nothing personal', async () => {
  const viewer = await insertCandidate(board, { oid: 'erased', email: 'erased@example.org', last_name: 'Quenneville' });
  await readCandidateFile(board, operator, { find: 'erased@example.org', reason });
  await eraseAccount(board, viewer);
  const rows = await audited();
  expect(rows.filter(({ subject_id }) => subject_id === 'erased')).toHaveLength(1);
  for (const personal of ['erased@example.org', 'Quenneville', 'Zoé'])
    expect(JSON.stringify(rows)).not.toContain(personal);
});
