import type { Reference } from '#reference/read-reference.ts';
import { inEachLocale, type Locale } from '#words/locale.ts';
import { recordOf } from '#search/criteria/record-of.ts';
import { numbersIn, placeIn } from '#search/offer/offer-columns.ts';
import { withoutAccents } from '#reference/city-key.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';
import type { Dictionary } from './dictionary.ts';

/** For each column, the names by which its keys are sorted. */
const namesOf = {
  place: (key: string, { countries }: Reference) => countries.get(placeIn(key).country),
  specializations: (key: string, { specializations }: Reference) => specializations.get(numbersIn(key)[0] ?? 0),
};
export type NamedColumn = keyof typeof namesOf;
export const namedColumns = ['place', 'specializations'] as const satisfies readonly NamedColumn[];

/** Alphabetical ranks of the keys of a column. The ranks are cached until the column gets new keys. */
export class NameRanks {
  readonly #columns: Readonly<Record<ColumnName, Dictionary>>;
  readonly #reference: Reference;
  readonly #kept = new Map<string, Float64Array>();

  constructor(columns: Readonly<Record<ColumnName, Dictionary>>, reference: Reference) {
    this.#columns = columns;
    this.#reference = reference;
  }

  /** Returns the rank of each key, by the key's number. Offers whose key has a greater rank come first. */
  of(column: NamedColumn, locale: Locale): Float64Array {
    const [id, { texts }] = [`${column} ${locale}`, this.#columns[column]];
    const known = this.#kept.get(id);
    if (known?.length === texts.length) return known;
    const ranks = rankNames(texts.map((key) => namesOf[column](key, this.#reference)?.[locale] ?? ''));
    this.#kept.set(id, ranks);
    return ranks;
  }
}

/** Returns the rank of a key among all names of the reference, in a language. */
export type RankOfKey = (column: NamedColumn, locale: Locale, key: string) => number;

/** Ranks the keys of offers by the names of the reference, before it is known which offers there are. */
export function ranksInReference(reference: Reference): RankOfKey {
  const labels = { place: reference.countries.values(), specializations: reference.specializations.values() };
  const tables = recordOf<Record<NamedColumn, Record<Locale, ReadonlyMap<string, number>>>>(namedColumns, (column) => {
    const known = [...labels[column]];
    return inEachLocale((locale) => {
      const names = known.map((label) => label[locale]);
      const ranks = rankNames(names);
      return new Map(names.map((name, at) => [name, ranks[at] ?? Number.NEGATIVE_INFINITY]));
    });
  });
  return (column, locale, key) =>
    tables[column][locale].get(namesOf[column](key, reference)?.[locale] ?? '') ?? Number.NEGATIVE_INFINITY;
}

/** Sorts without accents and case; empty names come last. */
function rankNames(names: readonly string[]): Float64Array {
  const plain = names.map(withoutAccents);
  const sorted = [...new Set(plain)].filter((name) => name !== '').toSorted();
  const ranks = new Map(sorted.map((name, place) => [name, -place]));
  return Float64Array.from(plain, (name) => ranks.get(name) ?? Number.NEGATIVE_INFINITY);
}
