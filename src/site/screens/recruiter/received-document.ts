import { data } from 'react-router';
import { NoSuchDocument, openDocument, received } from '#board/applications/recruiter/open-document.ts';
import { refusedFile } from '#site/parts/uploads/refused-file.ts';
import { sendDocument } from '#site/parts/uploads/send-document.ts';
import { isVisit } from '#site/request/is-visit.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/received-document.ts';
import { statusOfGone, throughLink } from './through-link.ts';

export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  limit: { name: 'recruiter', max: 60, counts: 'requests' },
});

/**
 * `/recruteurs/{token}/documents/{document}`: sends a document of an application, and records that the
 * recruiter opened it.
 */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const document = received.find((one) => one === params.document);
  if (document === undefined) throw data(null, { status: 404 });
  if (!isVisit(request)) throw data(null, { status: 403 });
  const { shown, gone } = await throughLink(context, params.token, async (board, { id }) => {
    try {
      return sendDocument(await openDocument(board, id, document));
    } catch (error) {
      if (error instanceof NoSuchDocument) throw data(null, { status: 404 });
      throw refusedFile(context, error, 'lostReceived') ?? error;
    }
  });
  if (shown === null) throw data(null, { status: statusOfGone(gone) });
  return shown;
}
