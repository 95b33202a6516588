import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#words/locale.ts';
import { InvalidInput, readBoundedText } from '../../write/rules/inputs.ts';
import { indexedWords } from '../../text/plain-words.ts';
import type { Store } from '../../write/store.ts';
import { leadsNowhere } from './broken-links.ts';
import { documentsWithPaths, type TypedPath } from './typed-paths.ts';
import {
  type DocumentState,
  headOfDocument,
  isNewVerdict,
  isPending,
  type ListedDocument,
  listedFrom,
  listedSchema,
} from './document-state.ts';

/** What is wrong with a document: it links to what visitors cannot see, or only one language is published. */
type Fault = 'brokenLinks' | 'missingTranslation';

export type ListedBy = {
  /** Beginnings of words of titles, names and uids. */
  readonly title?: string;
  readonly type?: string;
  readonly lang?: Locale;
  readonly state?: DocumentState;
  /** A document to which the newest or the published version links. */
  readonly linksTo?: string;
  readonly fault?: Fault;
  /** Typed paths that lead nowhere: documents that have one have broken links. */
  readonly deadPaths?: readonly TypedPath[];
  /** Hash of a picture that the newest or the published version shows. */
  readonly shows?: string;
  /** Where the page before ended. */
  readonly after?: string;
};

export type DocumentPage = {
  readonly documents: readonly ListedDocument[];
  /** Where the next page begins; null on the last page. */
  readonly next: string | null;
};

const pageSize = 50;

/**
 * Lists documents for the office, what changed last first. Documents of all states are there.
 * @throws InvalidInput
 */
export async function listDocuments({ db }: Pick<Store, 'db'>, asked: ListedBy): Promise<DocumentPage> {
  const all = [...conditions(asked), await haveWords(db, asked)];
  const page = sql`select d.* from content.documents d where ${sql.join(all, sql` and `)}
    order by d.changed_at desc, d.id desc limit ${pageSize + 1}`;
  const { rows } = await sql`${listedFrom(page)} order by d.changed_at desc, d.id desc`.execute(db);
  const found = rows.map((row) => listedSchema.parse(row));
  const last = found.length > pageSize ? found[pageSize - 1] : undefined;
  return {
    documents: found.slice(0, pageSize).map(({ document }) => document),
    next: last === undefined ? null : `${last.cursor}~${last.document.id}`,
  };
}

/** Counts the documents of a list, `most` at the most. @throws InvalidInput */
export async function countDocuments({ db }: Pick<Store, 'db'>, asked: ListedBy, most: number): Promise<number> {
  const all = [...conditions(asked), await haveWords(db, asked)];
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from content.documents d where ${sql.join(all, sql` and `)} limit ${most}
    ) c`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Above this number of documents, words are common: most pages of the list are full of them. */
const common = 20_000;

/** Returns the condition that the words of the search begin words of a title, name or uid. */
async function haveWords(db: Store['db'], { title }: ListedBy): Promise<RawBuilder<unknown>> {
  const words = title === undefined ? [] : indexedWords(readBoundedText('search', title));
  if (words.length === 0) return sql`true`;
  // The inner select hides how common the words are, so that the index of headings is always read.
  const found = sql`from content.entries e where e.heading @@ (select content.query_of(${words}::text[]))`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select ${found} limit ${common + 1}) c`.execute(db);
  if ((rows[0]?.count ?? 0) <= common) return sql`d.id in (select e.document_id ${found})`;
  // Common words are looked for in one document after another, until the page is full.
  return sql`(select count(*) > 0 ${found} and e.document_id = d.id)`;
}

function conditions({
  type,
  lang,
  state,
  linksTo,
  fault,
  deadPaths = [],
  shows,
  after,
}: ListedBy): readonly RawBuilder<unknown>[] {
  return [
    after === undefined ? sql`true` : isAfter(after),
    type === undefined ? sql`true` : sql`d.type = ${type}`,
    lang === undefined ? sql`true` : sql`d.lang = ${lang}`,
    state === undefined ? sql`true` : isIn[state],
    linksTo === undefined
      ? sql`true`
      : sql`d.id in (select e.document_id from content.entries e where e.links @> array[${linksTo}]::text[])`,
    fault === undefined ? sql`true` : has[fault](deadPaths),
    shows === undefined
      ? sql`true`
      : sql`d.id in (select e.document_id from content.entries e where content.pictures_of(e.data) @> array[${shows}]::text[])`,
  ];
}

function isAfter(cursor: string): RawBuilder<unknown> {
  const [, micros, id] = /^(\d{1,16})~([\w-]{1,64})$/.exec(cursor) ?? [];
  if (micros === undefined) throw new InvalidInput('after', 'is no place in the list');
  return sql`(d.changed_at, d.id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id})`;
}

const isScheduled = sql`d.id in (
  select s.document_id from content.schedules s where s.state = 'planned' and s.release_id is null
  union select i.document_id from content.schedules s join content.release_items i on i.release_id = s.release_id
  where s.state = 'planned')`;

/** Condition that this was said last of the newest version. */
function lastSaid(verdict: 'asked' | 'approved'): RawBuilder<unknown> {
  return sql`(d.id, ${headOfDocument}) in (select r.document_id, r.version from content.reviews r
    where r.verdict = ${verdict} and ${isNewVerdict} and not exists (select from content.reviews l
      where l.document_id = r.document_id and l.version = r.version and l.id > r.id))`;
}

const isIn: Readonly<Record<DocumentState, RawBuilder<unknown>>> = {
  draft: sql`d.published is null and d.first_published_at is null`,
  withdrawn: sql`d.published is null and d.first_published_at is not null`,
  published: sql`d.published is not null and not ${isPending}`,
  changedSince: sql`d.published is not null and ${isPending}`,
  scheduled: isScheduled,
  waitingForReview: sql`${lastSaid('asked')} and ${isPending}`,
  approved: sql`${lastSaid('approved')} and ${isPending} and not ${isScheduled}`,
};

const has: Readonly<Record<Fault, (deadPaths: readonly TypedPath[]) => RawBuilder<unknown>>> = {
  brokenLinks: (deadPaths) => sql`(d.id in (
    select e.document_id from content.entries e, unnest(e.links) as t (id) where ${leadsNowhere})
    or d.id in (${documentsWithPaths(deadPaths)}))`,
  missingTranslation: () => sql`d.published is not null and not exists (select from content.documents o
    where o.type = d.type and o.key = d.key and o.lang <> d.lang and o.published is not null)`,
};
