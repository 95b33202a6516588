import { partQuery, type PicturePart } from './picture-parts.ts';
import { hash } from 'node:crypto';
import { extname } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { InvalidDocument } from '../models/check-document.ts';

/** Types of pictures that documents may use, by file extension. */
const types = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
]);
export const maxPictureBytes = 5 * 1024 * 1024;

/**
 * A stored picture. Its address contains a hash of its content, so the same address never shows another
 * picture.
 */
export type StoredPicture = {
  readonly hash: string;
  readonly extension: string;
  /** Name of the picture's original file, such as `pictures/globe.svg`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
};

/** Returns the path of a picture below the address of the repository. */
export const pictureUrl = ({ hash, extension }: Pick<StoredPicture, 'hash' | 'extension'>): string =>
  `/content/media/${hash}.${extension}`;

/** Returns the path of a small picture for lists, or of a part of one. A drawing has one size. */
export function thumbnailUrl(
  picture: Pick<StoredPicture, 'hash' | 'extension'>,
  part: PicturePart | null = null,
): string {
  if (picture.extension === 'svg') return pictureUrl(picture);
  return `${pictureUrl(picture)}${part === null ? '?' : `${partQuery(part, null)}&`}w=320`;
}

/**
 * Reads width, height and type of a picture.
 * @throws InvalidDocument if the bytes are no picture
 */
export async function readPicture(name: string, bytes: Buffer): Promise<StoredPicture> {
  const extension = extname(name).slice(1).toLowerCase().replace('jpeg', 'jpg');
  if (!types.has(extension)) throw new InvalidDocument([`${name}: should end in ${[...types.keys()].join(', ')}`]);
  if (bytes.length > maxPictureBytes) throw new InvalidDocument([`${name}: is larger than ${maxPictureBytes} bytes`]);
  const size = extension === 'svg' ? drawingSize(bytes.toString()) : await sizeOf(bytes);
  if (size === null) throw new InvalidDocument([`${name}: is no picture, or says no size`]);
  return { hash: hash('sha256', bytes).slice(0, 40), extension, name, ...size };
}

type Size = { readonly width: number; readonly height: number };

/** Returns the size of a drawing; null for a drawing with scripts, which is refused. */
function drawingSize(text: string): Size | null {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  if (/<script|<foreignObject|\son\w+\s*=|javascript:/i.test(text)) return null;
  const [, , boxWidth, boxHeight] = (/\bviewBox="([^"]*)"/.exec(root)?.[1] ?? '').trim().split(/[\s,]+/);
  const width = Number(/\swidth="([\d.]+)"/.exec(root)?.[1] ?? boxWidth);
  const height = Number(/\sheight="([\d.]+)"/.exec(root)?.[1] ?? boxHeight);
  return width > 0 && height > 0 ? { width: Math.ceil(width), height: Math.ceil(height) } : null;
}

/** Loads sharp only when it is needed, because it loads slowly and drawings do not need it. */
async function sizeOf(bytes: Buffer): Promise<Size | null> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width > 0 && height > 0 ? { width, height } : null;
}

/**
 * Stores a picture unless it is already stored. Older pictures with the same name get another name: documents
 * may still show them, and an export writes every picture as a file.
 */
export async function storePicture(db: Kysely<Tables>, picture: StoredPicture, bytes: Buffer): Promise<void> {
  const ownName = sql<string>`regexp_replace(name, '(\\.[^.]*)$', '.' || left(hash, 12) || '\\1')`;
  await db
    .updateTable('content.pictures')
    .set({ name: ownName })
    .where('name', '=', picture.name)
    .where('hash', '!=', picture.hash)
    .execute();
  await db
    .insertInto('content.pictures')
    .values({ ...picture, bytes })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ name: picture.name }))
    .execute();
}

/** Lists the stored pictures without their bytes. */
export async function listPictures(db: Kysely<Tables>): Promise<StoredPicture[]> {
  return db.selectFrom('content.pictures').select(['hash', 'extension', 'name', 'width', 'height']).execute();
}

/** Returns a picture's bytes and type; undefined if there is no such picture. */
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
