import type { Board } from '#board/context/board.ts';
import { featuredOffers } from '#board/offers/cards/featured-offers.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import { withCriterion } from '#search/criteria/change-criteria.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import { type FacetName, noCriteria, type Options } from '#search/criteria/criteria.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import type { Label } from '#reference/labelled.ts';
import type { Locale } from '#words/locale.ts';
import type { PlaceCount } from '#site/parts/map/map-discs.ts';
import { presentCard } from '#site/parts/offer-card/present-card.ts';

const facets = [
  'sectors',
  'zones',
  'countries',
  'missionTypes',
  'specializations',
  'remoteWork',
  'environmental',
] as const;

/**
 * Limits of the lists on the page. The form and the map list every country, and the search lists every job
 * field.
 */
const maxCountries = 24;
const maxProfessions = 12;

/** Presents the page of offers; the result is the same for every viewer. */
export async function presentShowcase(board: Board, locale: Locale) {
  const [featured, counted, reference] = await Promise.all([
    featuredOffers(board, { locale, limit: 6 }),
    countFacets(board, noCriteria, facets),
    board.reference(),
  ]);
  const now = board.now();
  const shown = (offer: CardOffer) => presentCard(offer, now);
  /**
   * Lists the searches for a single option of a criterion. An option without a label gets its name from the
   * catalogue.
   */
  const waysOf = <N extends FacetName>(
    name: N,
    options: readonly { value: Options[N]; count: number }[],
    labels?: ReadonlyMap<Options[N], Label>,
  ) =>
    options.map(({ value, count }): PlaceCount => {
      const asked = withCriterion(noCriteria, name, value);
      const search = `?${writeCriteria({ ...asked, ...withHolders(asked, reference) })}`;
      return { id: String(value), name: labels?.get(value)?.[locale] ?? '', count, search, on: false };
    });
  return {
    total: counted.total,
    zones: [...reference.zones].map(([id, label]) => ({ id, name: label[locale] })),
    featured: featured.map(shown),
    sectors: waysOf('sectors', counted.facets.sectors, reference.sectors),
    continents: waysOf('zones', counted.facets.zones, reference.zones),
    countries: waysOf('countries', counted.facets.countries.slice(0, maxCountries), reference.countries),
    missionTypes: waysOf('missionTypes', counted.facets.missionTypes, reference.missionTypes),
    professions: waysOf(
      'specializations',
      counted.facets.specializations.slice(0, maxProfessions),
      reference.specializations,
    ),
    remoteWork: waysOf('remoteWork', counted.facets.remoteWork),
    environmental: waysOf('environmental', counted.facets.environmental),
  };
}
