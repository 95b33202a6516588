import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import { isListed } from './open-offers.ts';

/** Offer in a letter. Place names are in the language of the reader. */
export type LetterOffer = {
  readonly id: number;
  readonly title: string;
  readonly companyName: string;
  readonly city: string;
  readonly country: string;
};

/** Returns those of the given offers that are open and not hidden, by id. */
export async function offersOfLetter(
  board: Pick<Board, 'db' | 'now' | 'hidden'>,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, LetterOffer>> {
  const rows = await board.db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .innerJoin('countries as k', 'k.id', 'o.country_id')
    .select(['o.id', 'o.title', 'c.name as companyName', `o.city_${locale} as city`, `k.name_${locale} as country`])
    .where('o.id', '=', (row) => row.fn.any(row.val(ids)))
    .where(await isListed(board))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
