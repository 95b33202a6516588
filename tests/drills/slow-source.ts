import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { noGaps, row2026 } from '../../src/import/testing/source-rows.ts';

/**
 * Starts a public offers API of `count` invented offers, which all have the given title. While it is slow, it
 * answers only the first page.
 */
export async function startSlowSource(count: number, title = 'SOUFFLEUSE DE LANTERNES') {
  let answering = { title, isSlow: false };
  const answer = (body: string, response: ServerResponse): void => {
    const { skip, limit }: { skip: number; limit: number } = JSON.parse(body);
    if (answering.isSlow && skip > 0) return;
    const row = { ...noGaps, missionTitle: answering.title, endBroadcastDate: '2099-01-31T00:00:00' };
    const result = Array.from({ length: Math.min(limit, count - skip) }, (_, index) => row2026(skip + index + 1, row));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ result, count }));
  };
  const server = createServer((request, response) => {
    void request
      .setEncoding('utf8')
      .toArray()
      .then((parts) => answer(parts.join(''), response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    answerAs: (change: Partial<typeof answering>) => void (answering = { ...answering, ...change }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
