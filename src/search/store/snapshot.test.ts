import { createHash } from 'node:crypto';
import { deserialize } from 'node:v8';
import { expect, test } from 'vitest';
import { columnOf, type FacetName, facetNames } from '#search/criteria/criteria.ts';
import { type FindableOffer, indexedOffer } from '#search/offer/indexed-offer.ts';
import { OfferStore } from './offer-store.ts';
import { framesOf } from './save-store.ts';
import { emptyFacts } from './segment.ts';
import { snapshotFormat } from './snapshot.ts';

/**
 * Digest of the sample snapshot below. If it changes because the code has changed, increase `snapshotFormat`.
 */
const known = { format: 6, digest: 'caa97efa676a1f26' };

const now = new Date('2026-11-21T12:00:00Z');
const reference = {
  zones: new Map([[5, { fr: 'Europe', en: 'Europe' }]]),
  countries: new Map([['BE', { fr: 'Belgique', en: 'Belgium', zoneId: 5, numericId: 56 }]]),
  sectors: new Map([[100001, { fr: 'Énergie', en: 'Energy' }]]),
  specializations: new Map([
    [24, { fr: 'Achats', en: 'Purchasing', parentId: null }],
    [248, { fr: 'Acheteur', en: 'Buyer', parentId: 24 }],
  ]),
  studyLevels: new Map(),
  companySizes: new Map(),
  missionTypes: new Map(),
  languages: new Map(),
  zoneOfCountry: new Map([['BE', 5]]),
  countriesOfZone: new Map([[5, ['BE']]]),
  isoOfNumericId: new Map(),
  childrenOf: new Map([[24, [248]]]),
  cities: new Map(),
  companies: new Map(),
  companySurvivors: new Map(),
};

/** An offer with a value for every criterion. */
const whole: FindableOffer = {
  id: 1,
  title: 'Acheteur projet',
  description: 'Vous achetez pour la filiale',
  profile: 'Curieux et rigoureux',
  language: 'fr',
  cityFr: 'Bruxelles',
  cityEn: 'Brussels',
  countryId: 'BE',
  companyId: 800018,
  companyName: 'Maison Solvar',
  companySizeId: 3,
  sectorId: 100001,
  companySectorId: null,
  specializationIds: [248],
  statedSpecializationIds: [248],
  studyLevelIds: [4],
  missionTypeId: 1,
  durationMonths: 12,
  missionStart: '2027-01-04',
  monthlyAllowance: 2099.5,
  remoteWork: true,
  environmental: true,
  askedLanguages: ['de'],
  broadcastStart: Date.parse('2026-11-01T08:00:00Z'),
  broadcastEnd: Date.parse('2027-02-01T08:00:00Z'),
  createdAt: Date.parse('2026-10-30T08:00:00Z'),
  views: 17,
};
const bare: FindableOffer = { ...whole, id: 2, remoteWork: false, environmental: false, sectorId: null, views: null };
const analysis = {
  fingerprint: 'words',
  programFingerprint: 'words',
  read: (text: string) => ({ terms: text.split(' '), words: text.toLowerCase().split(' ') }),
  industriesOf: () => [],
  pairs: () => [],
};

test('the sample snapshot has an option of every criterion', () => {
  const { columns } = indexedOffer(whole, reference);
  const optionsOf = (name: FacetName) => columnOf(name).options(columns[columnOf(name).name], now);
  expect(facetNames.filter((name) => optionsOf(name).length === 0)).toEqual([]);
});

test('merging segments loses no fact about their offers', () => {
  const [segment] = sampleStore().segments;
  const { columns: _columns, ...facts } = segment?.facts ?? emptyFacts(1);
  const lost = Object.entries(facts).filter(([, values]) => !values.some((value) => value > 0));
  expect(lost.map(([name]) => name)).toEqual([]);
});

test('a change of the format of snapshots needs another format number', () => {
  const frames = [...framesOf(sampleStore(), { fingerprint: '', database: '' }, { cursor: '', at: 0 })];
  const values: unknown[] = frames.filter((_, at) => at % 2 === 1).map((bytes) => deserialize(bytes));
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
  expect({ format: snapshotFormat, digest }, 'raise snapshotFormat, then write both here').toEqual(known);
});

/** Returns a store with one sealed segment, the result of a merge. */
function sampleStore(): OfferStore {
  const store = new OfferStore({ analysis, reference, limits: { live: 1, sealed: 8 } });
  for (const offer of [whole, bare]) store.put(indexedOffer(offer, reference));
  store.close();
  for (const _ of store.tidy());
  return store;
}
