import { createClient, ForbiddenError, ParsingError, PreviewTokenExpiredError } from '@prismicio/client';
import { boundedFetch, type ContentFetch } from './bounded-fetch.ts';
import { type Circuit, createCircuit } from './circuit.ts';
import { type Ask, type CallOptions, predicatesOf } from './content-call.ts';
import { ContentAway, ContentRefused, PreviewExpired } from './content-errors.ts';
import { readFound } from './read-found.ts';

/** A content system that speaks the Prismic REST API v2. */
export type ContentSystem = {
  /** Asks it itself, each time. */
  readonly ask: Ask;
  /** Its present version, just asked for. @throws ContentAway */
  readonly masterRef: () => Promise<string>;
};

export type Reached = {
  /** Such as https://name.cdn.prismic.io/api/v2. */
  readonly url: string;
  readonly token?: string | undefined;
  readonly fetch: ContentFetch;
  /** Milliseconds for all that a call asks. */
  readonly patience?: number;
  readonly circuit?: Circuit;
};

const defaultPatience = 2000;

/** Whether an error means that a content system is away, rather than that a question is none. */
export const isAway = (error: unknown): boolean =>
  !(error instanceof ContentRefused) && !(error instanceof PreviewExpired);

/** @returns the content system at an address, over HTTP or in this process; it is asked in bounded time */
export function prismicSource({ url, token, fetch, patience = defaultPatience, circuit }: Reached): ContentSystem {
  const guard = circuit ?? createCircuit({ isFailure: isAway });
  // A client remembers refs for five seconds: who asks for the present one takes a new client.
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

/** @throws ContentRefused for what the asker has to change, PreviewExpired, or the error itself */
function refuse(error: unknown): never {
  if (error instanceof PreviewTokenExpiredError) throw new PreviewExpired('this preview is over', { cause: error });
  if (error instanceof ParsingError || (error instanceof ForbiddenError && /preview/i.test(error.message)))
    throw new ContentRefused(error.message, { cause: error });
  throw error;
}

/** Whatever the library or the network says of a failure, it is one thing to who asks. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new ContentAway('the content system does not answer as it should', { cause: error });
  }
}
