import type { Label } from '#reference/labelled.ts';
import type { Reference } from '#reference/read-reference.ts';
import { type Locale, locales } from '#words/locale.ts';
import { countryNames } from '#search/vocabulary/country-names.ts';
import { regions, zoneNames } from '#search/vocabulary/regions.ts';
import { knownCities, otherNamesOfCity } from './city-names.ts';
import { type Name, type SortedNames, sortNames } from '#search/text/sorted-names.ts';
import { foldedWords } from '#search/text/terms-of.ts';

/** A city with offers; `key` is its value in the search criteria. */
type KnownCity = Label & { readonly key: string; readonly countryId: string };

/** The place behind a name. */
export type NamedPlace =
  | { readonly kind: 'city'; readonly key: string; readonly countryId: string }
  | { readonly kind: 'country'; readonly id: string }
  | { readonly kind: 'zone'; readonly id: number }
  | { readonly kind: 'region'; readonly countries: readonly string[] }
  /** A city without offers. */
  | { readonly kind: 'town'; readonly countryId: string };

/**
 * A place under one of its names: `language` is the language of the name; null for names in no particular
 * language.
 */
type PlaceName = { readonly place: NamedPlace; readonly language: Locale | null };

/** The names of places in both languages. */
export type PlaceNames = SortedNames<PlaceName>;

/** Reads the names of zones, countries, regions and cities with offers. */
export function readPlaceNames(reference: Reference, cities: readonly KnownCity[]): PlaceNames {
  return sortNames(
    [
      ...Array.from(reference.zones, ([id, label]) => labelsOf(label, { kind: 'zone', id })),
      ...Array.from(reference.countries, ([id, label]) => labelsOf(label, { kind: 'country', id })),
      ...Array.from(reference.countries.keys(), (id) => otherNames(countryNames[id] ?? [], { kind: 'country', id })),
      ...regions.map((region) =>
        otherNames(region.names, {
          kind: 'region',
          countries: region.countries.filter((id) => reference.countries.has(id)),
        }),
      ),
      ...zoneNames.flatMap(({ names, zones }) => zones.map((id) => otherNames(names, { kind: 'zone', id }))),
      ...cities.map((city) => namesOfCity(city)),
      ...knownCities
        .filter(({ countryId }) => reference.countries.has(countryId))
        .map(({ names, countryId }) => otherNames(names, { kind: 'town', countryId })),
    ].flat(),
  );
}

function namesOfCity(city: KnownCity): readonly Name<PlaceName>[] {
  const place: NamedPlace = { kind: 'city', key: city.key, countryId: city.countryId };
  const names = new Set(locales.flatMap((locale) => variantsOf(city[locale])));
  const others = Array.from(names, (name) => otherNamesOfCity(city.countryId, name));
  return [...labelsOf(city, place), ...otherNames(others.flat(), place)];
}

function labelsOf(label: Label, place: NamedPlace): readonly Name<PlaceName>[] {
  return locales.flatMap((language) => variantsOf(label[language]).flatMap((name) => named(name, { place, language })));
}

function otherNames(names: readonly string[], place: NamedPlace): readonly Name<PlaceName>[] {
  return names.flatMap((name) => named(name, { place, language: null }));
}

/**
 * Returns the ways in which people write a name: «Louvain/Leuven» is two names, and «Houston, TX» and «Congo
 * (Kinshasa)» are also written without the addition.
 */
function variantsOf(name: string): readonly string[] {
  return name.replace(/\([^()]*\)|(?:\s-|,)\s?[A-Z]{2}-?\s*$/g, ' ').split('/');
}

/** Adds the name without its article, because a text may contain «au Caire» for «Le Caire». */
function named(name: string, value: PlaceName): readonly Name<PlaceName>[] {
  const [first = '', ...others] = foldedWords(name);
  const whole = { name: [first, ...others].join(' '), value };
  return articles.has(first) ? [whole, { name: others.join(' '), value }] : [whole];
}

const articles: ReadonlySet<string> = new Set(['le', 'la', 'les', 'the']);

/**
 * Chooses the places that a name means: zones or a region, else the country, else cities, if possible cities
 * with offers. If a name means different places in the two languages, the language of the page decides:
 * «Mexico» is a city in French and a country in English.
 */
export function placesMeant(names: readonly PlaceName[], locale: Locale): readonly NamedPlace[] {
  const own = names.filter(({ language }) => language === locale);
  const kinds = new Set((own.length > 0 ? own : names).map(({ place }) => place.kind));
  const kind = (['zone', 'region', 'country', 'city'] as const).find((one) => kinds.has(one)) ?? 'town';
  return names.flatMap(({ place }) => (place.kind === kind ? [place] : []));
}
