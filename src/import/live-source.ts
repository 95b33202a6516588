import { setTimeout as pause } from 'node:timers/promises';
import { retryAfter } from '#http/retry-after.ts';
import { readId, isRecord } from './read-ids.ts';
import { parseJson, readSourcePage, type SourcePage, UnreadableSource } from './source-page.ts';

export type LiveSourceOptions = {
  /** Number of rows in a request. The server may return fewer. */
  readonly pageSize?: number;
  /** Time limit for one answer, from request to last byte. */
  readonly timeoutMs?: number;
  readonly attempts?: number;
  readonly apiKey?: string | undefined;
  readonly signal?: AbortSignal;
  /** Waits some milliseconds between two attempts. Replaced by tests. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

const maxRows = 200_000;
const maxAnswerBytes = 100 * 1024 * 1024;

/**
 * Reads a live public offers API page by page, until it has returned as many rows as its `count`, or a page
 * has no new row. Answers 429 and 5xx, timeouts and lost connections are retried; each wait is twice the
 * previous wait, or the time in Retry-After.
 * @param address of the server, with or without `/api/Offers/search`
 * @throws UnreadableSource during reading
 */
export async function* liveSource(address: string, options: LiveSourceOptions = {}): AsyncGenerator<SourcePage> {
  const endpoint = searchEndpoint(address);
  const seen = new Set<number | string>();
  for (let skip = 0; skip < maxRows;) {
    const page = await askPatiently(endpoint, skip, options);
    const known = seen.size;
    for (const [index, row] of page.rows.entries())
      seen.add((isRecord(row) ? readId(row['id']) : undefined) ?? `row ${skip + index}`);
    yield page;
    skip += page.rows.length;
    if (seen.size === known || (page.count !== null && page.count > 0 && skip >= page.count)) return;
  }
}

/**
 * Returns the address of the search. `https://host`, `https://host/api` and `https://host/api/Offers/search/`
 * all mean the same address.
 * @throws UnreadableSource if it is not an http(s) address
 */
export function searchEndpoint(address: string): URL {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UnreadableSource(`${address} is no address such as https://example.org/api.`);
  const base = url.pathname.replace(/\/+$/, '').replace(/\/offers(\/search)?$/i, '');
  url.pathname = `${/\/api$/i.test(base) ? base : `${base}/api`}/Offers/search`;
  url.hash = '';
  return url;
}

async function askPatiently(endpoint: URL, skip: number, options: LiveSourceOptions): Promise<SourcePage> {
  const {
    attempts = 6,
    wait = (milliseconds: number) => pause(milliseconds, undefined, options.signal ? { signal: options.signal } : {}),
  } = options;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask(endpoint, skip, options);
    if ('page' in answer) return answer.page;
    if (!answer.again || attempt >= attempts)
      throw new UnreadableSource(
        `${endpoint.href} ${answer.problem}${attempt > 1 ? `, after ${attempt} attempts` : ''}.`,
      );
    await wait(Math.min(60_000, answer.retryAfter ?? 1000 * 2 ** (attempt - 1)));
  }
}

type Answer =
  | { readonly page: SourcePage }
  | { readonly problem: string; readonly again: boolean; readonly retryAfter?: number | undefined };

async function ask(
  endpoint: URL,
  skip: number,
  { pageSize = 500, timeoutMs = 60_000, apiKey, signal }: LiveSourceOptions,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
      },
      body: JSON.stringify({ limit: pageSize, skip }),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return response.ok
      ? { page: readSourcePage(parseJson(await bodyOf(response, endpoint), endpoint.href), endpoint.href) }
      : await refusal(response);
  } catch (error) {
    if (error instanceof UnreadableSource || signal?.aborted) throw error;
    return {
      problem: timeout.aborted
        ? `did not answer within ${timeoutMs / 1000} seconds`
        : `cannot be reached (${causeOf(error)})`,
      again: skip > 0 || !isHopeless(error),
    };
  }
}

async function refusal(response: Response): Promise<Answer> {
  await response.body?.cancel();
  const { status, headers } = response;
  if (status >= 300 && status < 400)
    return { problem: `has moved to ${headers.get('location') ?? 'elsewhere'}: give that address`, again: false };
  return {
    problem: `answered ${status}${status === 401 || status === 403 ? ': it asks for a key (OFFERS_API_KEY)' : ''}`,
    again: status === 429 || status === 408 || status >= 500,
    retryAfter: retryAfter(headers.get('retry-after'), new Date()),
  };
}

async function bodyOf(response: Response, endpoint: URL): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new UnreadableSource(`${endpoint.href} answers with more than 100 MB.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** True if trying again is useless, because a wrong name or port will still be wrong in a minute. */
function isHopeless(error: unknown): boolean {
  return /^(ENOTFOUND|ECONNREFUSED|ERR_|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(causeOf(error));
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
