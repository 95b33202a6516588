import { publishDrafts } from './publish.ts';
import { takeTurn } from './lock.ts';
import { NoSuchDocument, type Store } from './store.ts';

/**
 * Publishes a draft at a moment, whatever it says by then; null takes that back.
 * @throws NoSuchDocument when it has no draft
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
 * Publishes what is due, one document after the other: one that cannot be published (its uid was taken
 * meanwhile) holds up no other, and stays due.
 * @returns the ids of those that were published, and what kept the others
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

/** Another process may have been first. */
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
