/** A part of a picture, in its pixels. */
export type PicturePart = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A point of a picture, in percent from the left and from the top. */
export type PicturePoint = { readonly x: number; readonly y: number };

const part = /^(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/;

/** Reads the part that the address of a picture shows, as Prismic writes it (imgix, `rect`); null for all. */
export function partIn(query: URLSearchParams): PicturePart | null {
  const found = part.exec(query.get('rect') ?? '');
  if (found === null) return null;
  const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Reads the point that stays visible (imgix, `fp-x` and `fp-y`); null if the address names none. */
export function pointIn(query: URLSearchParams): PicturePoint | null {
  const [x, y] = ['fp-x', 'fp-y'].map((name) => (query.has(name) ? Number(query.get(name)) : Number.NaN));
  if (x === undefined || y === undefined || !isShare(x) || !isShare(y)) return null;
  return { x: x * 100, y: y * 100 };
}

const isShare = (one: number): boolean => one >= 0 && one <= 1;

/** Writes the query of an address that shows a part of a picture and keeps a point visible. */
export function partQuery(shown: PicturePart | null, point: PicturePoint | null): string {
  const query = [
    ...(shown === null ? [] : [`rect=${shown.x},${shown.y},${shown.width},${shown.height}`]),
    ...(point === null ? [] : [`fp-x=${point.x / 100}`, `fp-y=${point.y / 100}`]),
  ];
  return query.length === 0 ? '' : `?${query.join('&')}`;
}
