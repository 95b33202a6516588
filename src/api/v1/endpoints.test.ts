import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { endpoints } from './endpoints.ts';
import { parametersOf } from './parameters.ts';
import { asSent, askEndpoint } from './testing/ask-endpoint.ts';
import { smallBoard } from './testing/small-board.ts';

const { db } = await testDatabase();
const board = await smallBoard(db);

const cases = endpoints.flatMap((endpoint) =>
  endpoint.examples.map((example) => [endpoint.id, example.title.en, { endpoint, example }] as const),
);

test.each(cases)('the endpoint %s answers «%s» according to its schema', async (_id, _title, { endpoint, example }) => {
  const { body } = await askEndpoint(endpoint, board, example);
  expect(endpoint.response.safeParse(asSent(body)).error).toBeUndefined();
});

test('endpoints have unique ids, and unique methods and paths', () => {
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
});

test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'the endpoint %s defines exactly the parameters of its path',
  (_id, endpoint) => {
    const inPath = Array.from(endpoint.path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
    expect(Object.keys(parametersOf(endpoint.request, 'path'))).toEqual(inPath);
  },
);
