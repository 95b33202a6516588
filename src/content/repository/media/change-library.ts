import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import type { Actor } from '#staff/actor.ts';
import { type Changes, recordActs, requireRole } from '#staff/audit/record-act.ts';
import { safeText } from '../models/safe-text.ts';
import type { Acting } from '../write/document-acts.ts';
import { takeTurn } from '../write/lock.ts';
import { InvalidInput } from '../write/rules/inputs.ts';
import type { Store } from '../write/store.ts';
import { type CheckedUpload, checkUpload, type RefusedUpload } from './check-upload.ts';
import { nameWithHash, pictureName } from './picture-name.ts';

/** There is no such picture. */
class NoSuchPicture extends Error {
  readonly code = 'content.noSuchPicture';
}

/** Somebody else has changed what is said about the picture. */
class PictureChanged extends Error {
  readonly code = 'content.pictureChanged';
}

/** A document or a plan shows the picture, so it cannot be removed. */
class PictureInUse extends Error {
  readonly code = 'content.pictureInUse';
}

/** What became of an uploaded file: a new picture, one that was there already, or none. */
export type Added = { readonly hash: string; readonly isNew: boolean } | { readonly refused: RefusedUpload };

/**
 * Stores an uploaded file as a picture. The same file, or the same picture, is stored once.
 * @throws NotAllowed
 */
export async function addPicture(
  store: Pick<Store, 'db' | 'now'>,
  file: { readonly name: string; readonly bytes: Buffer },
  { actor }: Acting,
): Promise<Added> {
  requireRole(actor, 'picture.add');
  const checked = await checkUpload(file.bytes);
  if (typeof checked === 'string') return { refused: checked };
  return store.db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const known = await knownPicture(transaction, checked);
    if (known !== null) return { hash: known, isNew: false };
    const { picture, bytes, source } = checked;
    const at = store.now();
    const name = await freeName(transaction, pictureName(file.name, picture.extension), picture.hash);
    const row = { ...picture, name, bytes, source, added_at: at };
    await transaction.insertInto('content.pictures').values(row).execute();
    const changes = { name: [null, name] } as const;
    const subject = { kind: 'picture', id: picture.hash } as const;
    await recordActs(transaction, [{ actor, act: 'picture.add', subject, changes, at }]);
    return { hash: picture.hash, isNew: true };
  });
}

/** Finds the picture of the same file or with the same bytes. */
async function knownPicture(
  transaction: Transaction<Tables>,
  { picture, source }: CheckedUpload,
): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    select hash from content.pictures where hash = any (${[picture.hash, source]}::text[]) or source = ${source}
    limit 1`.execute(transaction);
  return rows[0]?.hash ?? null;
}

/** Names of pictures are unique, because an export writes each as a file. */
async function freeName(transaction: Transaction<Tables>, name: string, hash: string): Promise<string> {
  const taken = await transaction
    .selectFrom('content.pictures')
    .select('hash')
    .where('name', '=', name)
    .executeTakeFirst();
  return taken === undefined ? name : nameWithHash(name, hash);
}

export const longestTexts = { alt: 1000, credit: 500 } as const;
const percent = z.number().min(0).max(100);
const factsSchema = z.object({
  alt: z.object({ fr: safeText(longestTexts.alt).nullable(), en: safeText(longestTexts.alt).nullable() }),
  credit: safeText(longestTexts.credit).nullable(),
  focus: z.object({ x: percent, y: percent }).nullable(),
});

/** What editors say about a picture. */
export type PictureFacts = z.output<typeof factsSchema>;

type Change = { readonly hash: string; readonly revision: number; readonly facts: PictureFacts };

/**
 * Changes what is said about a picture. Documents that show it keep their own texts.
 * @throws NoSuchPicture; PictureChanged if its revision is another; InvalidInput; NotAllowed
 */
export async function changePicture(
  { db, now }: Pick<Store, 'db' | 'now'>,
  { hash, revision, facts }: Change,
  { actor }: Acting,
): Promise<void> {
  requireRole(actor, 'picture.change');
  const read = factsSchema.safeParse(facts);
  if (!read.success) throw new InvalidInput('picture', read.error.issues[0]?.message ?? 'is wrong');
  const after = rowOf(read.data);
  await db.transaction().execute(async (transaction) => {
    const before = await lockPicture(transaction, hash);
    if (before.revision !== revision) throw new PictureChanged('somebody has changed the picture since');
    const changes = changesOf(before, after);
    if (Object.keys(changes).length === 0) return;
    const row = { ...after, revision: revision + 1 };
    await transaction.updateTable('content.pictures').set(row).where('hash', '=', hash).execute();
    await recordActs(transaction, [
      { actor, act: 'picture.change', subject: { kind: 'picture', id: hash }, changes, at: now() },
    ]);
  });
}

const rowOf = ({ alt, credit, focus }: PictureFacts) => ({
  alt_fr: alt.fr,
  alt_en: alt.en,
  credit,
  focus_x: focus?.x ?? null,
  focus_y: focus?.y ?? null,
});

type Row = ReturnType<typeof rowOf>;

function changesOf(before: Row, after: Row): Changes {
  const names = ['alt_fr', 'alt_en', 'credit', 'focus_x', 'focus_y'] as const;
  const changed = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, [before[name], after[name]] as const]));
}

async function lockPicture(transaction: Transaction<Tables>, hash: string) {
  const found = await transaction
    .selectFrom('content.pictures')
    .select(['name', 'revision', 'alt_fr', 'alt_en', 'credit', 'focus_x', 'focus_y'])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new NoSuchPicture('there is no such picture');
  return found;
}

/**
 * Removes a picture that no document shows. Older versions of documents may still name it.
 * @throws NoSuchPicture; PictureInUse; NotAllowed
 */
export async function removePicture(
  { db, now }: Pick<Store, 'db' | 'now'>,
  hash: string,
  { actor }: { readonly actor: Actor },
): Promise<void> {
  requireRole(actor, 'picture.remove');
  await db.transaction().execute(async (transaction) => {
    // Nobody saves or publishes meanwhile.
    await takeTurn(transaction);
    const { name } = await lockPicture(transaction, hash);
    if (await isInUse(transaction, hash)) throw new PictureInUse('a document shows the picture');
    await transaction.deleteFrom('content.pictures').where('hash', '=', hash).execute();
    const changes = { name: [name, null] } as const;
    const act = { actor, act: 'picture.remove', subject: { kind: 'picture', id: hash }, changes, at: now() } as const;
    await recordActs(transaction, [act]);
  });
}

/** Tells if a newest, published or planned version shows it, or one in a release. */
async function isInUse(transaction: Transaction<Tables>, hash: string): Promise<boolean> {
  const shows = (data: string) => sql`content.pictures_of(${sql.ref(data)}) @> array[${hash}]::text[]`;
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from content.entries e where ${shows('e.data')})
      or exists (select from content.schedules s
        join content.versions v on v.document_id = s.document_id and v.version = s.version
        where s.state = 'planned' and ${shows('v.data')})
      or exists (select from content.release_items i join content.releases r on r.id = i.release_id
        join content.versions v on v.document_id = i.document_id and v.version = i.version
        where r.state = 'open' and ${shows('v.data')}) as used`.execute(transaction);
  return rows[0]?.used ?? true;
}
