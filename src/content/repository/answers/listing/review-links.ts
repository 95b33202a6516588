import { fingerprintOf } from '#staff/sessions/secrets.ts';
import type { Store } from '../../write/store.ts';

const maxListed = 50;

/** A link by which somebody without an account reviews a version. */
export type ReviewLink = Awaited<ReturnType<typeof listReviewLinks>>[number];

/** Lists the links of a document, the newest first. */
export const listReviewLinks = ({ db }: Pick<Store, 'db'>, document: string) =>
  select(db).where('document_id', '=', document).orderBy('id', 'desc').limit(maxListed).execute();

/** Reads the link of an address, also an answered or ended one; null for a forged one. */
export async function readReviewLink({ db }: Pick<Store, 'db'>, token: string): Promise<ReviewLink | null> {
  const found = await select(db).where('fingerprint', '=', fingerprintOf(token)).executeTakeFirst();
  return found ?? null;
}

const select = (db: Store['db']) =>
  db
    .selectFrom('content.review_links')
    .select(['id', 'document_id as document', 'version', 'guest', 'counts', 'made_by as madeBy', 'made_at as madeAt'])
    .select(['expires_at as expiresAt', 'verdict', 'words', 'answered_at as answeredAt']);
