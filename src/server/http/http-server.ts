import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';

// Keep-alive time. It exceeds the 60 s of common proxies, because a proxy must not send a request into a
// connection that the server has just closed.
const keepAliveTimeout = 72_000;
// Time in which a request must arrive. A form with a document of 2 MB takes half of this time at 1 Mbit/s.
// The limit ends the connections of clients that send a byte now and then.
const maxRequestTime = 30_000;
// Time in which a client must read a part of the answer, because the unread answer stays in memory.
const maxStall = 30_000;

// Limit of unanswered requests on a connection. Browsers wait for an answer before the next request, but a
// script once sent 300 requests at once.
const maxPipelined = 16;

// Limit of characters of an address, equal to Node's default limit of all headers together. This server sets
// Node's limit higher, so that a refusal can name the parameter that is too long.
const maxAddress = 16_384;
const maxFields = 16_384;
const maxHead = 65_536;

type Answering = {
  readonly headers: Readonly<Record<string, string>>;
  readonly nextRequestId: () => string;
  readonly log: FastifyBaseLogger;
};

type Limits = { readonly requestTimeout: number; readonly longestStall: number };

/**
 * Creates Node's server. The server cuts a request that has not arrived completely after half a minute, and
 * an answer of which the client has read nothing for half a minute. It refuses the requests that Node would
 * refuse by itself, because these refusals need our headers.
 */
export function createHttpServer(
  handle: RequestListener,
  answering: Answering,
  { requestTimeout, longestStall: stall }: Limits = { requestTimeout: maxRequestTime, longestStall: maxStall },
): Server {
  const refuse = refuseUnheard(answering);
  // Number of unanswered requests per connection, counted from the first complete request.
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const now = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, now);
    return now;
  };
  const times = { keepAliveTimeout, requestTimeout, connectionsCheckingInterval: requestTimeout / 6 };
  const server = createServer({ ...times, maxHeaderSize: maxHead, requireHostHeader: false }, (request, response) => {
    const { socket } = request;
    response.once('close', () => count(socket, -1));
    if (count(socket, 1) > maxPipelined) return void socket.destroy();
    const refusal = refusalOf(request);
    if (refusal === null) handle(request, response);
    else refuse(response, ...refusal);
  });
  // Node restarts this timeout for each byte that the client reads, and ignores the first of two pauses, so
  // the timeout is half of the limit. A socket with nothing to write either waits between two requests
  // (`keepAliveTimeout`), or waits for a request or for the program.
  server.setTimeout(stall / 2, (socket: Socket) => {
    const isStalled = socket.writableLength > 0;
    if (isStalled) answering.log.info('a client stopped reading its answer');
    if (isStalled || unanswered.get(socket) === 0) socket.destroy();
  });
  // Refuses any expectation other than 100-continue (RFC 9110, 10.1.1); Node handles 100-continue itself.
  return server.on('checkExpectation', (_request, response) => refuse(response, 417));
}

type Refusal = readonly [status: 400 | 414 | 417 | 431, text?: string];

function refusalOf({ url = '', headers, rawHeaders, httpVersion }: IncomingMessage): Refusal | null {
  if (url.length > maxAddress) return [414, `${tooLong}${longestParameter(url)}\n`];
  if (rawHeaders.reduce((sum, { length }) => sum + length, 0) > maxFields) return [431];
  // RFC 9112, 3.2: an HTTP/1.0 client may omit the host.
  return headers.host === undefined && httpVersion !== '1.0' ? [400] : null;
}

const tooLong = `The address is longer than ${maxAddress} characters.`;

function longestParameter(address: string): string {
  const [, query = ''] = address.split('?', 2);
  const longest = query.split('&').reduce((known, pair) => (pair.length > known.length ? pair : known), '');
  const name = /^[\w.-]{1,100}(?==)/.exec(longest)?.[0];
  return name === undefined ? '' : ` Its longest parameter is ${name}.`;
}

function refuseUnheard({ headers, nextRequestId, log }: Answering) {
  return (response: ServerResponse, ...[status, text = '']: Refusal): void => {
    const id = nextRequestId();
    const type = text === '' ? {} : { 'Content-Type': 'text/plain; charset=utf-8' };
    const said = { ...headers, ...type, 'X-Request-Id': id, 'Content-Length': text.length, Connection: 'close' };
    response.writeHead(status, said).end(text);
    log.info({ reqId: id, status }, 'a request could not be taken');
  };
}

/**
 * Answers input that is not HTTP or arrives too slowly. No hook runs for these answers, so this function sets
 * their headers.
 */
export function answerUnreadable({ headers, nextRequestId, log }: Answering) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOf(error.code);
    const id = nextRequestId();
    const said = { ...headers, 'X-Request-Id': id, 'Content-Length': '0', Connection: 'close' };
    const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
    log.info({ reqId: id, status, code: error.code }, 'a request could not be read');
  };
}

// Returns the status that Node itself would use (lib/_http_server.js, socketOnError).
function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** Creates request ids that no other process creates, at a tenth of the cost of a UUID. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
