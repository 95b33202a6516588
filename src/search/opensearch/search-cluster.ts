import type { Client } from '@opensearch-project/opensearch';
import { z } from 'zod';
import { second } from '#durations.ts';
import type { SearchAddress } from '#configuration/search-address.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { SearchRefused } from './search-refused.ts';

export type ClusterRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Lines of a request in NDJSON, such as `_bulk`, instead of a body. */
  readonly lines?: readonly Readonly<Record<string, unknown>>[];
  /** Milliseconds that an answer may take. */
  readonly patience?: number;
};

/** Access to an OpenSearch cluster. Its answers are validated. */
export type SearchCluster = {
  /** Prefix of our indexes in the cluster. */
  readonly prefix: string;
  /** @throws SearchUnavailable if the cluster does not answer, refuses us, or fails */
  readonly ask: <Answer>(request: ClusterRequest, answer: z.ZodType<Answer>) => Promise<Answer>;
  /** Like `ask`. Null if what is asked for does not exist. */
  readonly find: <Answer>(request: ClusterRequest, answer: z.ZodType<Answer>) => Promise<Answer | null>;
  /**
   * Writes a document. @returns false if it is not as the request expects it
   * @throws SearchUnavailable
   */
  readonly write: (request: ClusterRequest) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

// A page waits for its search, so it waits no longer than for a query of the database.
const usualPatience = 3 * second;

/** Connects to a cluster. Its library is loaded only here, because most installations have no cluster. */
export async function connectCluster(address: SearchAddress): Promise<SearchCluster> {
  const library = await import('@opensearch-project/opensearch');
  const client = new library.Client({ nodes: [...address.nodes], maxRetries: 2 });
  const send = async <Result>(request: ClusterRequest, read: (status: number, body: unknown) => Result) => {
    try {
      const answer: { statusCode: number | null; body: unknown } = await answerOf(client, request);
      return read(answer.statusCode ?? 0, answer.body);
    } catch (error) {
      // The error itself contains the request: what somebody searched, and the password of the cluster.
      const Failure = isBadRequest(error) ? SearchRefused : SearchUnavailable;
      throw new Failure(`the search engine failed: ${reasonOf(error)}`);
    }
  };
  const find = <Answer>(request: ClusterRequest, answer: z.ZodType<Answer>) =>
    send(request, (status, body) => (status === 404 ? null : answer.parse(body)));
  return {
    prefix: address.prefix,
    ask: async (request, answer) => {
      const found = await find(request, answer);
      if (found === null) throw new SearchUnavailable(`the search engine does not know ${request.path}`);
      return found;
    },
    find,
    write: (request) => send(request, (status) => status < 300),
    close: () => client.close(),
  };
}

/** Asks another node after half of the time, because the first may have stopped without a word. */
async function answerOf(
  client: Client,
  { method, path, parameters, body, lines, patience = usualPatience }: ClusterRequest,
) {
  const params = { method, path, querystring: { ...parameters }, ...(lines ? { bulkBody: [...lines] } : { body }) };
  const asked = client.transport.request(params, { ignore: [404, 409], requestTimeout: patience / 2 });
  const limit = setTimeout(() => asked.abort(), patience);
  try {
    return await asked;
  } finally {
    clearTimeout(limit);
  }
}

const refused = z.object({
  statusCode: z.int(),
  body: z
    .object({ error: z.object({ type: z.string() }) })
    .optional()
    .catch(undefined),
});

const isBadRequest = (error: unknown): boolean => refused.safeParse(error).data?.statusCode === 400;

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return `an answer that is none of its own, at ${error.issues[0]?.path.join('.')}`;
  const { data } = refused.safeParse(error);
  if (data !== undefined) return `${data.statusCode} ${data.body?.error.type ?? ''}`.trim();
  return error instanceof Error ? error.name : String(error);
}
