import { type RawBuilder, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';
import { findIds } from '#board/offers/find-ids.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import { noCriteria, sorts } from '#search/criteria/criteria.ts';
import type { Locale } from '#words/locale.ts';
import { officeState, type OfficeState } from './office-offer.ts';

const pageSize = 50;

/** Farthest place in the results of a search. */
const deepest = 10_000;

/** Offers with a word from which on it is common. */
const common = 2000;

/** Most companies whose name a filter may mean. */
const mostCompanies = 100;

export const listedStates = ['open', 'ended', 'coming', 'withdrawn', 'withdrawnByStaff', 'featured', 'all'] as const;

type ListedState = (typeof listedStates)[number];

export type OfferFilters = {
  readonly text: string;
  readonly country: string | null;
  readonly field: number | null;
  readonly company: string;
  readonly state: ListedState;
  /** Where the page begins, from `next` of the page before. */
  readonly after: string | null;
};

export type ListedOffer = {
  readonly id: number;
  readonly reference: string;
  readonly title: string;
  readonly companyName: string;
  readonly countryId: string;
  readonly city: string;
  readonly state: OfficeState;
  readonly isCorrected: boolean;
  readonly isWithdrawnByStaff: boolean;
  readonly isFeatured: boolean;
  readonly broadcastStart: Date;
};

export type OfferList = {
  readonly offers: readonly ListedOffer[];
  /** Number of offers found; null where nobody counted. */
  readonly total: number | null;
  readonly next: string | null;
  /** True if the text is the number of these offers. */
  readonly isByNumber?: boolean;
};

/**
 * Lists offers in any state. A text that is the number of offers finds them whatever the filters say. Open
 * offers with a text are found and ordered by the search of the site; others by their words, newest first.
 */
export async function listOfficeOffers(board: Board, filters: OfferFilters, locale: Locale): Promise<OfferList> {
  const numbered = await withNumber(board, filters.text);
  if (numbered.length > 0)
    return { offers: await listed(board, numbered), total: numbered.length, next: null, isByNumber: true };
  const companies = filters.company === '' ? null : await companiesNamed(board, filters.company);
  if (companies?.length === 0) return { offers: [], total: 0, next: null };
  return filters.state === 'open' && filters.text !== ''
    ? searched(board, filters, companies, locale)
    : selected(board, filters, companies);
}

/** Finds offers by id, by reference, and by the numbers that their sources gave them. */
async function withNumber({ db }: Board, text: string): Promise<number[]> {
  if (!/^[\x21-\x7e]{1,100}$/.test(text)) return [];
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  const { rows } = await sql<{ id: number }>`
    select id from offers where id = ${isRowId(id) ? id : 0}
    union select id from offers where reference = any (${[text, text.toUpperCase()]}::text[])
    union select id from offers where external_id = ${text}
    union select id from offers where external_job_id = ${text}
    order by id limit ${pageSize}`.execute(db);
  return rows.map((row) => row.id);
}

async function companiesNamed({ db }: Board, name: string): Promise<number[]> {
  const pattern = `%${name.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<{ id: number }>`
    select id from companies where plain_words(name) like plain_words(${pattern}) order by id limit ${mostCompanies}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function searched(
  board: Board,
  { text, country, field, after }: OfferFilters,
  companies: readonly number[] | null,
  locale: Locale,
): Promise<OfferList> {
  const skip = Math.min(/^\d{1,5}$/.test(after ?? '') ? Number(after) : 0, deepest);
  const criteria = {
    ...noCriteria,
    query: text,
    countries: country === null ? [] : [country],
    specializations: field === null ? [] : [field],
    companies: [...(companies ?? [])],
    sort: sorts.relevance,
  };
  const { ids, total } = await findIds(board, criteria, { skip, limit: pageSize, locale });
  const next = skip + pageSize < Math.min(total, deepest) ? String(skip + pageSize) : null;
  return { offers: await listed(board, ids), total, next };
}

async function selected(
  board: Board,
  { text, country, field, state, after }: OfferFilters,
  companies: readonly number[] | null,
): Promise<OfferList> {
  const last = /^\d{1,10}$/.test(after ?? '') ? Number(after) : 0;
  const conditions = [
    conditionOf(state, board.now()),
    ...(text === '' ? [] : [hasWords(text)]),
    ...(country === null ? [] : [sql`o.country_id = ${country}`]),
    ...(field === null ? [] : [sql`o.shown_specialization_ids && ${await fieldsOf(board, field)}::integer[]`]),
    ...(companies === null ? [] : [sql`o.company_id = any (${[...companies]}::integer[])`]),
    ...(isRowId(last)
      ? [sql`(o.broadcast_start, o.id) < (select broadcast_start, id from offers where id = ${last})`]
      : []),
  ];
  const isCommon = text !== '' && (await hasCommonWords(board, text));
  const { rows } = await board.db.transaction().execute(async (transaction) => {
    if (isCommon) await sql`select set_config('enable_bitmapscan', 'off', true)`.execute(transaction);
    return sql<{ id: number }>`
      select o.id from offers o where ${sql.join(conditions, sql` and `)}
      order by o.broadcast_start desc, o.id desc limit ${pageSize + 1}`.execute(transaction);
  });
  const ids = rows.slice(0, pageSize).map(({ id }) => id);
  const next = rows.length > pageSize ? String(ids.at(-1)) : null;
  return { offers: await listed(board, ids), total: null, next };
}

/**
 * Tells if so many offers have the words that a page is full soon in the order of the list. The index of
 * words would find all of them first.
 */
async function hasCommonWords({ db }: Board, text: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from offers o where ${hasWords(text)} limit ${common}) found`.execute(
    db,
  );
  return rows[0]?.count === common;
}

/** A family of job fields means its fields too. */
async function fieldsOf({ reference }: Board, field: number): Promise<number[]> {
  const { specializations } = await reference();
  return [field, ...[...specializations].flatMap(([id, { parentId }]) => (parentId === field ? [id] : []))];
}

/** SQL condition: the offer has every word, each by its beginning. */
function hasWords(text: string): RawBuilder<boolean> {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const query = words
    .slice(0, 10)
    .map((word) => `'${word}':*`)
    .join(' & ');
  const own = sql`plain_words(o.title || ' ' || o.city_fr || ' ' || o.city_en)`;
  return sql`to_tsvector('simple', ${own}) @@ to_tsquery('simple', plain_words(${query}))`;
}

function conditionOf(state: ListedState, now: Date): RawBuilder<boolean> {
  const conditions: Readonly<Record<ListedState, RawBuilder<boolean>>> = {
    open: isOpen(now),
    ended: sql`o.withdrawn_at is null and (o.filled_at is not null or o.broadcast_end <= ${now})`,
    coming: sql`o.withdrawn_at is null and o.broadcast_start > ${now}`,
    withdrawn: sql`o.withdrawn_at is not null`,
    withdrawnByStaff: sql`o.staff_withdrawn_at is not null`,
    featured: sql`o.id in (select offer_id from featured_offers where until > ${now})`,
    all: sql`true`,
  };
  return conditions[state];
}

type Row = Omit<ListedOffer, 'state'> & Parameters<typeof officeState>[0];

/** Reads the lines of some offers, in their order. */
async function listed({ db, now }: Board, ids: readonly number[]): Promise<ListedOffer[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select o.id, o.reference, o.title, c.name as "companyName", o.country_id as "countryId", o.city_fr as city,
      o.corrected_fields <> '{}' as "isCorrected", o.staff_withdrawn_at is not null as "isWithdrawnByStaff",
      exists (select from featured_offers f where f.offer_id = o.id and f.until > ${now()}) as "isFeatured",
      o.broadcast_start as "broadcastStart", o.broadcast_end as "broadcastEnd", o.withdrawn_at as "withdrawnAt",
      o.filled_at as "filledAt"
    from unnest(${[...ids]}::integer[]) with ordinality as page (id, position)
    join offers o on o.id = page.id join companies c on c.id = o.company_id
    order by page.position`.execute(db);
  return rows.map(({ broadcastEnd, withdrawnAt, filledAt, ...offer }) => ({
    ...offer,
    state: officeState({ ...offer, broadcastEnd, withdrawnAt, filledAt }, now()),
  }));
}
