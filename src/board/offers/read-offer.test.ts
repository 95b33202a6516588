import { beforeAll, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { presentOffer } from './present-offer.ts';
import { OfferNotFound } from './offer-not-found.ts';
import { readOffer } from './read-offer.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from './testing/offer-fixtures.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(() => insertReference(db));

test('an offer is read with its company and its names in the language of the reader', async () => {
  const company_id = await insertCompany(db, {
    name: 'Verrerie',
    presentation: 'Nous soufflons.',
    sector_id: 100002,
    size_id: 2,
    turnover_millions: 12.5,
  });
  const id = await insertOffer(db, {
    company_id,
    specialization_ids: [248, 9],
    study_level_ids: [4, 2],
    country_id: 'GB',
    contact_email: 'r@example.test',
  });
  const offer = await readOffer(board, id, 'en');
  expect(offer).toMatchObject({
    id,
    state: 'open',
    countryName: 'United Kingdom',
    reference: `VIE${id}`,
    candidatesCount: 0,
    views: 0,
    sector: { id: 100002 },
    company: {
      name: 'Verrerie',
      presentation: 'Nous soufflons.',
      turnoverMillions: 12.5,
      size: { id: 2, name: 'Small and mid-size company' },
    },
    contact: { email: 'r@example.test', lastName: null },
  });
  expect(offer.specializations.map((one) => one.name)).toEqual(['Software development', 'Management control']);
  expect(offer.studyLevels.map((one) => one.id)).toEqual([2, 4]);
});

test('an offer is filled, expired or open', async () => {
  expect(await state({ filled_at: daysFromNoon(-2), broadcast_end: daysFromNoon(-1) })).toBe('filled');
  expect(await state({ broadcast_end: daysFromNoon(0) })).toBe('expired');
  expect(await state({ broadcast_end: null })).toBe('open');
});

test('an offer that is unknown, withdrawn or not yet broadcast is not found', async () => {
  const ids = [
    await insertOffer(db, { withdrawn_at: daysFromNoon(-1) }),
    await insertOffer(db, { broadcast_start: daysFromNoon(1) }),
    404,
    -1,
    2 ** 40,
    Number.NaN,
  ];
  for (const id of ids) await expect(readOffer(board, id, 'fr')).rejects.toThrow(OfferNotFound);
});

test('a visitor is given the summary and nothing else', async () => {
  const secrets = {
    description: `${'Mission. '.repeat(60)}SECRET1`,
    profile: 'SECRET2',
    contact_email: 'SECRET3',
    contact_last_name: 'SECRET4',
    contact_url: 'SECRET5',
    reference: 'SECRET6',
  };
  const company_id = await insertCompany(db, { presentation: 'SECRET7' });
  const offer = await readOffer(board, await insertOffer(db, { ...secrets, company_id }), 'fr');
  const shown = presentOffer(offer, visitor);
  expect(shown.whole).toBe(false);
  expect(JSON.stringify(shown)).not.toContain('SECRET');
  expect(shown.offer.openingLines).toMatch(/^Mission\. .*Mission…$/);
  expect(shown.offer.openingLines.length).toBeLessThanOrEqual(281);
});

test('a candidate, even of a simple account, is given the whole', async () => {
  const offer = await readOffer(board, await insertOffer(db, { profile: 'Curieux' }), 'fr');
  const candidate = { id: 1, userId: 1, oid: 'o', email: 'e', firstName: 'f', lastName: 'l', statusId: 2 };
  expect(presentOffer(offer, { kind: 'candidate', candidate })).toEqual({ whole: true, offer });
});

async function state(overrides: Parameters<typeof insertOffer>[1]): Promise<string> {
  return (await readOffer(board, await insertOffer(db, overrides), 'fr')).state;
}
