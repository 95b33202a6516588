import { publishDrafts } from './publish.ts';
import { takeTurn } from './lock.ts';
import { NoSuchDocument, type Store } from './store.ts';

/**
 * Schedules the publication of a draft; null cancels it. Changes of the draft until then are published too.
 * @throws NoSuchDocument if the document has no draft
 */
export async function schedule({ db }: Store, id: string, at: Date | null, by: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('content.documents')
    .set({ publish_at: at, publish_for: at === null ? null : by })
    .where('id', '=', id)
    .where('draft', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NoSuchDocument('a document that is to be published later has no draft');
}

/**
 * Publishes the documents that are due, one by one. A document that cannot be published, because its uid was
 * taken meanwhile, stays due and does not block the others.
 * @returns the ids of the published documents, and the errors of the others
 */
export async function publishDue(store: Store): Promise<{ published: string[]; failures: unknown[] }> {
  const due = await store.db
    .selectFrom('content.documents')
    .select('id')
    .where('publish_at', '<=', store.now())
    .orderBy('publish_at')
    .limit(100)
    .execute();
  const published: string[] = [];
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      if (await publishOneDue(store, id)) published.push(id);
    } catch (error) {
      failures.push(error);
    }
  }
  return { published, failures };
}

/** Publishes a document that is due; false if another process has published it first. */
async function publishOneDue(store: Store, id: string): Promise<boolean> {
  return store.db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const due = await transaction
      .selectFrom('content.documents')
      .select('publish_for')
      .where('id', '=', id)
      .where('publish_at', '<=', store.now())
      .executeTakeFirst();
    if (due === undefined) return false;
    await publishDrafts(store, transaction, [id], due.publish_for ?? '');
    return true;
  });
}
