import { exportData } from '#board/privacy/export-data.ts';
import { boardContext } from '../context.ts';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { requireCandidate } from '../sign-in/require-candidate.ts';
import type { Route } from './+types/export.ts';

export const handle: ScreenHandle = { robots: 'noindex' };

/** `/espace-personnel/donnees/export.json`: all that is kept about whoever asks, as a file. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const data = await exportData(context.get(boardContext), requireCandidate(context, url));
  return Response.json(data, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Disposition': 'attachment; filename="mon-volontariat-international.json"',
    },
  });
}
