import fastify from 'fastify';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { kindsOf, parametersOf } from './parameters.ts';
import { problemDetails } from './problem-details.ts';
import { problemsOf } from './openapi/responses.ts';
import { smallBoard } from './testing/small-board.ts';
import { createTextReader } from '#search/asking/text-reader.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { routing } from '#server/http/routing.ts';
import { v1Scope } from '#server/scopes/v1-scope.ts';

const { db } = await testDatabase();
const board = { ...(await smallBoard(db)), texts: createTextReader() };
const app = fastify(routing);
await app.register(v1Scope, { prefix: '/api/v1', board, publicUrl: new URL('https://mvi.example'), rateLimits: false });
afterAll(() => app.close());

const read = endpoints.filter(({ method }) => method === 'GET');

const meant = fc.constantFrom(
  '1',
  '2',
  '20',
  '100',
  '900001',
  'DE',
  'CA,DE',
  'DE-berlin',
  'vie',
  '6-12',
  'true',
  'false',
  'fr',
  'newest',
  'accounting',
  '2027-01-01',
);
const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ',,,',
    '-1',
    '1e9',
    '99999999999999999999',
    '\u0000',
    '%',
    "'; --",
    '"'.repeat(400),
    'a '.repeat(5000),
    '[["1"]]',
    'null',
    '2027-02-30',
  ),
);
/** An id of a valid form that nothing on the board has. */
const idOfNothing = '999999';
const anyValue = fc.oneof({ weight: 3, arbitrary: meant }, { weight: 1, arbitrary: junk });

/** Generates values for a parameter: values of its type, and arbitrary values. */
function valueFor(endpoint: Endpoint, name: string): fc.Arbitrary<string> {
  const [, kind] = kindsOf(parametersOf(endpoint.request, 'query')[name]);
  if (kind === 'boolean') return fc.oneof(fc.constantFrom('true', 'false'), anyValue);
  return kind === 'number' ? fc.oneof(fc.nat(100).map(String), anyValue) : anyValue;
}

function requestOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const names = [...Object.keys(parametersOf(endpoint.request, 'query')), 'nobody'];
  const pair = fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), valueFor(endpoint, name)));
  const path = fc
    .oneof(meant, junk)
    .map((text) => endpoint.path.replace(/\{\w+\}/, () => encodeURIComponent(text.toWellFormed()) || '1'));
  return fc.tuple(path, fc.array(pair, { maxLength: 4 })).map(([path, pairs]) => {
    const query = String(new URLSearchParams(pairs));
    return `/api/v1${path}${query === '' ? '' : `?${query}`}`;
  });
}

test.each(read.map((endpoint) => [endpoint.id, endpoint] as const))(
  'the endpoint %s answers any request as the OpenAPI document says',
  async (_id, endpoint) => {
    const documented: readonly number[] = [200, ...problemsOf(endpoint).filter((status) => status < 500)];
    await fc.assert(
      fc.asyncProperty(requestOf(endpoint), async (url) => {
        const answer = await app.inject(url);
        // The address of an endpoint has a length limit: a longer name gets 404, whatever the endpoint
        // declares.
        const isElsewhere = answer.json().code === 'api.noSuchAddress';
        expect(isElsewhere ? [404] : documented).toContain(answer.statusCode);
        const schema = answer.statusCode === 200 ? endpoint.response : problemDetails;
        expect(schema.safeParse(answer.json()).error).toBeUndefined();
      }),
      { numRuns: 25, examples: [[`/api/v1${endpoint.path.replace(/\{\w+\}/, idOfNothing)}`]] },
    );
  },
);
