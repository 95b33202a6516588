import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { cutPicture } from '../media/cut-picture.ts';
import { findPicture } from '../media/pictures.ts';
import type { TypeModels } from '../models/type-models.ts';
import { ProtocolError } from '../query/protocol-error.ts';
import { openRef } from '../query/snapshot.ts';
import { describeRepository, listTags } from './answer-root.ts';
import { answerSearch } from './answer-search.ts';

type Parts = {
  readonly db: Kysely<Tables>;
  readonly models: TypeModels;
  readonly now: () => Date;
  /** Key that signs the refs of previews. */
  readonly previewSecret: string;
};

type Answer = { readonly body: unknown; readonly caching: string };

/**
 * Seconds for which clients may cache answers of a ref. While the ref is the newest, its answers do not
 * change.
 */
const ofRef = 'public, max-age=60';
const ofNow = 'no-cache';
const ofPreview = 'private, no-store';

/**
 * Prismic's content API, version 2, for this repository and its pictures. The address may have any prefix
 * before `/api/v2` and `/media/`. An invalid query gets an error of the protocol. The promise rejects only if
 * the database fails.
 */
export function contentApi(parts: Parts): (request: Request) => Promise<Response> {
  return async (request) => {
    const found = await answer(parts, request).catch(told);
    return request.method === 'HEAD' ? new Response(null, found) : found;
  };
}

async function answer(parts: Parts, request: Request): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method))
    throw new ProtocolError(405, { type: 'api_validation_error', message: 'Only GET and HEAD.' });
  const url = new URL(request.url);
  const [, picture] = /\/media\/([^/]+)$/.exec(url.pathname) ?? [];
  if (picture !== undefined) return answerPicture(parts.db, request, { name: picture, query: url.searchParams });
  const [, root, place] = /^(.*?\/api\/v2)(\/.*?)?\/?$/.exec(url.pathname) ?? [];
  if (root === undefined) throw unknownAddress();
  const { body, caching } = await answerOf(parts, { url, address: url.origin + root, place: place ?? '' });
  return asJson(request, JSON.stringify(body), caching);
}

async function answerOf(
  { db, models, now, previewSecret: secret }: Parts,
  { url, address, place }: { readonly url: URL; readonly address: string; readonly place: string },
): Promise<Answer> {
  switch (place) {
    case '':
      return { body: await describeRepository(db, models, address), caching: ofNow };
    case '/tags':
      return { body: await listTags(db), caching: ofNow };
    case '/documents/search': {
      const snapshot = await openRef(db, url.searchParams.get('ref'), { secret, now });
      const body = await answerSearch(db, models, { snapshot, url, address });
      return { body, caching: snapshot.drafts === 'none' ? ofRef : ofPreview };
    }
    default:
      throw unknownAddress();
  }
}

function unknownAddress(): ProtocolError {
  return new ProtocolError(404, { type: 'api_validation_error', message: 'There is nothing at this address.' });
}

function told(error: unknown): Response {
  if (!(error instanceof ProtocolError)) throw error;
  const headers = { 'Cache-Control': ofPreview, ...(error.status === 405 && { Allow: 'GET, HEAD, OPTIONS' }) };
  return Response.json(error.body, { status: error.status, headers });
}

function asJson(request: Request, text: string, caching: string): Response {
  const headers = { ETag: `"${hash('sha1', text, 'base64url')}"`, 'Cache-Control': caching };
  if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } });
}

type AskedPicture = { readonly name: string; readonly query: URLSearchParams };

async function answerPicture(db: Kysely<Tables>, request: Request, { name, query }: AskedPicture): Promise<Response> {
  const picture = await findPicture(db, name);
  if (picture === undefined) throw unknownAddress();
  const headers = {
    ETag: `"${hash('sha1', `${name}?${query.toString()}`, 'base64url')}"`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': picture.type,
    // Policy for drawings. A browser that opens a drawing by its address shows it as a document, and such a
    // document must neither run nor load anything.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  };
  if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const { bytes } = await cutPicture(picture, query);
  return new Response(new Uint8Array(bytes), { headers });
}

/** If-None-Match: RFC 9110, 13.1.2. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
