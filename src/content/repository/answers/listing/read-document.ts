import { sql } from 'kysely';
import { z } from 'zod';
import type { DocumentContent } from '../../models/check-document.ts';
import type { Store } from '../../write/store.ts';
import { readHead, readVersions } from '../../write/versions.ts';
import { type ListedDocument, listedFrom, listedSchema } from './document-state.ts';

const reviewSchema = z.object({
  version: z.number(),
  verdict: z.enum(['asked', 'approved', 'refused']),
  words: z.string().nullable(),
  by: z.string(),
  at: z.date(),
});

/** A document for the office: where it stands, the content of its newest version, and its last reviews. */
export type OfficeDocument = ListedDocument & {
  readonly content: DocumentContent;
  /** What visitors see; null if nothing is published. */
  readonly online: DocumentContent | null;
  readonly reviews: readonly z.output<typeof reviewSchema>[];
};

const maxReviews = 50;

/** Reads a document as an editor opens it; null if there is none. All parts are of the same moment. */
export async function readDocument({ db }: Pick<Store, 'db'>, id: string): Promise<OfficeDocument | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const head = await readHead(transaction, id);
      if (head === null) return null;
      const page = sql`select d.* from content.documents d where d.id = ${id}`;
      const { rows: found } = await listedFrom(page).execute(transaction);
      const { rows: reviews } = await sql`
        select version, verdict, words, given_by as by, given_at as at from content.reviews
        where document_id = ${id} order by id desc limit ${maxReviews}`.execute(transaction);
      const { document } = listedSchema.parse(found[0]);
      const seen = document.published === null ? [] : [{ id, version: document.published }];
      const [online = null] = await readVersions(transaction, seen);
      return {
        ...document,
        content: head.content,
        online: online && online.content,
        reviews: reviews.map((row) => reviewSchema.parse(row)),
      };
    });
}
