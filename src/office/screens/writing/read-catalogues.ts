import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import type { Catalogues } from '../../editing/catalogues.ts';

/** Reads the catalogues of the board: countries by name, sectors in their order, companies with offers. */
export async function readCatalogues({ reference }: Pick<Board, 'reference'>, lang: Locale): Promise<Catalogues> {
  const { countries, sectors, companies } = await reference();
  const named = [...countries].map(([iso, label]): [string, string] => [iso, label[lang]]);
  return {
    countries: new Map(named.toSorted(([, a], [, b]) => a.localeCompare(b, lang))),
    sectors: new Map([...sectors].map(([id, label]) => [id, label[lang]])),
    companies: new Map([...companies].map(([id, { name }]) => [id, name])),
  };
}
