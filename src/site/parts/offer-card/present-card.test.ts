import { expect, test } from 'vitest';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { sorts } from '#search/criteria/criteria.ts';
import { presentCard } from './present-card.ts';

const offer: CardOffer = {
  id: 7,
  title: 'Acheteuse',
  language: 'fr',
  companyId: 8,
  companyName: 'Renault SAS',
  cityName: 'Londres',
  englishCity: 'London',
  countryId: 'GB',
  countryName: 'Royaume-Uni',
  zoneId: 5,
  profession: null,
  statesLevel: true,
  missionTypeId: 1,
  durationMonths: 12,
  missionStart: '2026-11-21',
  allowance: { euros: 2969.53, scaleYear: 2025 },
  remoteWork: false,
  createdAt: daysFromNoon(-5),
  broadcastStart: daysFromNoon(-2),
  views: 0,
};

test('a card receives only the fields that it shows, with a short name of the company', () => {
  expect(presentCard(offer, noon)).toEqual({
    id: 7,
    title: 'Acheteuse',
    language: 'fr',
    companyId: 8,
    companyName: 'Renault',
    cityKey: 'GB-london',
    cityName: 'Londres',
    countryId: 'GB',
    countryName: 'Royaume-Uni',
    zoneId: 5,
    profession: null,
    missionTypeId: 1,
    durationMonths: 12,
    missionStart: '2026-11-21',
    allowance: { euros: 2969.53, scaleYear: 2025 },
    age: 2,
  });
});

test('the age of an offer is the number of midnights in Paris since its publication', () => {
  const published = { ...offer, broadcastStart: new Date('2026-11-20T22:59:59Z') };
  expect(presentCard(published, new Date('2026-11-20T22:59:59Z')).age).toBe(0);
  expect(presentCard(published, new Date('2026-11-20T23:00:00Z')).age).toBe(1);
});

test('a departure has passed once its day in Paris is over', () => {
  expect(presentCard(offer, new Date('2026-11-21T22:59:59Z')).startPassed).toBeUndefined();
  expect(presentCard(offer, new Date('2026-11-21T23:00:00Z')).startPassed).toBe(true);
});

test('a card states the value by which its list is sorted, unless it shows this value anyway', () => {
  const viewed = { ...offer, views: 3 };
  expect(presentCard(viewed, noon, sorts.mostViewed).sortedBy).toEqual({ views: 3 });
  expect(presentCard(offer, noon, sorts.mostViewed).sortedBy).toBeUndefined();
  expect(presentCard(viewed, noon, sorts.mostRecent).sortedBy).toEqual({ createdAge: 5 });
  for (const sort of [sorts.date, sorts.relevance, sorts.country, sorts.profession, sorts.allowance])
    expect(presentCard(viewed, noon, sort).sortedBy).toBeUndefined();
});
