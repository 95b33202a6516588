import type { Readable } from 'node:stream';
import { createContext, data, type MiddlewareFunction } from 'react-router';
import { ArchiveRefused } from '#board/privacy/archive-turns.ts';
import { downloadArchive } from '#board/privacy/download-archive.ts';
import { loadWords } from '#words/load-words.ts';
import { requestContext } from '#site/request/context.ts';
import { isVisit } from '#site/request/is-visit.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { ArchiveRefusalProps } from './archive-refusal.tsx';
import type { Route } from './+types/export-file.ts';

export { ArchiveRefusal as default } from './archive-refusal.tsx';

export const catalogues = await loadWords('privacy');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

const refusedContext = createContext<ArchiveRefused>();

/**
 * `/espace-personnel/donnees/export.zip`: sends all stored data about the candidate as a file. The page at
 * this address is shown only if no archive is available now. Prefetches and HEAD requests do not count
 * against the limit.
 */
const sendArchive: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const viewer = requireCandidate(context, url);
  if (!isVisit(request)) return new Response(null, { status: 403, headers: { 'Cache-Control': 'no-store' } });
  try {
    const archive = await downloadArchive(context.get(requestContext).board, viewer);
    return new Response(bodyOf(archive), { headers: archiveHeaders });
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    context.set(refusedContext, error);
    return next();
  }
};

const archiveHeaders = {
  'Content-Type': 'application/zip',
  'Cache-Control': 'no-store',
  'Content-Disposition': 'attachment; filename="mon-volontariat-international.zip"',
};

/**
 * Streams the archive as fast as the browser reads it; if the browser aborts the download, the archive ends
 * too.
 */
function bodyOf(archive: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = archive[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const chunk = await chunks.next();
      if (chunk.done === true) controller.close();
      else controller.enqueue(chunk.value);
    },
    cancel: () => void archive.destroy(),
  });
}

export const middleware = [sendArchive];

export function loader({ context }: Route.LoaderArgs) {
  const { why, seconds } = context.get(refusedContext);
  const refusal: ArchiveRefusalProps = { why, seconds };
  return data(refusal, { status: 429, headers: { 'Retry-After': String(seconds) } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs): Headers => loaderHeaders;
