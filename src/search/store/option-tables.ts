import { day } from '#durations.ts';
import { columnOf, filterNames } from '#search/criteria/criteria.ts';
import type { FilterName, Options } from '#search/criteria/criteria.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';
import { recordOf } from '#search/criteria/record-of.ts';
import type { Dictionary } from './dictionary.ts';

/** The options of the keys of a column, by the number of each key. */
export type OptionTable<Option> = {
  readonly ofKey: (readonly Option[])[];
  /** All options of all keys, sorted, each once. */
  options: readonly Option[];
  /** For each key, the positions of its options in `options`. */
  places: readonly (readonly number[])[];
};
type Tables = { readonly [N in FilterName]: OptionTable<Options[N]> };

/** The options of each key for each criterion. They are derived from the text of the key once a day. */
export class OptionTables {
  readonly #columns: Readonly<Record<ColumnName, Dictionary>>;
  #day = 0;
  #tables: Tables = emptyTables();

  constructor(columns: Readonly<Record<ColumnName, Dictionary>>) {
    this.#columns = columns;
  }

  of<N extends FilterName>(name: N, now: Date): Readonly<OptionTable<Options[N]>> {
    const today = Math.floor(now.getTime() / day);
    if (today !== this.#day) this.#tables = emptyTables();
    this.#day = today;
    const { name: column, options } = columnOf(name);
    const table = this.#tables[name];
    extend<Options[N]>(table, this.#columns[column].texts, (key) => options(key, now));
    return table;
  }
}

/** Adds the options of the keys that are new. */
function extend<Option>(
  table: OptionTable<Option>,
  keys: readonly string[],
  optionsOf: (key: string) => readonly Option[],
) {
  if (keys.length === table.ofKey.length) return;
  for (const key of keys.slice(table.ofKey.length)) table.ofKey.push(optionsOf(key));
  table.options = [...new Set(table.ofKey.flat())].toSorted((a, b) => (a < b ? -1 : 1));
  const placeOf = new Map(table.options.map((option, place) => [option, place]));
  table.places = table.ofKey.map((own) => own.map((option) => placeOf.get(option) ?? 0));
}

function emptyTables(): Tables {
  return recordOf<Tables>(filterNames, () => ({ ofKey: [], options: [], places: [] }));
}
