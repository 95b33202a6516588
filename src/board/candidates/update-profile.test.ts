import { expect, test } from 'vitest';
import { InvalidInput } from '#words/invalid-input.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readProfile } from './read-profile.ts';
import { SignInRequired } from './sign-in-required.ts';
import { insertCandidate, insertCv } from './testing/candidate-fixtures.ts';
import { updateProfile } from './update-profile.ts';
import type { ProfileFields } from './update-profile.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const whole = { firstName: 'Ana', lastName: 'Ruiz', birthDate: '2000-02-29', nationality: 'ES', studyLevelId: '4' };

async function fieldsOf(viewer: Viewer, fields: ProfileFields): Promise<unknown> {
  const error: unknown = await updateProfile(board, viewer, { ...whole, ...fields }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof InvalidInput ? error.fields : (error ?? 'saved');
}

test('filling in a profile that has a CV completes it: status 2 becomes 3', async () => {
  const viewer = await insertCandidate(board);
  await insertCv(board, viewer.candidate.id);
  expect(await updateProfile(board, viewer, whole)).toEqual({ statusId: 3 });
  expect(await readProfile(board, viewer)).toMatchObject({
    ...whole,
    studyLevelId: 4,
    isComplete: true,
    missing: [],
    cvs: [{ fileName: 'CV Zoé Ørsted.pdf' }],
  });
});

test('without a CV the profile stays incomplete, and the result names what it lacks', async () => {
  const viewer = await insertCandidate(board);
  expect(await updateProfile(board, viewer, { ...whole, nationality: '', studyLevelId: '' })).toEqual({ statusId: 2 });
  expect(await readProfile(board, viewer)).toMatchObject({
    isComplete: false,
    nationality: null,
    missing: ['nationality', 'studyLevelId', 'cv'],
  });
});

test.each(['birthDate', 'nationality', 'studyLevelId'])(
  'a complete profile that loses its %s changes from status 3 to 2',
  async (field) => {
    const viewer = await insertCandidate(board, { complete: true });
    expect(await updateProfile(board, viewer, { ...whole, [field]: '' })).toEqual({ statusId: 2 });
  },
);

test.each([4, 5, 9, 11])('no change of the profile changes status %i', async (status_id) => {
  const viewer = await insertCandidate(board, { complete: true, status_id });
  expect(await updateProfile(board, viewer, { ...whole, birthDate: '' })).toEqual({ statusId: status_id });
  expect(await updateProfile(board, viewer, whole)).toEqual({ statusId: status_id });
});

test.each<[string, ProfileFields, Record<string, string>]>([
  ['an empty first name', { firstName: '  ' }, { firstName: 'field.required' }],
  ['no last name', { lastName: undefined }, { lastName: 'field.required' }],
  ['a name of more than 80 characters', { lastName: 'a'.repeat(81) }, { lastName: 'name.tooLong' }],
  ['a name without letters', { firstName: '123' }, { firstName: 'name.invalid' }],
  ['markup as a name', { firstName: '<b>Ana' }, { firstName: 'name.invalid' }],
  ['a date that does not exist', { birthDate: '2001-02-30' }, { birthDate: 'birthDate.invalid' }],
  ['a date of another form', { birthDate: '29/02/2000' }, { birthDate: 'birthDate.invalid' }],
  ['a birth date in the future', { birthDate: '2027-01-01' }, { birthDate: 'birthDate.invalid' }],
  ['a birth date of another century', { birthDate: '1899-12-31' }, { birthDate: 'birthDate.invalid' }],
  ['no country', { nationality: 'ZZ' }, { nationality: 'nationality.invalid' }],
  ['a union of countries', { nationality: 'EU' }, { nationality: 'nationality.invalid' }],
  ['Antarctica', { nationality: 'AQ' }, { nationality: 'nationality.invalid' }],
  ['a country in small letters', { nationality: 'fr' }, { nationality: 'nationality.invalid' }],
  ['an unknown study level', { studyLevelId: '999' }, { studyLevelId: 'studyLevel.invalid' }],
  ['a study level that is not a number', { studyLevelId: 'x' }, { studyLevelId: 'studyLevel.invalid' }],
  ['a study level beyond the integers', { studyLevelId: '99999999999' }, { studyLevelId: 'studyLevel.invalid' }],
  ['a file as birth date', { birthDate: new File([], '') }, { birthDate: 'birthDate.invalid' }],
  ['a file instead of text', { firstName: new File([], '') }, { firstName: 'field.required' }],
  ['two mistakes', { firstName: '', birthDate: 'x' }, { firstName: 'field.required', birthDate: 'birthDate.invalid' }],
])('a profile with %s gets the message about this mistake', async (_what, fields, expected) => {
  expect(await fieldsOf(await insertCandidate(board), fields)).toEqual(expected);
});

test('candidates too young or too old for a mission may still save their birth date', async () => {
  const viewer = await insertCandidate(board);
  for (const birthDate of ['2012-01-01', '1985-02-03']) expect(await fieldsOf(viewer, { birthDate })).toBe('saved');
});

test('a visitor has no profile', async () => {
  await expect(readProfile(board, visitor)).rejects.toBeInstanceOf(SignInRequired);
  await expect(updateProfile(board, visitor, whole)).rejects.toBeInstanceOf(SignInRequired);
});

test('a birth date may be yesterday but not today, according to the time in Paris', async () => {
  const viewer = await insertCandidate(board);
  const saving = (now: string, birthDate: string) =>
    updateProfile(testBoard(db, { now: () => new Date(now) }), viewer, { ...whole, birthDate });
  await expect(saving('2026-11-21T22:59:59Z', '2026-11-21')).rejects.toMatchObject({
    fields: { birthDate: 'birthDate.invalid' },
  });
  expect(await saving('2026-11-21T23:00:00Z', '2026-11-21')).toMatchObject({ statusId: 2 });
  expect(await saving('2026-11-21T23:00:00Z', '1900-01-01')).toMatchObject({ statusId: 2 });
});

test('a birth date that was saved before is not checked again', async () => {
  const viewer = await insertCandidate(board, { birth_date: '1899-12-31' });
  expect(await fieldsOf(viewer, { birthDate: '1899-12-31' })).toBe('saved');
  expect(await fieldsOf(viewer, { birthDate: '1899-12-30' })).toEqual({ birthDate: 'birthDate.invalid' });
});

test('a form changes only fields of the profile, and only the profile of its sender', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const hostile = { ...whole, id: String(other.candidate.id), email: 'x@example.org', statusId: '10', oid: 'x' };
  await updateProfile(board, viewer, hostile);
  expect(await readProfile(board, other)).toMatchObject({ firstName: 'Zoé', birthDate: null });
  const { email, statusId } = await readProfile(board, viewer);
  expect([email, statusId]).toEqual([viewer.candidate.email, 2]);
});

test('a candidate whose account was erased meanwhile must sign in', async () => {
  const viewer = await insertCandidate(board);
  await db.deleteFrom('candidates').where('id', '=', viewer.candidate.id).execute();
  await expect(updateProfile(board, viewer, whole)).rejects.toBeInstanceOf(SignInRequired);
});
