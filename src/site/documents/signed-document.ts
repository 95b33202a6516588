import { data } from 'react-router';
import { FileNotFound } from '#files/files.ts';
import { ExpiredFileLink, InvalidFileLink, readFileLink } from '#files/signed-links.ts';
import { boardContext, partsContext } from '../context.ts';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { refusedFile } from './refused-file.ts';
import { sendDocument } from './send-document.ts';
import type { Route } from './+types/signed-document.ts';

export const handle: ScreenHandle = { robots: 'noindex' };

/** `/documents/{token}`: a candidate's document, for the recruiter who received its signed link. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const board = context.get(boardContext);
  try {
    const secret = context.get(partsContext).fileLinkSecret;
    const { fileKey, fileName, mediaType } = readFileLink({ secret, token: params.token, now: board.now() });
    return sendDocument({ fileName, mediaType, bytes: await board.files.get(fileKey) });
  } catch (error) {
    if (error instanceof ExpiredFileLink || error instanceof FileNotFound) throw data(null, { status: 410 });
    if (error instanceof InvalidFileLink) throw data(null, { status: 404 });
    throw refusedFile(error) ?? error;
  }
}
