import type { Board } from '#board/context/board.ts';
import { scaleInForce } from '#reference/allowances.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { countryOfCity } from '#search/criterion/cities.ts';
import { otherNamesOfCountry } from '#search/understanding/names/names-of-country.ts';
import { zones } from '#reference/zones.ts';
import type { Content } from '#content/port/content.ts';
import { type Locale, locales } from '#words/locale.ts';
import { matchesFilter, foldedFilterWords } from '#site/parts/list-filter/match-filter.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { countryDocuments, countryOf, countryUids } from '#site/parts/documents/known-countries.ts';
import { allowancesOf, allowanceSpan } from './place-allowances.ts';

type Asking = { readonly board: Board; readonly content: Content; readonly locale: Locale; readonly search: string };

/** A country of the list. */
export type ListedDestination = Awaited<ReturnType<typeof destinations>>[number];

/**
 * Loads every country with offers or a document. The continent with the most offers comes first, and its
 * countries are in alphabetical order. A search selects the countries whose name contains its words, or
 * another name («USA», «Hollande»), the name of their continent, or the name of one of their cities.
 */
export async function loadDestinations(asking: Asking) {
  const words = foldedFilterWords(asking.search);
  const all = await destinations(asking);
  const found = all.filter((one) => matchesFilter(one.words, words));
  return {
    search: asking.search,
    scaleYear: scaleInForce.year,
    total: found.length,
    withOffers: found.filter(({ offers }) => offers > 0).length,
    groups: continents(all, asking.locale)
      .map((continent) => ({ ...continent, destinations: found.filter(({ zoneId }) => zoneId === continent.id) }))
      .filter((group) => group.destinations.length > 0),
  };
}

/**
 * Sorts the continents in the same order for every search; countries that the board does not know come last.
 */
function continents(all: readonly ListedDestination[], locale: Locale) {
  const named = zones.map((zone) => ({ id: zone.id, name: zone[locale], offers: offersIn(all, zone.id) }));
  const sorted = named.toSorted((a, b) => b.offers - a.offers || a.name.localeCompare(b.name, locale));
  return [...sorted, { id: 0, name: null, offers: 0 }];
}

const offersIn = (all: readonly ListedDestination[], zone: number): number =>
  all.filter(({ zoneId }) => zoneId === zone).reduce((sum, { offers }) => sum + offers, 0);

async function destinations({ board, content, locale }: Asking) {
  const [reference, documents, { facets }] = await Promise.all([
    board.reference(),
    countryDocuments(content),
    countFacets(board, noCriteria, ['countries', 'cities'], locale),
  ]);
  const uids = countryUids({ documents, reference, locale });
  const offers = new Map(facets.countries.map(({ value, count }) => [value, count]));
  const own = documents.filter(({ lang }) => lang === locale);
  const written = own.flatMap((document) => countryOf(document, reference) ?? []);
  const strangers = own
    .filter((document) => countryOf(document, reference) === null)
    .map(({ uid, data }) => ({ uid, name: data.name ?? uid, zoneId: 0, offers: 0, span: null, names: [] }));
  const known = [...new Set([...offers.keys(), ...written])].flatMap((id) => {
    const country = reference.countries.get(id);
    if (!country) return [];
    const cities = facets.cities.flatMap(({ value }) => {
      const city = countryOfCity(value) === id ? reference.cities.get(value) : undefined;
      return city ? [{ id: value, ...city }] : [];
    });
    const zone = zones.find((one) => one.id === country.zoneId);
    const span = allowanceSpan(
      allowancesOf(
        id,
        cities.map((city) => ({ id: city.id, name: city[locale] })),
      ),
    );
    const labels = [country, ...(zone ? [zone] : []), ...cities].flatMap((named) => locales.map((one) => named[one]));
    const names = [...labels, ...otherNamesOfCountry({ id, zoneId: country.zoneId })];
    const uid = uids.get(id) ?? '';
    return [{ uid, name: country[locale], zoneId: country.zoneId, offers: offers.get(id) ?? 0, span, names }];
  });
  const shown = [...known, ...strangers].toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return shown.map(({ uid, names, ...one }) => ({
    ...one,
    address: addressOf(locale, '/destinations/:uid', { uid }),
    words: [...new Set(foldedFilterWords([one.name, ...names].join(' ')))],
  }));
}
