import type { FastifyInstance } from 'fastify';
import { readUnsubscription } from '#board/alerts/alert-links.ts';
import { unsubscribe } from '#board/alerts/end-alerts.ts';
import type { Board } from '#board/context/board.ts';
import { endNewsletter } from '#board/newsletter/end-newsletter.ts';
import { readEndNewsletterToken } from '#board/newsletter/newsletter-links.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';
import { localized, locales } from '#words/locale.ts';
import { secondsUntilBack } from '#http/retry-after.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';

type Options = {
  readonly board: Pick<Board, 'db' | 'jobs' | 'now'>;
  /** Secret that signs the addresses of links in letters. */
  readonly secret: string;
  readonly rateLimits: boolean;
};

const maxBodyBytes = 4096;
/** Requests per minute. A mail service sends the requests of all its users from a few addresses. */
const maxAMinute = 600;

/**
 * Ends alerts or the newsletter by one POST (RFC 8058). The POST may come from any origin, needs no cookie,
 * and gets no redirect. The token in the address names the subscription and is the only proof of the right to
 * end it. The page at the same address has a button that sends the same POST.
 */
export async function unsubscribeScope(scope: FastifyInstance, { board, secret, rateLimits }: Options): Promise<void> {
  if (rateLimits) await addRateLimits(scope, () => ({ name: 'unsubscribe', max: maxAMinute }));
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error, request, reply) => {
    if (isDatabaseUnavailable(error)) return reply.code(503).header('Retry-After', secondsUntilBack).send('');
    const isClients = error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
    if (!isClients) request.log.error({ err: error }, 'a subscription was not ended');
    return reply.code(isClients ? 400 : 500).send('');
  });
  for (const { path, end } of waysOut(board, secret))
    for (const locale of locales)
      // Uses a wildcard, because Fastify limits parameters to 100 characters and these tokens are longer.
      scope.post<{ Params: { '*': string } }>(localized(locale, `${path}/*`), async (request, reply) => {
        const token = request.params['*'];
        if (!(await end(token))) return reply.code(404).send('');
        if (isOneClick(request.body)) return reply.code(200).send('');
        return reply.redirect(`${localized(locale, `${path}/${token}`)}?done=ended`, 303);
      });
}

type WayOut = {
  readonly path: string;
  /** Ends the subscription of a token. @returns false for an invalid token */
  readonly end: (token: string) => Promise<boolean>;
};

const waysOut = (board: Options['board'], secret: string): readonly WayOut[] => [
  {
    path: '/alertes/fin',
    end: ending(
      (token) => readUnsubscription(secret, token),
      (ended) => unsubscribe(board, ended),
    ),
  },
  {
    path: '/lettre/fin',
    end: ending(
      (token) => readEndNewsletterToken(secret, token),
      (id) => endNewsletter(board, id),
    ),
  },
];

function ending<Named>(read: (token: string) => Named | null, end: (named: Named) => Promise<void>): WayOut['end'] {
  return async (token) => {
    const named = read(token);
    if (named !== null) await end(named);
    return named !== null;
  };
}

/** The field may be in either kind of form (RFC 8058, §3.2). */
const isOneClick = (body: unknown): boolean => typeof body === 'string' && body.includes('One-Click');
