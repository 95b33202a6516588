import { beforeEach, expect, test } from 'vitest';
import { correctOffer } from '#board/operators/offers/correct-offer.ts';
import type { CorrectedField, FieldValue } from '#board/operators/offers/corrected-fields.ts';
import { correctionsOf, listCorrections } from '#board/operators/offers/list-corrections.ts';
import { readOfficeOffer } from '#board/operators/offers/office-offer.ts';
import { dropCorrection, keepCorrection } from '#board/operators/offers/settle-correction.ts';
import { versionOfValue } from '#board/operators/offers/value-version.ts';
import { bringBackOffer, withdrawOffer } from '#board/operators/offers/withdraw-offer.ts';
import { daysFromNoon } from '#board/offers/testing/offer-fixtures.ts';
import { readPublished } from '#board/offers/read-published.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { importingBoard } from './testing/importing-board.ts';
import { row2026 } from './testing/source-rows.ts';

const { db, importRows, shownIds } = await importingBoard();
// Before the imports, which run at noon.
const board = testBoard(db, { now: () => daysFromNoon(-1) });
const actor = { kind: 'program', name: 'test' } as const;

const valueOf = async (field: CorrectedField) => (await readOfficeOffer(board, 1))?.values[field] ?? null;
const correct = async (field: CorrectedField, value: string) =>
  correctOffer(board, actor, {
    offerId: 1,
    field,
    value,
    note: 'The company called',
    seen: versionOfValue(await valueOf(field)),
  });
const sourceSays = async (field: CorrectedField): Promise<FieldValue | undefined> =>
  (await correctionsOf(board, 1)).find((one) => one.field === field)?.sourceValue;
const toSettle = async () =>
  (await listCorrections(board, { state: 'toSettle' })).corrections.map(({ field }) => field);

beforeEach(() => importRows([row2026(1), row2026(2)]));

test.each([
  ['title', 'Chief glazier', { missionTitle: 'MAITRE VERRIER' }, 'Maître verrier'],
  ['description', 'We make glass.', { missionDescription: 'Du verre neuf.' }, 'Du verre neuf.'],
  ['city_fr', 'Namur', { cityName: 'MONS' }, 'Mons'],
  ['country_id', 'FR', { countryId: 'DE' }, 'DE'],
  ['mission_type_id', '3', { missionDuration: 18 }, 1],
  ['duration_months', '24', { missionDuration: 18 }, 18],
  ['monthly_allowance', '2 000'.replace(' ', ''), { indemnite: 3100.5 }, 3100.5],
  ['mission_start', '2027-02-01', { missionStartDate: '2027-05-01T00:00:00' }, '2027-05-01'],
  ['mission_end', '2028-06-01', { missionEndDate: '2028-09-01T00:00:00' }, '2028-09-01'],
  ['remote_work', 'yes', { missionDuration: 18 }, false],
  ['contact_email', 'jobs@example.org', { contactEmail: 'other@example.org' }, 'other@example.org'],
] as const)(
  'a corrected %s stays through imports, and what the source says is kept beside it',
  async (field, typed, change, said) => {
    await correct(field, typed);
    const corrected = await valueOf(field);
    await importRows([row2026(1, change), row2026(2)]);
    expect([await valueOf(field), await sourceSays(field)]).toEqual([corrected, said]);
    await dropCorrection(board, actor, { offerId: 1, field, seen: versionOfValue(said) });
    expect(await valueOf(field)).toEqual(said);
  },
);

test('a broadcast that the staff ends on a day ends with that day in Paris, through imports', async () => {
  await correct('broadcast_end', '2026-12-24');
  await importRows([row2026(1, { endBroadcastDate: '2027-06-30T00:00:00' }), row2026(2)]);
  expect(await valueOf('broadcast_end')).toBe('2026-12-24T23:00:00+00:00');
  expect(await toSettle()).toEqual(['broadcast_end']);
});

test('an import without news of a corrected field leaves nothing to settle', async () => {
  await correct('title', 'Chief glazier');
  await importRows([row2026(1, { missionDuration: 18 }), row2026(2)]);
  await importRows([row2026(1, { missionDuration: 18 }), row2026(2)]);
  expect(await toSettle()).toEqual([]);
  expect(await valueOf('duration_months')).toBe(18);
});

test('a source that changes a corrected field is told once kept, and again when it changes again', async () => {
  await correct('title', 'Chief glazier');
  await importRows([row2026(1, { missionTitle: 'Verrier' }), row2026(2)]);
  expect(await toSettle()).toEqual(['title']);
  await keepCorrection(board, actor, { offerId: 1, field: 'title', seen: versionOfValue('Verrier') });
  expect(await toSettle()).toEqual([]);
  await importRows([row2026(1, { missionTitle: 'Souffleur' }), row2026(2)]);
  expect([await toSettle(), await valueOf('title')]).toEqual([['title'], 'Chief glazier']);
});

test('a source that comes back to what it said, or to the correction, is told as it is', async () => {
  await correct('title', 'Souffleur');
  await importRows([row2026(1, { missionTitle: 'Verrier' }), row2026(2)]);
  await importRows([row2026(1), row2026(2)]);
  expect(await toSettle()).toEqual([]);
  await importRows([row2026(1, { missionTitle: 'Souffleur' }), row2026(2)]);
  expect([await sourceSays('title'), await toSettle()]).toEqual(['Souffleur', ['title']]);
});

test('a form about a value that was changed meanwhile changes nothing', async () => {
  const seen = versionOfValue('something else');
  const typed = { offerId: 1, field: 'title', value: 'x', note: 'y', seen } as const;
  await expect(correctOffer(board, actor, typed)).rejects.toMatchObject({ code: 'office.offerChanged' });
  await correct('title', 'Chief glazier');
  await importRows([row2026(1, { missionTitle: 'Verrier' }), row2026(2)]);
  await expect(dropCorrection(board, actor, { ...typed, seen })).rejects.toMatchObject({
    code: 'office.correctionChanged',
  });
});

test('the language of a corrected text stays that of the correction', async () => {
  await correct('title', 'Engineer of our team and the company');
  await correct('description', 'You will work with the team and develop our business in English.');
  await importRows([row2026(1, { missionDescription: 'Vous travaillez avec les équipes de la filiale.' }), row2026(2)]);
  const { language } = await db.selectFrom('offers').select('language').where('id', '=', 1).executeTakeFirstOrThrow();
  expect(language).toBe('en');
});

test('programs get the corrected value and not the one of the source', async () => {
  await correct('title', 'Chief glazier');
  await correct('description', 'We make glass.');
  const [offer] = await readPublished(db, [1]);
  expect(offer).toMatchObject({ title: 'Chief glazier', description: 'We make glass.' });
  expect(offer?.source).not.toHaveProperty('missionTitle');
  expect(offer?.source).not.toHaveProperty('missionDescription');
  expect(offer?.source).toHaveProperty('cityName');
});

test('an offer that the staff withdrew stays withdrawn through imports, which see it as unchanged', async () => {
  await withdrawOffer(board, actor, { offerId: 1, reason: 'A fraud' });
  expect(await importRows([row2026(1), row2026(2)])).toMatchObject({ updated: 0, unchanged: 2 });
  expect(await importRows([row2026(1, { missionDuration: 18 }), row2026(2)])).toMatchObject({ updated: 1 });
  expect(await shownIds()).toEqual([2]);
  await bringBackOffer(board, actor, 1);
  expect([await shownIds(), await valueOf('duration_months')]).toEqual([[1, 2], 18]);
});

test('an offer that left its source while the staff withdrew it does not come back with the staff', async () => {
  await importRows([row2026(1), row2026(2), row2026(3)]);
  await withdrawOffer(board, actor, { offerId: 1, reason: 'A fraud' });
  await importRows([row2026(2), row2026(3)]);
  await bringBackOffer(board, actor, 1);
  expect(await shownIds()).toEqual([2, 3]);
  await importRows([row2026(1), row2026(2), row2026(3)]);
  expect(await shownIds()).toEqual([1, 2, 3]);
});

test('an offer that its source took down while the staff withdrew it does not come back with the staff', async () => {
  await withdrawOffer(board, actor, { offerId: 1, reason: 'A fraud' });
  await importRows([row2026(1, { idMotifDesactivationOffre: 2 }), row2026(2)]);
  await bringBackOffer(board, actor, 1);
  expect(await shownIds()).toEqual([2]);
});

test('nobody withdraws twice, or brings back what the staff did not withdraw', async () => {
  await expect(bringBackOffer(board, actor, 1)).rejects.toMatchObject({ code: 'office.offerInState' });
  await withdrawOffer(board, actor, { offerId: 1, reason: 'A fraud' });
  await expect(withdrawOffer(board, actor, { offerId: 1, reason: 'Again' })).rejects.toMatchObject({
    code: 'office.offerInState',
  });
});
