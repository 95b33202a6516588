import { expect, test } from 'vitest';
import { readPublished } from '#board/offers/read-published.ts';
import { importingBoard } from './testing/importing-board.ts';
import { row2026 } from './testing/source-rows.ts';

const { db, importRows } = await importingBoard();

const kept = async (id: number) => (await readPublished(db, [id]))[0];

test('public fields of a source are stored unchanged, with blanks and capitals', async () => {
  const said = {
    cityName: 'LIEGE                                   ',
    missionTitle: 'INGENIEUR (H/F)',
    levelStudyIds: '4,3',
  };
  await importRows([row2026(1, { ...said, cityAffectationId: 2199, ca: '8334', organizationPathImage: '' })]);
  expect((await kept(1))?.source).toMatchObject({
    ...said,
    cityAffectationId: 2199,
    ca: '8334',
    organizationPathImage: '',
  });
});

test('changed counters and names do not write the offer again', async () => {
  await importRows([row2026(1, { candidateCounter: 3, ca: '1' })]);
  const { updated, unchanged } = await importRows([row2026(1, { candidateCounter: 7, ca: '1', image: 'x.png' })]);
  expect([updated, unchanged]).toEqual([0, 1]);
  expect(await kept(1)).toMatchObject({ candidates: 7, source: { ca: '1', image: 'x.png' } });
});

test('a row without a description leaves the stored description', async () => {
  await importRows([row2026(1, { missionDescription: 'First.\r\nSecond.' })]);
  await importRows([row2026(1, { missionDescription: null })]);
  expect((await kept(1))?.source?.missionDescription).toBe('First.\r\nSecond.');
});

test.each([
  ['ca', 12, '12'],
  ['effectif', '80', 80],
  ['effectif', 'many', undefined],
  ['indemnite', null, undefined],
  ['organizationName', 'NUL\0 AND HALF\ud800', 'NUL AND HALF\ufffd'],
  ['specialization', ['["9","205"]', 7, null], ['["9","205"]', '7']],
  ['specialization', 'none', undefined],
  ['levelStudyIds', [4, 3], '4,3'],
  ['missionDescription', 7, '7'],
  ['activitySectorN1', null, null],
  ['contactURL', 'https://example.org/form', undefined],
  ['contactEmail', 'somebody@example.org', undefined],
  ['surprise', 'x', undefined],
])('the value for %s %j is stored as %j', async (field, given, value) => {
  const { rejected } = await importRows([row2026(1, { [field]: given })]);
  expect(rejected).toEqual([]);
  expect(new Map(Object.entries((await kept(1))?.source ?? {})).get(field)).toEqual(value);
});

test('in both generations, ids of professions are text and ids of families are numbers', async () => {
  const profession = {
    specializationId: 208,
    specializationParentId: 58,
    specializationLabel: 'Qualité',
    specializationLabelEn: 'Quality',
  };
  const family = { ...profession, specializationId: '58', specializationParentId: null };
  await importRows([row2026(1, { specializations: [profession, family, { specializationId: 'x' }, 'x'] })]);
  expect((await kept(1))?.source?.specializations).toEqual([
    { ...profession, specializationId: '208' },
    { ...family, specializationParentId: 58 },
  ]);
});

test('an offer that no longer comes from an import has no data of its source', async () => {
  await importRows([row2026(1, { ca: '1', candidateCounter: 9 })]);
  await db.updateTable('offers').set({ source: 'demo' }).where('id', '=', 1).execute();
  expect(await kept(1)).toMatchObject({ source: null, candidates: 0 });
});
