import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';

// Above that of the usual proxies in front, 60 s: they would send requests into connections that just closed.
const keepAliveTimeout = 72_000;
// A form with a document of 2 MB arrives in half of it over 1 Mbit/s; who sends a byte now and then keeps a
// connection busy.
const maxRequestTime = 30_000;
// A client that reads nothing for so long keeps the whole answer in memory.
const maxStall = 30_000;

// Browsers send the next request of a connection after the answer to the last one. A script sent 300 at once.
const maxPipelined = 16;

type Answering = {
  readonly headers: Readonly<Record<string, string>>;
  readonly nextRequestId: () => string;
  readonly log: FastifyBaseLogger;
};

type Limits = { readonly requestTimeout: number; readonly longestStall: number };

/**
 * Node's server. It cuts a request that has not arrived after half a minute, body included, and an answer of
 * which its client has taken no byte for half a minute. Requests that Node would refuse by itself, without
 * our headers, are refused here.
 */
export function createHttpServer(
  handle: RequestListener,
  answering: Answering,
  { requestTimeout, longestStall: stall }: Limits = { requestTimeout: maxRequestTime, longestStall: maxStall },
): Server {
  const refuse = refuseUnheard(answering);
  // Requests without a whole answer. A connection that has not sent one yet has no entry.
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const now = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, now);
    return now;
  };
  const times = { keepAliveTimeout, requestTimeout, connectionsCheckingInterval: requestTimeout / 6 };
  const server = createServer({ ...times, requireHostHeader: false }, (request, response) => {
    const { socket } = request;
    response.once('close', () => count(socket, -1));
    if (count(socket, 1) > maxPipelined) return void socket.destroy();
    // RFC 9112, 3.2: a client of HTTP/1.0 may leave the host out.
    const isNameless = request.headers.host === undefined && request.httpVersion !== '1.0';
    if (isNameless) refuse(response, 400);
    else handle(request, response);
  });
  // Node counts each byte that the client takes as activity, and lets the first of two pauses pass: a pause
  // is half of the stall. A socket with nothing to write is either idle between two requests
  // (`keepAliveTimeout`), or waits for a request or for the program.
  server.setTimeout(stall / 2, (socket: Socket) => {
    const isStalled = socket.writableLength > 0;
    if (isStalled) answering.log.info('a client stopped reading its answer');
    if (isStalled || unanswered.get(socket) === 0) socket.destroy();
  });
  // RFC 9110, 10.1.1: other than 100-continue, which Node knows.
  return server.on('checkExpectation', (_request, response) => refuse(response, 417));
}

function refuseUnheard({ headers, nextRequestId, log }: Answering) {
  return (response: ServerResponse, status: 400 | 417): void => {
    const id = nextRequestId();
    response.writeHead(status, { ...headers, 'X-Request-Id': id, 'Content-Length': '0', Connection: 'close' }).end();
    log.info({ reqId: id, status }, 'a request could not be taken');
  };
}

/**
 * Answers what is no HTTP, or came too slowly: no hook ever sees it, so this answer sets its headers itself.
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

// As Node itself answers (lib/_http_server.js, socketOnError).
function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** Names requests: unlike those of any other process, and ten times cheaper than a UUID each. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
