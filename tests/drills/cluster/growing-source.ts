import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { noGaps, row2026 } from '#import/testing/source-rows.ts';

/** A public offers API with more offers at each import. */
export type GrowingSource = {
  readonly url: string;
  /** Number of offers that the last answer announced. */
  readonly count: () => number;
  readonly stopGrowing: () => void;
  readonly close: () => void;
};

// Ids that the demo does not use.
const firstId = 900_000;
const asked = /"skip":\s*(\d+).*"limit":\s*(\d+)|"limit":\s*(\d+).*"skip":\s*(\d+)/s;

export async function startGrowingSource(): Promise<GrowingSource> {
  let [count, isGrowing] = [200, true];
  const answer = (body: string, response: ServerResponse): void => {
    const [, skip, limit, otherLimit, otherSkip] = asked.exec(body) ?? [];
    const [from, most] = [Number(skip ?? otherSkip ?? 0), Number(limit ?? otherLimit ?? 0)];
    if (from === 0 && isGrowing) count += 10;
    const length = Math.max(0, Math.min(most, count - from));
    const result = Array.from({ length }, (_, at) => row2026(firstId + from + at, noGaps));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ result, count }));
  };
  const server = createServer((request, response) => {
    void request
      .setEncoding('utf8')
      .toArray()
      .then((parts) => answer(parts.join(''), response))
      .catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    count: () => count,
    stopGrowing: () => void (isGrowing = false),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
