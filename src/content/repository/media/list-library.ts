import { sql } from 'kysely';
import { z } from 'zod';
import { indexedWords } from '../text/plain-words.ts';
import { readBoundedText } from '../write/rules/inputs.ts';
import type { Store } from '../write/store.ts';

const pictureSchema = z.object({
  hash: z.string(),
  extension: z.string(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** Texts for new uses by language: null if nobody has said anything, empty for a decorative picture. */
  alt: z.object({ fr: z.string().nullable(), en: z.string().nullable() }),
  credit: z.string().nullable(),
  /** The point that stays visible, in percent from the left and from the top; null for the middle. */
  focus: z.object({ x: z.number(), y: z.number() }).nullable(),
  revision: z.number(),
  addedAt: z.date(),
  /** Number of documents whose newest or published version shows it. */
  uses: z.number(),
});

/** A stored picture with what editors say about it. */
export type LibraryPicture = z.output<typeof pictureSchema>;

type Wanted = {
  /** Parts of words of names and alternative texts. */
  readonly text?: string;
  /** Number of the page, from 1. */
  readonly page?: number;
};

export type LibraryPage = {
  readonly pictures: readonly LibraryPicture[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

const pageSize = 24;

const columns = sql`p.hash, p.extension, p.name, p.width, p.height, octet_length(p.bytes) as bytes,
  jsonb_build_object('fr', p.alt_fr, 'en', p.alt_en) as alt, p.credit, p.revision, p.added_at as "addedAt",
  case when p.focus_x is not null then jsonb_build_object('x', p.focus_x, 'y', p.focus_y) end as focus,
  (select count(distinct e.document_id)::integer from content.entries e
    where content.pictures_of(e.data) @> array[p.hash]) as uses`;

/**
 * Lists the stored pictures, the newest first.
 * @throws InvalidInput for a search that is too long
 */
export async function listLibrary({ db }: Pick<Store, 'db'>, { text = '', page = 1 }: Wanted): Promise<LibraryPage> {
  const words = indexedWords(readBoundedText('search', text));
  const patterns = words.map((word) => `%${word}%`);
  const hasWords = sql`p.searched like all (${patterns}::text[])`;
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from content.pictures p where ${hasWords}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
  const { rows } = await sql`
    select ${columns} from (select * from content.pictures p where ${hasWords}
      order by p.added_at desc, p.hash desc limit ${pageSize} offset ${(shown - 1) * pageSize}) p
    order by p.added_at desc, p.hash desc`.execute(db);
  return { pictures: rows.map((row) => pictureSchema.parse(row)), total, page: shown, pages };
}

/** Reads some pictures by their hashes. */
export async function readLibrary(
  { db }: Pick<Store, 'db'>,
  hashes: readonly string[],
): Promise<readonly LibraryPicture[]> {
  const { rows } = await sql`
    select ${columns} from content.pictures p where p.hash = any (${hashes}::text[])`.execute(db);
  return rows.map((row) => pictureSchema.parse(row));
}
