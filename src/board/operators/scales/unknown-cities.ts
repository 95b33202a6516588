import type { Kysely } from 'kysely';
import { knownCity } from '#board/cleaning/city-names.ts';
import { comparable } from '#board/cleaning/clean-text.ts';
import type { Tables } from '#database/tables.ts';
import { cities } from '#reference/cities.ts';
import { cityKey } from '#reference/city-key.ts';
import type { AllowanceScale } from '#reference/scale-of-file.ts';
import { editDistance } from '#search/spelling/edit-distance.ts';
import { soundKey } from '#search/spelling/sound-key.ts';
import { namedCities } from '#search/vocabulary/named-cities.ts';
import type { WrittenPlace } from './read-scale-rows.ts';

/** A city with a name in each language, and the key by which offers find its amount. */
type KnownCity = { readonly countryId: string; readonly key: string; readonly fr: string; readonly en: string };

/** A city that nothing here knows, and known ones that its line may mean, the nearest first. */
export type UnknownCity = Pick<WrittenPlace, 'line' | 'city' | 'countryId'> & { readonly near: readonly KnownCity[] };

type Named = KnownCity & { readonly names: readonly string[] };

const mostNear = 3;
/** Number of unknown cities that get suggestions, because each is compared with all cities of its country. */
const mostCompared = 200;

/**
 * Finds the cities of a new scale that are unknown: neither in the files, nor in the last scale, nor named by
 * an offer. An unknown city may be new, or misspelt; then no offer takes its amount.
 */
export async function unknownCities(
  db: Kysely<Tables>,
  places: readonly WrittenPlace[],
  { byCity }: Pick<AllowanceScale, 'byCity'>,
): Promise<readonly UnknownCity[]> {
  const open = places.filter((one) => one.cityKey !== '' && !keysOfFiles.has(one.cityKey) && !byCity.has(one.cityKey));
  if (open.length === 0) return [];
  const ofOffers = await citiesOfOffers(db, [...new Set(open.map(({ countryId }) => countryId))]);
  const keys = new Set(ofOffers.map(({ key }) => key));
  return open
    .filter((one) => !keys.has(one.cityKey))
    .map(({ line, city, countryId }, index) => ({
      line,
      city,
      countryId,
      near: index < mostCompared ? nearCities(countryId, city, [...citiesOfFiles, ...ofOffers]) : [],
    }));
}

const named = (countryId: string, fr: string, en: string, names: readonly string[] = []): Named => ({
  countryId,
  key: cityKey(countryId, en),
  fr,
  en,
  names: [...new Set([fr, en, ...names].map(flat))],
});

/** Letters of a name, without accents, case and blanks. */
const flat = (name: string): string => comparable(name).replaceAll(' ', '');

const citiesOfFiles: readonly Named[] = [
  ...cities.map(({ countryId, fr, en }) => named(countryId, fr, en)),
  ...namedCities.map(({ countryId, names }) => {
    const known = names.map((name) => knownCity(countryId, comparable(name))).find((one) => one !== undefined);
    return named(countryId, known?.fr ?? names[0] ?? '', known?.en ?? names[0] ?? '', names);
  }),
];
const keysOfFiles: ReadonlySet<string> = new Set(citiesOfFiles.map(({ key }) => key));

async function citiesOfOffers(db: Kysely<Tables>, countryIds: readonly string[]): Promise<readonly Named[]> {
  const rows = await db
    .selectFrom('offers')
    .select(['country_id', 'city_fr', 'city_en'])
    .distinct()
    .where('country_id', 'in', countryIds)
    .where('city_en', '!=', '')
    .execute();
  return rows.map((row) => named(row.country_id, row.city_fr, row.city_en));
}

/** Cities of the country with a similar name, and cities of other countries with the very name. */
function nearCities(countryId: string, typed: string, known: readonly Named[]): readonly KnownCity[] {
  const letters = flat(typed);
  const sound = soundKey(letters);
  const distances = new Map<string, { readonly city: KnownCity; readonly distance: number }>();
  for (const { names, ...city } of known) {
    const distance =
      city.countryId === countryId
        ? Math.min(...names.map((name) => distanceOf(letters, sound, name)))
        : names.includes(letters)
          ? elsewhere
          : unlike;
    if (distance < (distances.get(city.key)?.distance ?? unlike)) distances.set(city.key, { city, distance });
  }
  return [...distances.values()]
    .toSorted((a, b) => a.distance - b.distance || a.city.key.localeCompare(b.city.key))
    .slice(0, mostNear)
    .map(({ city }) => city);
}

const [elsewhere, goesOn, unlike] = [0.5, 2.5, Number.POSITIVE_INFINITY];
/** Letters from which on a name may go on where the typed one ends: «Ho Chi Minh», «Frankfurt am Main». */
const leastBeginning = 4;

/** Returns how far a name is from the typed one: wrong letters, one in four at most. */
function distanceOf(letters: string, sound: string, name: string): number {
  const most = Math.max(1, Math.floor(letters.length / 4));
  const edits = editDistance(letters, name, most);
  if (edits <= most) return edits;
  if (soundKey(name) === sound) return most;
  const [shorter, longer] = letters.length < name.length ? [letters, name] : [name, letters];
  return shorter.length >= leastBeginning && longer.startsWith(shorter) ? goesOn : unlike;
}
