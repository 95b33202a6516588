import { columnOf, facetNames } from '../criteria.ts';
import type { FacetName, Options } from '../criteria.ts';
import type { ColumnName } from '../criteria/offer-columns.ts';
import { recordOf } from '../record-of.ts';
import type { Dictionary } from './dictionary.ts';

type Lists = { readonly [N in FacetName]: (readonly Options[N][])[] };

/** The options of each key of each criterion, read from its text once a day. */
export class OptionLists {
  readonly #columns: Readonly<Record<ColumnName, Dictionary>>;
  #day = '';
  #lists: Lists = emptyLists();

  constructor(columns: Readonly<Record<ColumnName, Dictionary>>) {
    this.#columns = columns;
  }

  /** Gives the options of the keys of a criterion by their numbers. */
  of<N extends FacetName>(name: N, now: Date): (number: number) => readonly Options[N][] {
    const day = now.toISOString().slice(0, 10);
    if (day !== this.#day) this.#lists = emptyLists();
    this.#day = day;
    const { name: column, options } = columnOf(name);
    const [list, { texts }] = [this.#lists[name], this.#columns[column]];
    return (number) => (list[number] ??= options(texts[number] ?? '', now));
  }
}

function emptyLists(): Lists {
  return recordOf<Lists>(facetNames, () => []);
}
