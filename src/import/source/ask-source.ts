import { setTimeout as pause } from 'node:timers/promises';
import { retryAfter } from '#http/retry-after.ts';
import { parseJson, UnreadableSource } from './source-page.ts';

export type AskOptions = {
  /** Time limit for one answer, from request to last byte. */
  readonly timeoutMs?: number;
  readonly attempts?: number;
  readonly apiKey?: string | undefined;
  readonly signal?: AbortSignal;
  /** Waits for the turn of a request. Called before each attempt. */
  readonly turn?: () => Promise<unknown>;
  /** Waits some milliseconds between two attempts. Replaced by tests. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

export type SourceRequest = {
  readonly url: URL;
  /** Sent as JSON by POST; without a body the request is a GET. */
  readonly body?: unknown;
  /** True for the first request to a source: a wrong name or port is then not tried again. */
  readonly isFirst?: boolean;
};

const maxAnswerBytes = 100 * 1024 * 1024;

/** The source answered 404 or 410: it does not have what was asked for. */
export class GoneFromSource extends UnreadableSource {}

/**
 * Asks a live source and returns the JSON of its answer. Answers 429 and 5xx, timeouts and lost connections
 * are retried; each wait is twice the previous wait, or the time in Retry-After.
 * @throws GoneFromSource, UnreadableSource
 */
export async function askSource(request: SourceRequest, options: AskOptions): Promise<unknown> {
  const {
    attempts = 6,
    wait = (milliseconds: number) => pause(milliseconds, undefined, options.signal ? { signal: options.signal } : {}),
  } = options;
  const { href } = request.url;
  for (let attempt = 1; ; attempt += 1) {
    await options.turn?.();
    const answer = await ask(request, options);
    if ('json' in answer) return answer.json;
    const problem = `${href} ${answer.problem}${attempt > 1 ? `, after ${attempt} attempts` : ''}.`;
    if (answer.isGone) throw new GoneFromSource(problem);
    if (!answer.again || attempt >= attempts) throw new UnreadableSource(problem);
    await wait(Math.min(60_000, answer.retryAfter ?? 1000 * 2 ** (attempt - 1)));
  }
}

type Refusal = {
  readonly problem: string;
  readonly again: boolean;
  readonly isGone?: boolean;
  readonly retryAfter?: number | undefined;
};

async function ask(
  { url, body, isFirst = false }: SourceRequest,
  { timeoutMs = 60_000, apiKey, signal }: AskOptions,
): Promise<{ readonly json: unknown } | Refusal> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return response.ok ? { json: parseJson(await bodyOf(response, url), url.href) } : await refusal(response);
  } catch (error) {
    if (error instanceof UnreadableSource || signal?.aborted) throw error;
    return {
      problem: timeout.aborted
        ? `did not answer within ${timeoutMs / 1000} seconds`
        : `cannot be reached (${causeOf(error)})`,
      again: !isFirst || !isHopeless(error),
    };
  }
}

async function refusal(response: Response): Promise<Refusal> {
  await response.body?.cancel();
  const { status, headers } = response;
  if (status >= 300 && status < 400)
    return { problem: `has moved to ${headers.get('location') ?? 'elsewhere'}: give that address`, again: false };
  return {
    problem: `answered ${status}${status === 401 || status === 403 ? ': it asks for a key (OFFERS_API_KEY)' : ''}`,
    again: status === 429 || status === 408 || status >= 500,
    isGone: status === 404 || status === 410,
    retryAfter: retryAfter(headers.get('retry-after'), new Date()),
  };
}

async function bodyOf(response: Response, { href }: URL): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new UnreadableSource(`${href} answers with more than 100 MB.`);
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
