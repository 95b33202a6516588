import { type RawBuilder, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';
import { isOpen } from '#board/offers/open-offers.ts';

const pageSize = 50;
/** Number of characters of a typed name that are read. */
const longestText = 200;

export const companyStates = ['open', 'closed', 'merged', 'duplicates'] as const;
export const companySources = ['import', 'operator', 'demo'] as const;

/** Filters of the list. Those that are absent filter nothing. */
export type CompanyFilters = {
  /** Beginnings of words of the name, or the id. */
  readonly text?: string;
  readonly country?: string;
  readonly source?: (typeof companySources)[number];
  readonly state?: (typeof companyStates)[number];
  /** Id of the last company of the page before. */
  readonly after?: number;
};

export type CompanyLine = {
  readonly id: number;
  readonly name: string;
  readonly source: string;
  readonly openOffers: number;
  /** Name of the company that stands for it. */
  readonly survivor: string | null;
};

/** Lists companies by their names without legal forms, so that likely duplicates stand together. */
export async function listOfficeCompanies(
  { db, now }: Pick<Board, 'db' | 'now'>,
  filters: CompanyFilters,
): Promise<{ readonly companies: readonly CompanyLine[]; readonly next: number | null }> {
  const conditions = sql.join(conditionsOf(filters, now()), sql` and `);
  const { rows } = await sql<CompanyLine>`
    with page as materialized (
      select c.id, c.name, c.name_key, c.source, c.survivor_id from companies c where ${conditions}
      order by c.name_key collate "C", c.id limit ${pageSize + 1}
    )
    select c.id, c.name, c.source, s.name as survivor,
      (select count(*) from offers o where o.company_id = c.id and ${isOpen(now())}) as "openOffers"
    from page c left join companies s on s.id = c.survivor_id
    order by c.name_key collate "C", c.id`.execute(db);
  const companies = rows.slice(0, pageSize);
  return { companies, next: rows.length > pageSize ? (companies.at(-1)?.id ?? null) : null };
}

function conditionsOf({ text = '', country, source, state, after }: CompanyFilters, now: Date): RawBuilder<unknown>[] {
  return [
    state === 'merged' ? sql`c.survivor_id is not null` : sql`c.survivor_id is null`,
    ...(text.trim() === '' ? [] : [calledBy(text)]),
    ...(source === undefined ? [] : [sql`c.source = ${source}`]),
    ...(state === 'duplicates' ? [sql`c.id in (${likelyDuplicates})`] : []),
    ...(state === 'open' || state === 'closed' || country !== undefined
      ? [
          sql`c.id ${state === 'closed' && country === undefined ? sql`not in` : sql`in`} (
          select o.company_id from offers o where ${isOpen(now)}
          ${country === undefined ? sql`` : sql`and o.country_id = ${country}`})`,
        ]
      : []),
    ...(state === 'closed' && country !== undefined ? [sql`false`] : []),
    ...(after === undefined || !isRowId(after)
      ? []
      : [
          sql`(c.name_key collate "C", c.id) > (select b.name_key collate "C", b.id from companies b where b.id = ${after})`,
        ]),
  ];
}

/** SQL condition: the company has the number, or words that begin with the typed ones. */
function calledBy(text: string): RawBuilder<unknown> {
  const id = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : 0;
  const query = sql`(
    select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    from regexp_split_to_table(company_key(${text.slice(0, longestText)}), ' ') word where word <> '')`;
  const named = sql`to_tsvector('pg_catalog.simple', c.name_key) @@ ${query}`;
  return isRowId(id) ? sql`(c.id = ${id} or ${named})` : named;
}

/**
 * Selects companies whose names are the same without legal forms and blanks, or of which one goes on where
 * the other ends: «Solvar» and «Solvar France». The names are compared with their neighbours in the alphabet.
 */
const likelyDuplicates = sql`
  select id from (
    select id, k, flat, lag(k) over w as before, lead(k) over w as behind, lag(flat) over w as "flatBefore",
      lead(flat) over w as "flatBehind"
    from (
      select id, name_key collate "C" as k, translate(name_key, ' ', '') collate "C" as flat
      from companies where survivor_id is null
    ) named
    window w as (order by k, id)
  ) neighbours
  where flat = "flatBefore" or flat = "flatBehind"
    or (length(k) > 3 and starts_with(behind, k || ' ')) or (length(before) > 3 and starts_with(k, before || ' '))`;
