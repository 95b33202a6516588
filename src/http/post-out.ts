import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { refusalOf } from './outgoing-address.ts';
import { isPublicAddress } from './public-address.ts';
import { retryAfter } from './retry-after.ts';

/** Limits for outgoing requests. */
export type Reach = {
  /** True to allow plain http and addresses of this machine and its network, for trying out programs. */
  readonly anywhere: boolean;
  /** Milliseconds until the answer must have arrived. */
  readonly patience?: number;
  /** Signal that aborts running requests. */
  readonly stopping?: AbortSignal;
};

/** Answer of the receiver; `retryAfter` is in milliseconds. */
export type Answered = { readonly status: number; readonly retryAfter?: number | undefined };

type Outgoing = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

const tenSeconds = 10_000;
/** Limit of bytes read from an answer, because only the status of the answer matters. */
const maxRead = 65_536;

/**
 * Posts a text to an address that a stranger gave. The name is resolved once and only for this connection, so
 * that the connection goes to the IP address that was checked. Redirects are not followed.
 * @throws if there is no answer; the message says why
 */
export function postOut(address: string, { headers, body }: Outgoing, reach: Reach): Promise<Answered> {
  const { anywhere, patience = tenSeconds, stopping } = reach;
  const refusal = refusalOf(address, anywhere);
  if (refusal !== null) return Promise.reject(new Error(`expected ${refusal}`));
  const timeout = AbortSignal.timeout(patience);
  const signal = stopping === undefined ? timeout : AbortSignal.any([timeout, stopping]);
  const length = String(Buffer.byteLength(body));
  const { request } = address.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(new URL(address), {
      method: 'POST',
      headers: { ...headers, 'content-length': length },
      agent: false,
      signal,
      ...(!anywhere && { lookup: lookupPublic }),
    });
    asked.on('error', (error) => reject(timeout.aborted ? new Error(`no answer within ${patience / 1000} s`) : error));
    asked.on('response', (answer) => {
      discard(answer);
      resolve({ status: answer.statusCode ?? 0, retryAfter: retryAfter(answer.headers['retry-after'], new Date()) });
    });
    asked.end(body);
  });
}

/** Reads and discards the rest of an answer. If the connection breaks meanwhile, the status still counts. */
function discard(answer: http.IncomingMessage): void {
  let read = 0;
  answer.on('error', () => undefined);
  answer.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > maxRead) answer.destroy();
  });
}

const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    const isRefused = first === undefined || !found.every(({ address }) => isPublicAddress(address));
    if (error !== null) done(error, []);
    else if (isRefused) done(new Error('the name leads to no address of the Internet'), []);
    else if (options.all === true) done(null, found);
    else done(null, first.address, first.family);
  });
};
