import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** Pictures that documents may name, by the ending of their file. */
const types = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
]);

/** The bytes of a picture and their type; undefined where there is none of that name. */
export async function findPicture(
  db: Kysely<Tables>,
  name: string,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const [, key = '', extension = ''] = /^([0-9a-f]{40})\.([a-z]+)$/.exec(name) ?? [];
  const type = types.get(extension);
  if (type === undefined) return undefined;
  const found = await db
    .selectFrom('content.pictures')
    .select('bytes')
    .where('hash', '=', key)
    .where('extension', '=', extension)
    .executeTakeFirst();
  return found && { bytes: found.bytes, type };
}
