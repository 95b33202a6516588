import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { S3Place } from '../s3/s3-place.ts';

/** Answer of the store; null lets the request wait for ever. */
type Scripted = {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
} | null;

/** A store that gives the answers of a script, one after the other, and keeps the requests. */
export async function startScriptedStore() {
  const script: Scripted[] = [];
  const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    asked.push({ method, url, headers });
    const answer = script.shift();
    request.resume();
    if (answer === undefined) response.writeHead(500).end('the script is at its end');
    else if (answer !== null) response.writeHead(answer.status, answer.headers).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const place: S3Place = {
    bucket: 'mvi',
    prefix: 'board/',
    region: 'fr-par',
    endpoint: `http://127.0.0.1:${port}`,
    accessKey: 'key',
    secretKey: 'the-secret-of-the-key',
  };
  return {
    script,
    asked,
    place,
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
