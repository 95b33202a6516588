import type { Locale } from '#words/locale.ts';
import { type Sort, sorts } from '#search/criteria/criteria.ts';
import type { Query } from './query-terms.ts';
import { rankName } from './stored-offer.ts';

/** The order of offers with equal keys: by later broadcast, then by greater id. */
const ties: readonly Query[] = [{ start: 'desc' }, { id: 'desc' }];

/** Returns the order of a search as a list of fields, the first of which is the key of the rank. */
export function sortOrder(sort: Sort, locale: Locale, hasText: boolean): readonly Query[] {
  return [{ [fieldOf(sort, locale, hasText)]: 'desc' }, ...ties];
}

function fieldOf(sort: Sort, locale: Locale, hasText: boolean): string {
  if (sort === sorts.relevance) return hasText ? '_score' : 'start';
  if (sort === sorts.mostRecent) return 'created';
  if (sort === sorts.mostViewed) return 'views';
  if (sort === sorts.country) return `ranks.${rankName('place', locale)}`;
  if (sort === sorts.profession) return `ranks.${rankName('specializations', locale)}`;
  return sort === sorts.allowance ? 'allowance' : 'start';
}
