import { data } from 'react-router';
import { CvNotFound, readCv } from '#board/candidates/cvs/read-cv.ts';
import { requestContext } from '#site/request/context.ts';
import { refusedFile } from '#site/parts/uploads/refused-file.ts';
import { sendDocument } from '#site/parts/uploads/send-document.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/own-cv.ts';

export const handle = defineScreen({ hydrate: true, robots: 'noindex' });

/** `/espace-personnel/cv/{id}`: sends a CV to its owner. */
export async function loader({ params, context, url }: Route.LoaderArgs): Promise<Response> {
  const viewer = requireCandidate(context, url);
  try {
    return sendDocument(await readCv(context.get(requestContext).board, viewer, params.id));
  } catch (error) {
    if (error instanceof CvNotFound) throw data(null, { status: 404 });
    throw refusedFile(context, error, 'lostOwn') ?? error;
  }
}
