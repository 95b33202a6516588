import { Parser } from 'htmlparser2';
import { FilesUnavailable } from '../files-unavailable.ts';
import type { AskS3 } from './s3-client.ts';
import { nameOfPlace, type S3Place } from './s3-place.ts';

/** An object of a listing, with its name in the listed folder. */
export type ListedObject = { readonly name: string; readonly storedAt: Date; readonly size: number };

type Page = { readonly objects: readonly ListedObject[]; readonly next: string | undefined };

/** Lists the objects of a place whose names begin with a prefix (ListObjectsV2), a thousand a request. */
export async function* listObjects(place: S3Place, ask: AskS3, prefix: string): AsyncGenerator<ListedObject, void> {
  let token: string | undefined;
  do {
    const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) };
    const answer = await ask({ method: 'GET', name: '', query });
    const { objects, next } = readPage(place, answer?.body.toString() ?? '', prefix);
    yield* objects;
    // A store that repeats its token would be asked for ever.
    if (next !== undefined && next === token) throw new FilesUnavailable(`${nameOfPlace(place)} repeats a page`);
    token = next;
  } while (token !== undefined);
}

/**
 * Reads a page of a listing.
 * @throws FilesUnavailable for any other text, so that a strange answer does not count as an empty store
 */
function readPage(place: S3Place, xml: string, prefix: string): Page {
  const path: string[] = [];
  const whole = new Map<string, string>();
  let object = new Map<string, string>();
  const objects: ListedObject[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => {
        path.push(name);
        if (name === 'Contents') object = new Map();
      },
      ontext: (text) => {
        const [values, name] = [path.includes('Contents') ? object : whole, path.at(-1) ?? ''];
        values.set(name, (values.get(name) ?? '') + text);
      },
      onclosetag: (name) => {
        path.pop();
        if (name === 'Contents') objects.push(...objectOf(object, prefix));
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const isCut = whole.get('IsTruncated');
  const next = isCut === 'true' ? whole.get('NextContinuationToken') : undefined;
  if (isCut === undefined || (isCut === 'true' && next === undefined))
    throw new FilesUnavailable(`${nameOfPlace(place)} gives no listing`);
  return { objects, next };
}

function objectOf(values: ReadonlyMap<string, string>, prefix: string): ListedObject[] {
  const key = values.get('Key') ?? '';
  const storedAt = new Date(values.get('LastModified') ?? '');
  if (!key.startsWith(prefix) || Number.isNaN(storedAt.getTime())) return [];
  return [{ name: key.slice(prefix.length), storedAt, size: Number(values.get('Size') ?? 0) }];
}
