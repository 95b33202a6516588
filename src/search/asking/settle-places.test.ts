import { describe, expect, test } from 'vitest';
import { readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import type { Places } from '#search/criteria/country-needs-continent.ts';
import { settlePlaces } from './settle-places.ts';

const { db } = await testDatabase();
await insertReference(db);
const reference = await readReference(db);
const europe = reference.zoneOfCountry.get('DE') ?? 0;
const asia = reference.zoneOfCountry.get('JP') ?? 0;

function places(parts: Partial<Places>): Places {
  return { zones: [], countries: [], cities: [], ...parts };
}

describe('a place in the text', () => {
  test('a place in the text also selects its country and continent', () => {
    const munich = places({ cities: ['DE-munich'] });
    const held = places({ zones: [europe], countries: ['DE'], cities: ['DE-munich'] });
    expect(settlePlaces(places({}), munich, reference)).toEqual(held);
  });

  test('a place in the text replaces a chosen place that contains it', () => {
    const chosen = places({ zones: [europe] });
    const held = places({ zones: [europe], countries: ['DE'] });
    expect(settlePlaces(chosen, places({ countries: ['DE'] }), reference)).toEqual(held);
  });

  test('a place in the text replaces a chosen place elsewhere', () => {
    const chosen = places({ zones: [europe], countries: ['DE'] });
    expect(settlePlaces(chosen, places({ zones: [asia] }), reference)).toEqual(places({ zones: [asia] }));
  });

  test('chosen places inside a place in the text stay chosen', () => {
    const chosen = places({ zones: [europe], countries: ['DE'], cities: ['DE-munich'] });
    expect(settlePlaces(chosen, places({ zones: [europe] }), reference)).toEqual(chosen);
    expect(settlePlaces(chosen, places({ countries: ['DE'] }), reference)).toEqual(chosen);
  });
});
