import { data, type LoaderFunctionArgs } from 'react-router';
import { readPhoto } from '#board/candidates/photo/read-photo.ts';
import { requestContext } from '#site/request/context.ts';
import { refusedFile } from '#site/parts/uploads/refused-file.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';

export const handle = defineScreen({ hydrate: true, robots: 'noindex' });

/**
 * `/espace-personnel/photo`: sends the candidate's own photo. The parameter `v` gives each new photo a new
 * address. Browsers cache the photo for some minutes, because the header of every page shows it.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const photo = await readPhoto(context.get(requestContext).board, requireCandidate(context, url)).catch(
    (error: unknown) => {
      throw refusedFile(context, error, 'lostOwn') ?? error;
    },
  );
  if (photo === undefined) throw data(null, { status: 404 });
  return new Response(new Uint8Array(photo), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(photo.length),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, max-age=600',
      'X-Robots-Tag': 'noindex',
    },
  });
}
