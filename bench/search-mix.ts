import type { Random } from '../src/demo/random.ts';
import { noCriteria, sorts } from '../src/board/offers/search/criteria.ts';
import { durationBuckets } from '../src/board/offers/search/criteria/durations.ts';
import { startPeriods } from '../src/board/offers/search/criteria/start.ts';
import type { OfferCriteria } from '../src/board/offers/search/criteria.ts';
import type { Reference } from '../src/board/reference/read-reference.ts';

const words = [
  'ingénieur',
  'ingénieurs qualité',
  'developpeur',
  'développement commercial',
  'data',
  'data analyst',
  'sales',
  'business developer',
  'finance',
  "chargé d'affaires",
  'marketing',
  'acheteur',
  'contrôle de gestion',
  'controller',
  'project manager',
  'chef de projet',
  'supply chain',
  'logistique',
  'génie civil',
  'mechanical engineer',
  'export',
  'allemagne',
  'tokyo',
  'new york',
  'software',
  'cloud',
  'énergie',
  'vin',
  'juriste',
  'communication',
];
const misspelt = ['ingenieru', 'markting', 'logistqiue', 'developeur', 'projcet manager', 'financ analyste'];

/** What one candidate asks: a page without criteria, words, filters, or both; most look at the first page, newest first. */
export function drawCriteria(random: Random, reference: Reference): OfferCriteria {
  const query = random.chance(0.05) ? random.pick(misspelt) : random.chance(0.5) ? random.pick(words) : '';
  const filters = random.chance(0.35) ? {} : drawFilters(random, reference);
  const sort = random.chance(0.75) ? sorts.date : random.pick(Object.values(sorts));
  return { ...noCriteria, ...filters, query, sort, page: random.chance(0.9) ? 1 : random.pick([2, 3, 5]) };
}

function drawFilters(random: Random, reference: Reference): Partial<OfferCriteria> {
  const zone = random.pick([...reference.zones.keys()]);
  const country = random.pick(reference.countriesOfZone.get(zone) ?? []);
  const drawn: Partial<OfferCriteria>[] = [
    { zones: [zone] },
    { zones: [zone], countries: [country] },
    { zones: [5], countries: [random.pick(['BE', 'DE', 'ES', 'GB', 'IT'])] },
    { durations: [random.pick(durationBuckets)] },
    { specializations: [random.pick([...reference.childrenOf.keys()])] },
    { specializations: [random.pick([...reference.specializations.keys()])] },
    { sectors: [random.pick([...reference.sectors.keys()])] },
    { studyLevels: [random.pick([...reference.studyLevels.keys()])] },
    { companySizes: [random.pick([...reference.companySizes.keys()])] },
    { missionTypes: [1] },
    { start: random.pick(startPeriods) },
    { remoteWork: true },
  ];
  const count = random.pick([1, 1, 1, 2, 2, 3, 4]);
  return Object.assign({}, ...Array.from({ length: count }, () => random.pick(drawn)));
}
