import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Actor } from '#staff/actor.ts';
import { isObject } from '../../../json.ts';

/** A picture of the document has no text, and nobody has said that it is decorative. */
class PictureWithoutText extends Error {
  readonly code = 'content.pictureWithoutText';
}

/** A picture of the document has been removed. */
class PictureGone extends Error {
  readonly code = 'content.pictureGone';
}

/**
 * Counts the pictures in fields whose text is missing. The empty text of a decorative picture is none that
 * is missing, and pictures inside of rich text are not counted: their text is that of the rich text.
 */
export function picturesWithoutText(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + picturesWithoutText(one), 0);
  if (!isObject(value)) return 0;
  if (isObject(value['dimensions']) && typeof value['url'] === 'string' && !('link_type' in value))
    return value['alt'] === null && value['type'] !== 'image' ? 1 : 0;
  return Object.values(value).reduce<number>((sum, one) => sum + picturesWithoutText(one), 0);
}

type Shown = { readonly content: { readonly data: unknown } };

/**
 * Refuses what the staff must not publish: pictures without a text, and pictures that are gone. Programs
 * bring contents of before this rule.
 * @throws PictureWithoutText, PictureGone
 */
export async function requirePictures(
  transaction: Transaction<Tables>,
  versions: readonly Shown[],
  actor: Actor,
): Promise<void> {
  if (actor.kind !== 'staff') return;
  if (versions.some(({ content }) => picturesWithoutText(content.data) > 0))
    throw new PictureWithoutText('a picture has no text and is not decorative');
  const texts = versions.map(({ content }) => JSON.stringify(content.data));
  const { rows } = await sql`
    select from unnest(${texts}::text[]) t (data), unnest(content.pictures_of(t.data::jsonb)) hash
    where hash not in (select p.hash from content.pictures p) limit 1`.execute(transaction);
  if (rows.length > 0) throw new PictureGone('a picture has been removed');
}
