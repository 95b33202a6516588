import { isObject, type JsonObject, textOf } from '#content/json.ts';
import { pictureUrl, type StoredPicture } from '#content/repository/media/pictures.ts';
import {
  partIn,
  partQuery,
  type PicturePart,
  type PicturePoint,
  pointIn,
} from '#content/repository/media/picture-parts.ts';
import { refuse, type Texts } from '../simple-kind.ts';

/** What of a picture is shown: a part of it, and the point that stays visible. */
type Frame = { readonly part: PicturePart | null; readonly point: PicturePoint | null };

/** Tells if a part of a picture can be shown. A drawing has no pixels to cut. */
export const canBeCut = ({ extension }: Pick<StoredPicture, 'extension'>): boolean => extension !== 'svg';

const sides = ['x', 'y', 'width', 'height'] as const;
const shares = ['focusX', 'focusY'] as const;

/** Parts of the control of a picture that hold its frame. */
export const frameParts = [...sides, ...shares] as const;

/** Writes the frame of the value of a field. */
export function frameTexts(value: unknown): Readonly<Record<(typeof frameParts)[number], string>> {
  const query = URL.parse(isObject(value) ? textOf(value['url']) : '', 'http://site')?.searchParams;
  const [part, point] = query === undefined ? [null, null] : [partIn(query), pointIn(query)];
  return {
    x: String(part?.x ?? ''),
    y: String(part?.y ?? ''),
    width: String(part?.width ?? ''),
    height: String(part?.height ?? ''),
    focusX: String(point?.x ?? ''),
    focusY: String(point?.y ?? ''),
  };
}

/** Returns the part of a picture that typed texts name; null for the whole picture, and for none of it. */
export function partOfTexts(texts: Texts, picture: Pick<StoredPicture, 'width' | 'height'>): PicturePart | null {
  const [x = 0, y = 0, width = 0, height = 0] = sides.map((name) =>
    /^\d{1,5}$/.test((texts[name] ?? '').trim()) ? Number(texts[name]) : 0,
  );
  const fits = width > 0 && height > 0 && x + width <= picture.width && y + height <= picture.height;
  return fits ? { x, y, width, height } : null;
}

/** Reads the frame that was typed; null if nobody changed it. */
export function typedFrame(shown: Texts, typed: Texts): Frame | null {
  if (frameParts.every((name) => typed[name] === undefined || typed[name] === shown[name])) return null;
  const given = sides.map((name) => (typed[name] ?? '').trim());
  const numbers = given.map((text, index) =>
    /^\d{1,5}$/.test(text) || text === '' ? Number(text) : refuse('crop', sides[index]),
  );
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  const isWhole = given.every((text) => text === '');
  if (!isWhole && (width === 0 || height === 0)) refuse('crop', width === 0 ? 'width' : 'height');
  return { part: isWhole ? null : { x, y, width, height }, point: typedPoint(typed) };
}

function typedPoint(typed: Texts): PicturePoint | null {
  const given = shares.map((name) => (typed[name] ?? '').trim().replace(',', '.'));
  if (given.every((text) => text === '')) return null;
  const [x = 0, y = 0] = given.map((text, index) =>
    text !== '' && Number(text) >= 0 && Number(text) <= 100 ? Number(text) : refuse('share', shares[index]),
  );
  return { x, y };
}

/** Returns an image with another frame. The address says it, as in Prismic; the original stays. */
export function framedImage(image: JsonObject, picture: StoredPicture, { part, point }: Frame): JsonObject {
  if (part !== null && part.x + part.width > picture.width) refuse('crop', 'width');
  if (part !== null && part.y + part.height > picture.height) refuse('crop', 'height');
  const isWhole = part?.width === picture.width && part.height === picture.height;
  return framed(image, picture, { part: isWhole ? null : part, point });
}

function framed(image: JsonObject, picture: StoredPicture, { part, point }: Frame): JsonObject {
  const { width, height } = part ?? picture;
  return {
    ...image,
    url: pictureUrl(picture) + partQuery(part, point),
    dimensions: { width, height },
    edit: { x: part?.x ?? 0, y: part?.y ?? 0, zoom: 1, background: 'transparent' },
  };
}
