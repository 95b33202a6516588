import { createClient, ForbiddenError, ParsingError, PreviewTokenExpiredError } from '@prismicio/client';
import { boundedFetch, type ContentFetch } from './bounded-fetch.ts';
import { type Circuit, createCircuit } from './circuit.ts';
import { type CallContent, type CallOptions, predicatesOf } from './content-call.ts';
import { ContentUnavailable, ContentRefused, PreviewExpired } from './content-errors.ts';
import { readFound } from './read-found.ts';

/** A content system that has the Prismic REST API v2. */
export type ContentSystem = {
  /** Calls the system for each query, without a cache. */
  readonly ask: CallContent;
  /**
   * Reads the current version of the system's content.
   * @throws ContentUnavailable
   */
  readonly masterRef: () => Promise<string>;
};

export type Reached = {
  /** Address of the repository, such as https://name.cdn.prismic.io/api/v2. */
  readonly url: string;
  readonly token?: string | undefined;
  readonly fetch: ContentFetch;
  /** Limit of milliseconds for all requests of one call together. */
  readonly patience?: number;
  readonly circuit?: Circuit;
};

const defaultPatience = 2000;

/** Tells if an error means that a content system is unavailable; an invalid query is no such error. */
export const isSourceUnavailable = (error: unknown): boolean =>
  !(error instanceof ContentRefused) && !(error instanceof PreviewExpired);

/**
 * Returns the content system at an address. It is called over HTTP or in this process, and its answers have a
 * time limit.
 */
export function prismicSource({ url, token, fetch, patience = defaultPatience, circuit }: Reached): ContentSystem {
  const guard = circuit ?? createCircuit({ isFailure: isSourceUnavailable });
  // Creates a new client for each reading of the ref, because a client caches refs for five seconds.
  const begin = () => {
    const client = createClient('content', {
      documentAPIEndpoint: url,
      fetch: boundedFetch(fetch),
      ...(token !== undefined && { accessToken: token }),
    });
    client.disableAutoPreviews();
    return client;
  };
  const client = begin();
  const inTime = () => ({ signal: AbortSignal.timeout(patience) });
  return {
    ask: (call) =>
      told(() =>
        guard.run(async () => {
          const asked = { ...paramsOf(call.options), filters: [...predicatesOf(call)], ...inTime() };
          return readFound(await client.get(asked).catch(refuse));
        }),
      ),
    masterRef: () => told(() => guard.run(async () => (await begin().getMasterRef(inTime())).ref)),
  };
}

function paramsOf({ orderings, fetchLinks, ...options }: CallOptions) {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(orderings && { orderings: [...orderings] }),
    ...(fetchLinks && { fetchLinks: [...fetchLinks] }),
  };
}

/**
 * Throws an error of this room for an error of the library, if the call was refused.
 * @throws ContentRefused if the caller must change the query, PreviewExpired, or else the same error
 */
function refuse(error: unknown): never {
  if (error instanceof PreviewTokenExpiredError) throw new PreviewExpired('this preview is over', { cause: error });
  if (error instanceof ParsingError || (error instanceof ForbiddenError && /preview/i.test(error.message)))
    throw new ContentRefused(error.message, { cause: error });
  throw error;
}

/** Converts every failure of the library and the network into the same kind of error. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isSourceUnavailable(error)) throw error;
    throw new ContentUnavailable('the content system does not answer as it should', { cause: error });
  }
}
