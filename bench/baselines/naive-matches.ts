import { chosenOf } from '../../src/search/criteria/change-criteria.ts';
import { columnOf, facetNames } from '../../src/search/criteria/criteria.ts';
import type { FacetName, OfferCriteria } from '../../src/search/criteria/criteria.ts';
import type { Moment } from '../../src/search/criterion/criterion.ts';
import type { IndexedOffer } from '../../src/search/offer/indexed-offer.ts';
import { fold } from '../../src/search/text/fold.ts';

/**
 * Counts the matching offers by the simplest possible search. It does not count options, sort offers or know
 * word forms.
 */
export function naiveMatches(offers: readonly IndexedOffer[], criteria: OfferCriteria, moment: Moment): number {
  const words = fold(criteria.query).split(' ').filter(Boolean);
  const tests = facetNames
    .filter((name) => chosenOf(name, criteria).length > 0)
    .map((name) => testOf(name, criteria, moment));
  const now = moment.now.getTime();
  return offers.filter(
    (offer) =>
      offer.broadcastStart <= now &&
      offer.broadcastEnd > now &&
      tests.every((test) => test(offer)) &&
      hasWords(offer, words),
  ).length;
}

function testOf<N extends FacetName>(
  name: N,
  criteria: Pick<OfferCriteria, N>,
  moment: Moment,
): (offer: IndexedOffer) => boolean {
  const { name: column, options, passes } = columnOf(name);
  const isMet = passes(criteria[name], moment);
  return ({ columns }) => isMet(options(columns[column], moment.now), columns[column]);
}

function hasWords({ texts }: IndexedOffer, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold(Object.values(texts).join(' '));
  return words.every((word) => text.includes(word));
}
