import type { Reference } from '#reference/read-reference.ts';
import type { Locale } from '#words/locale.ts';
import { numbersIn, placeIn } from '#search/offer/offer-columns.ts';
import { withoutAccents } from '#reference/city-key.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';
import type { Dictionary } from './dictionary.ts';

/** What a key of a column is called in lists ordered by name. */
const namesOf = {
  place: (key: string, { countries }: Reference) => countries.get(placeIn(key).country),
  specializations: (key: string, { specializations }: Reference) => specializations.get(numbersIn(key)[0] ?? 0),
};
type NamedColumn = keyof typeof namesOf;

/** Where the keys of a column stand by their names, kept until there are more of them. */
export class NameRanks {
  readonly #columns: Readonly<Record<ColumnName, Dictionary>>;
  readonly #reference: Reference;
  readonly #kept = new Map<string, Float64Array>();

  constructor(columns: Readonly<Record<ColumnName, Dictionary>>, reference: Reference) {
    this.#columns = columns;
    this.#reference = reference;
  }

  /** By the numbers of the keys: the greater comes first. */
  of(column: NamedColumn, locale: Locale): Float64Array {
    const [id, { texts }] = [`${column} ${locale}`, this.#columns[column]];
    const known = this.#kept.get(id);
    if (known?.length === texts.length) return known;
    const ranks = ranksOf(texts.map((key) => namesOf[column](key, this.#reference)?.[locale] ?? ''));
    this.#kept.set(id, ranks);
    return ranks;
  }
}

/** Accents and case do not part names; what has none comes last. */
function ranksOf(names: readonly string[]): Float64Array {
  const plain = names.map(withoutAccents);
  const sorted = [...new Set(plain)].filter((name) => name !== '').toSorted();
  const ranks = new Map(sorted.map((name, place) => [name, -place]));
  return Float64Array.from(plain, (name) => ranks.get(name) ?? Number.NEGATIVE_INFINITY);
}
