import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { markAllRead } from '#board/notifications/mark-notifications.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { createListen, type Listening } from '#database/listen.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { streamFor, streamPath } from '#site/frame/stream-address.ts';
import { openServer, type OpenServer } from '#server/testing/open-server.ts';
import { LiveNotifications, maxOfOne } from '#server/live/live-notifications.ts';

const { db, url } = await testDatabase();
const board = testBoard(db);
let server: OpenServer;
let listening: Listening;
let origin = '';

beforeAll(async () => {
  const live = new LiveNotifications(board, (error) => {
    throw error;
  });
  listening = createListen(url)('notifications', (said) => live.changed(said === null ? null : Number(said)));
  server = await openServer(board, { live, environment: { RATE_LIMITS: 'off' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = originOf(server);
});
afterAll(async () => {
  // Closes connections that Node's fetch opened in advance, without sending a request on them.
  server.app.server.closeAllConnections();
  await server.app.close();
  await listening.stop();
});

function originOf({ app }: OpenServer): string {
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const ask = (path: string, viewer?: SignedInViewer) =>
  fetch(origin + path, { headers: viewer ? { cookie: `__Host-session=${viewer.candidate.oid}` } : {} });

/** Yields the counts in a stream, one per event. */
async function* countsOf(answer: Response): AsyncGenerator {
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? [])
    for (const [, data = ''] of decoder.decode(chunk).matchAll(/^data: (.*)$/gm)) yield JSON.parse(data);
}

const tell = ({ candidate }: SignedInViewer) =>
  db
    .transaction()
    .execute((transaction) =>
      notifyCandidate(board, transaction, candidate.id, { kind: 'favouriteClosing', offerIds: [1] }),
    );

test('an open page gets the current count, and then each change that any process commits', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  await tell(viewer);
  const answer = await ask(streamFor(viewer.candidate), viewer);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(answer.headers.get('cache-control')).toContain('no-transform');
  expect(answer.headers.get('content-encoding')).toBeNull();
  const counts = countsOf(answer);
  const next = async () => (await counts.next()).value;
  expect(await next()).toMatchObject({ count: 1, shown: '1', said: { en: expect.stringContaining('1') } });
  await tell(other);
  await tell(viewer);
  await vi.waitFor(async () => expect(await next()).toMatchObject({ count: 2 }));
  await markAllRead(board, viewer);
  await vi.waitFor(async () => expect(await next()).toMatchObject({ count: 0, shown: '', said: { fr: '' } }));
  await counts.return(undefined);
});

test('visitors and other candidates get no stream, but a status that prevents reconnecting', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  for (const asked of [
    ask(streamFor(viewer.candidate)),
    ask(streamFor(viewer.candidate), other),
    ask(streamPath, other),
    ask(`${streamPath}?for=%00`, other),
  ])
    expect((await asked).status).toBe(204);
});

test('the number of connections per candidate is limited, and a closed connection frees its place', async () => {
  const viewer = await insertCandidate(board);
  const open = () => ask(streamFor(viewer.candidate), viewer);
  const answers = await Promise.all(Array.from({ length: maxOfOne }, open));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await open()).status).toBe(429);
  await answers[0]?.body?.cancel();
  await vi.waitFor(async () => {
    const answer = await open();
    await answer.body?.cancel();
    expect(answer.status).toBe(200);
  });
  for (const { body } of answers.slice(1)) await body?.cancel();
});

test('a server that stops ends its streams at once', async () => {
  const own = await openServer(board);
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const viewer = await insertCandidate(board);
  const answer = await fetch(originOf(own) + streamFor(viewer.candidate), {
    headers: { cookie: `__Host-session=${viewer.candidate.oid}` },
  });
  const ended = answer.text();
  await own.app.close();
  expect(await ended).toContain('retry:');
});

test('a HEAD request opens no stream', async () => {
  const viewer = await insertCandidate(board);
  const headers = { cookie: `__Host-session=${viewer.candidate.oid}` };
  const { statusCode } = await server.app.inject({ method: 'HEAD', url: streamFor(viewer.candidate), headers });
  expect(statusCode).toBe(404);
});
