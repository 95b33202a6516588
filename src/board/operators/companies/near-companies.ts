import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import { editDistance } from '#search/spelling/edit-distance.ts';

export type NearCompany = { readonly id: number; readonly name: string; readonly openOffers: number };

/** Number of letters with which the names of near companies begin alike. */
const sameBeginning = 2;
const mostCompared = 5000;
const mostShown = 10;

type Row = NearCompany & { readonly key: string };

/**
 * Finds the companies that may be the same as a company: names alike without legal forms and blanks, names of
 * which one goes on where the other ends, and names with one letter in six wrong.
 */
export async function nearCompanies(
  { db, now }: Pick<Board, 'db' | 'now'>,
  id: number,
): Promise<readonly NearCompany[]> {
  const { rows } = await sql<Row & { own: string }>`
    select c.id, c.name, c.name_key as key, own.name_key as own, 0 as "openOffers"
    from companies own join companies c on c.id <> own.id and c.survivor_id is null
      and c.name_key collate "C" >= left(own.name_key, ${sameBeginning}) collate "C"
      and c.name_key collate "C" < (left(own.name_key, ${sameBeginning}) || '~') collate "C"
    where own.id = ${id} limit ${mostCompared}`.execute(db);
  const near = rows
    .map((row) => ({ row, distance: distanceOf(row.own, row.key) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.distance - b.distance || a.row.id - b.row.id)
    .slice(0, mostShown)
    .map(({ row }) => row);
  if (near.length === 0) return [];
  const counts = await sql<{ id: number; count: number }>`
    select o.company_id as id, count(*) from offers o
    where o.company_id = any(${near.map((row) => row.id)}::integer[]) and ${isOpen(now())} group by 1`.execute(db);
  const open = new Map(counts.rows.map((row) => [row.id, row.count]));
  return near.map((row) => ({ id: row.id, name: row.name, openOffers: open.get(row.id) ?? 0 }));
}

/** Returns how far two names are from each other; infinity for names of different companies. */
function distanceOf(own: string, other: string): number {
  const [a, b] = [own.replaceAll(' ', ''), other.replaceAll(' ', '')];
  if (a === b) return 0;
  const [shorter, longer] = own.length < other.length ? [own, other] : [other, own];
  if (shorter.length > 3 && longer.startsWith(`${shorter} `)) return 1;
  const most = Math.floor(Math.min(a.length, b.length) / 6);
  const distance = most === 0 ? Number.POSITIVE_INFINITY : editDistance(a, b, most);
  return distance <= most ? distance + 1 : Number.POSITIVE_INFINITY;
}
