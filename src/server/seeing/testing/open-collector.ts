import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.number() }).transform(({ intValue }) => intValue),
  z.unknown(),
]);
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .default([])
  .transform((pairs) => new Map(pairs.map((pair) => [pair.key, pair.value])));
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes,
  status: z.object({ code: z.number().optional() }),
});
const request = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

/** Opens a collector that takes OTLP over HTTP as JSON. */
export async function openCollector() {
  const spans: z.output<typeof span>[] = [];
  const keys: unknown[] = [];
  const take = async (asked: IncomingMessage, answer: ServerResponse) => {
    const { resourceSpans } = request.parse(await json(asked));
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    keys.push(asked.headers['x-key']);
    answer.writeHead(asked.url === '/v1/traces' ? 200 : 404, { 'Content-Type': 'application/json' }).end('{}');
  };
  const server = createServer((asked, answer) => void take(asked, answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const end = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, spans, keys, end };
}
