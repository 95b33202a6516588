import fastify from 'fastify';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { batchOffers } from './offers/batch-offers.ts';
import { problemsOf } from './openapi/responses.ts';
import { problemDetails } from './problem-details.ts';
import { smallBoard } from './testing/small-board.ts';
import { makeKey } from '#board/operators/keys/make-key.ts';
import { scopes } from '#board/operators/keys/scopes.ts';
import { offerRow } from '#board/operators/testing/offer-rows.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { v1Scope } from '#server/scopes/v1-scope.ts';
import { routing } from '#server/http/routing.ts';

const { db } = await testDatabase();
const board = await smallBoard(db);
const { text: key } = await makeKey(board, { name: 'Fuzz', scopes });
const app = fastify(routing);
await app.register(v1Scope, { prefix: '/api/v1', board, publicUrl: new URL('https://mvi.example'), rateLimits: false });
afterAll(() => app.close());

const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/offers:batch',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body,
  });

const documented: readonly number[] = [200, ...problemsOf(batchOffers)].filter((status) => status < 500);

/** Returns the status of an answer, and the deviations of its body from the OpenAPI document. */
async function told(body: string | Buffer, headers?: Record<string, string>) {
  const answer = await send(body, headers);
  const schema = answer.statusCode === 200 ? batchOffers.response : problemDetails;
  return { status: answer.statusCode, untold: schema.safeParse(answer.json()).error };
}

const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('\u0000', '\uD800', '9'.repeat(400), 1e308, -1, 2 ** 53, '0000-01-01', '2027-02-30', '__proto__'),
);
const row = fc
  .tuple(fc.constantFrom(...Object.keys(offerRow('x')), 'nobody'), hostile, fc.integer({ max: 5 }))
  .map(([field, value, id]) => ({ ...offerRow(`job-${id}`), [field]: value }));
const batch = fc.record({
  dryRun: fc.oneof({ weight: 4, arbitrary: fc.boolean() }, { weight: 1, arbitrary: hostile }),
  offers: fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.oneof(row, hostile), { maxLength: 4 }) },
    { weight: 1, arbitrary: hostile },
  ),
  withdraw: fc.array(fc.oneof(fc.constantFrom('job-1', 'job-2'), hostile), { maxLength: 3 }),
});

test('any body of a batch gets an answer that matches the OpenAPI document', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: batch }, { weight: 1, arbitrary: hostile }), async (body) => {
      const { status, untold } = await told(JSON.stringify(body));
      expect(documented).toContain(status);
      expect(untold).toBeUndefined();
    }),
    { numRuns: 25 },
  );
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"offers": ['],
  ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['nesting without end', '['.repeat(20_000)],
  ['more rows than a batch may have', JSON.stringify({ offers: Array.from({ length: 501 }, () => ({})) })],
  ['more than a body may have', JSON.stringify({ offers: [{ title: 'a'.repeat(2 ** 20) }] })],
])('a body of %s is refused with the reason', async (_what, body) => {
  for (const type of ['application/json', 'image/png']) {
    const { status, untold } = await told(body, { 'content-type': type });
    expect([400, 413]).toContain(status);
    expect(untold).toBeUndefined();
  }
});

test('the server does not read the body of a request without a valid key', async () => {
  for (const authorization of ['', 'Bearer nobody', `Basic ${key}`])
    expect((await send('{}', { authorization })).json()).toMatchObject({ status: 401 });
});
