import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PictureAddresses } from '#content/port/picture-addresses.ts';
import { pictureWidths } from '#content/port/picture-of.ts';
import { inert } from '#server/http/inert-drawing.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';
import { type KeepPictures, PictureUnavailable } from '#server/pictures/keep-pictures.ts';

type Options = {
  readonly addresses: PictureAddresses;
  readonly pictures: KeepPictures;
  readonly rateLimits: boolean;
};

type Asked = { Params: { '*': string }; Querystring: { w?: unknown } };

/** Requests per minute. A page of news has thirty pictures, and several phones may share an address. */
const maxAMinute = 1200;
/** Lets browsers cache a picture for a year, because a changed picture has another address. */
const forAYear = 'public, max-age=31536000, immutable';

/** `/images/<signature>/<address>?w=<width>`: serves only pictures that documents of the site contain. */
export async function imagesScope(scope: FastifyInstance, { addresses, pictures, rateLimits }: Options): Promise<void> {
  if (rateLimits) await addRateLimits(scope, () => ({ name: 'pictures', max: maxAMinute }));
  // Uses a wildcard, because Fastify limits named parts of a path to a hundred characters.
  scope.get<Asked>('/images/*', async ({ params, query, headers, log }, reply) => {
    const [signature = '', encoded = ''] = params['*'].split('/');
    const address = addresses.read(signature, encoded);
    const width = widthIn(query.w);
    if (address === null || width === undefined) return refuse(reply, 404);
    // Requires the type itself: a client that accepts `*/*` may not know WebP.
    const takesWebp = headers.accept?.includes('image/webp') === true;
    try {
      const made = await pictures({ address, width, takesWebp });
      if (made === null) return refuse(reply, 404);
      return reply
        .headers({ 'Cache-Control': forAYear, Vary: 'Accept', 'Content-Security-Policy': inert })
        .type(made.type)
        .send(made.bytes);
    } catch (err) {
      if (!(err instanceof PictureUnavailable)) throw err;
      // Logs the reason without a stack, because in an outage each picture of each page fails.
      log.info({ why: err.message }, 'a picture of the content cannot be had');
      return refuse(reply.header('Retry-After', '10'), 503);
    }
  });
}

/** Returns the requested width, or the middle width if the address has none. */
function widthIn(said: unknown): number | undefined {
  return said === undefined ? 960 : pictureWidths.find((width) => String(width) === said);
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('');
}
