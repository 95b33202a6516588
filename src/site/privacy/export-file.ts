import { createReadableStreamFromReadable } from '@react-router/node';
import { exportArchive } from '#board/privacy/export-archive.ts';
import { boardContext } from '../context.ts';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { requireCandidate } from '../sign-in/require-candidate.ts';
import type { Route } from './+types/export-file.ts';

export const handle: ScreenHandle = { robots: 'noindex' };

/** `/espace-personnel/donnees/export.zip`: all that is kept about whoever asks, as a file. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const archive = await exportArchive(context.get(boardContext), requireCandidate(context, url));
  return new Response(createReadableStreamFromReadable(archive), {
    headers: {
      'Content-Type': 'application/zip',
      'Cache-Control': 'no-store',
      'Content-Disposition': 'attachment; filename="mon-volontariat-international.zip"',
    },
  });
}
