import { withCriterion } from '../src/search/criteria/change-criteria.ts';
import { withHolders } from '../src/search/criteria/country-needs-continent.ts';
import { criterionOf, facetNames, noCriteria, sorts } from '../src/search/criteria/criteria.ts';
import type { FacetName, OfferCriteria } from '../src/search/criteria/criteria.ts';
import type { Reference } from '../src/reference/read-reference.ts';
import type { Random } from '../src/demo/random.ts';

/** Words that candidates type. */
export const words = [
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

/**
 * Draws the criteria of one candidate: none, words, filters, or words and filters. Most candidates look at
 * the first page, newest first.
 */
export function drawCriteria(random: Random, reference: Reference): OfferCriteria {
  const query = random.chance(0.05) ? random.pick(misspelt) : random.chance(0.5) ? random.pick(words) : '';
  const filters = random.chance(0.35) ? noCriteria : drawFilters(random, reference);
  const sort = random.chance(0.75) ? null : random.pick(Object.values(sorts));
  return { ...filters, query, sort, page: random.chance(0.9) ? 1 : random.pick([2, 3, 5]) };
}

/** Weights of the criteria that candidates use most; any other criterion has the weight 1. */
const oftener: { readonly [N in FacetName]?: number } = { countries: 2, specializations: 2 };
const names = facetNames.flatMap((name) => Array.from({ length: oftener[name] ?? 1 }, () => name));

/** Draws one to four criteria with one option each. A place also selects the places that contain it. */
function drawFilters(random: Random, reference: Reference): OfferCriteria {
  const count = random.pick([1, 1, 1, 2, 2, 3, 4]);
  const drawn = Array.from({ length: count }, () => random.pick(names));
  const criteria = drawn.reduce((criteria, name) => withOption(criteria, name, random, reference), noCriteria);
  return { ...criteria, ...withHolders(criteria, reference) };
}

function withOption(criteria: OfferCriteria, name: FacetName, random: Random, reference: Reference): OfferCriteria {
  return withCriterion(criteria, name, random.pick(criterionOf(name).options(reference)));
}
