import type { FastifyInstance } from 'fastify';
import { offersApi, addKeys, offersProblem } from '#api/offers/offers-api.ts';

import { tellMessage } from '#api/offers/tell-message.ts';
import type { Board } from '#board/context/board.ts';
import type { ReadAccessToken } from '#identity/relying-party/connection/access-tokens.ts';
import { addApiRules } from '#server/http/api-rules.ts';
import { readBearer } from '#server/http/read-bearer.ts';

type Options = {
  readonly board: Board;
  /** The board that searches read, which may lag a few seconds. */
  readonly searched?: Board;
  /** Address of the site, for logos that it serves. */
  readonly publicUrl: URL;
  readonly rateLimits: boolean;
  /** Accepted values of X-API-KEY; undefined if no key is required. */
  readonly keys?: readonly string[] | undefined;
  /** A further accepted key; every visitor can read it, because a page contains it. */
  readonly publicKey?: string | undefined;
  readonly readAccessToken: ReadAccessToken;
};

/**
 * Requests per minute. A program that polls every second makes 60 requests. A program that searches twice a
 * minute and reads all 1,500 offers one by one after each search also stays below this limit.
 */
const maxAMinute = 3600;
/**
 * Applications per minute, as for the site's forms, because a body of up to 12 MB contains documents to
 * inspect.
 */
const maxApplications = 20;

/** The public offers API, below `/api`, in the form of the existing API. */
export async function offersApiScope(scope: FastifyInstance, options: Options): Promise<void> {
  const { board, searched = board, publicUrl, rateLimits, keys, publicKey, readAccessToken } = options;
  await addApiRules(scope, {
    methods: ['GET', 'HEAD', 'POST'],
    tell: tellMessage,
    read: offersProblem,
    limitOf: rateLimits ? ({ routeOptions }) => limitOf(routeOptions.url) : null,
  });
  addKeys(scope, keys && publicKey ? [...keys, publicKey] : keys);
  await scope.register(offersApi, { board, searched, publicUrl, bearerOf: readBearer(board, readAccessToken) });
}

function limitOf(route: string | undefined) {
  const isApply = route?.endsWith('/offers/apply') === true;
  return isApply ? { name: 'Apply', max: maxApplications } : { name: 'offers API', max: maxAMinute };
}
