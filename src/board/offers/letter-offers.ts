import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import { isOpen } from './open-offers.ts';

/** Offer in a letter. Place names are in the language of the reader. */
export type LetterOffer = {
  readonly id: number;
  readonly title: string;
  readonly companyName: string;
  readonly city: string;
  readonly country: string;
};

/** Returns those of the given offers that are open, by id. */
export async function offersOfLetter(
  { db, now }: Pick<Board, 'db' | 'now'>,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, LetterOffer>> {
  const rows = await db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .innerJoin('countries as k', 'k.id', 'o.country_id')
    .select(['o.id', 'o.title', 'c.name as companyName', `o.city_${locale} as city`, `k.name_${locale} as country`])
    .where('o.id', '=', (row) => row.fn.any(row.val(ids)))
    .where(isOpen(now()))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
