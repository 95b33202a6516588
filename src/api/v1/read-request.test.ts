import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { PlaceOfAnotherHistory } from '#board/offers/changes/following-place.ts';
import { KeyRefused } from '#board/operators/keys/read-key.ts';
import { InvalidRequest } from './problem-details.ts';
import { readError } from './read-error.ts';
import { readRequest } from './read-request.ts';

const request = z.object({
  path: z.strictObject({ id: z.int() }),
  query: z.strictObject({
    text: z.string().optional(),
    limit: z.int().default(20),
    remote: z.boolean().optional(),
    ids: z.array(z.int()).optional(),
    codes: z.array(z.string()).optional(),
  }),
});
const read = (query: string, path: unknown = { id: '7' }) =>
  readRequest(request, { path, query: new URLSearchParams(query), body: undefined });

test.each<[string, object]>([
  ['', {}],
  ['text=5&limit=5', { text: '5', limit: 5 }],
  ['limit=-1', { limit: -1 }],
  ['limit=1.5', { limit: 1.5 }],
  ['limit=1e3', { limit: '1e3' }],
  ['limit=', { limit: '' }],
  ['limit=9999999999999999', { limit: '9999999999999999' }],
  ['remote=true', { remote: true }],
  ['remote=false', { remote: false }],
  ['remote=1', { remote: '1' }],
  ['ids=1,2&ids=3', { ids: [1, 2, 3] }],
  ['ids=1, x ,,', { ids: [1, 'x'] }],
  ['ids=', { ids: [] }],
  ['codes=DE,FR', { codes: ['DE', 'FR'] }],
  ['codes=1', { codes: ['1'] }],
  ['text=a&text=b', { text: ['a', 'b'] }],
])('the query «%s» is read by its schema', (query, expected) => {
  expect(read(query).query).toEqual(expected);
});

test('a part of the path is validated by its schema', () => {
  expect(read('').path).toEqual({ id: 7 });
  expect(read('', { id: '7x' }).path).toEqual({ id: '7x' });
});

const faultsOf = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error instanceof InvalidRequest ? error.faults : error;
  }
};

const none = () => readRequest(z.object({}), { path: {}, query: new URLSearchParams('x=1'), body: undefined });

test('an unknown parameter is refused by name, with the names of the valid parameters', () => {
  const message = 'Unknown parameter: expected one of: text, limit, remote, ids, codes';
  expect(faultsOf(() => read('text=a&contries=DE&Limit=1&contries=FR'))).toEqual([
    { in: 'query', name: 'contries', message },
    { in: 'query', name: 'Limit', message },
  ]);
  expect(faultsOf(none)).toEqual([{ in: 'query', name: 'x', message: 'Unknown parameter: expected no parameter' }]);
});

test('names that every JavaScript object has are not parameters', () => {
  for (const name of ['__proto__', 'constructor', 'toString'])
    expect(faultsOf(() => read(`${name}=1`))).toMatchObject([{ name }]);
});

test('any query is read, or refused with the faults of the request', () => {
  const names = fc.oneof(fc.constantFrom('text', 'limit', 'remote', 'ids', 'codes'), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
      const result = faultsOf(() => read(new URLSearchParams(pairs).toString()));
      expect(result).not.toBeInstanceOf(Error);
    }),
  );
});

test('an error lists at most twenty faults, in a thousand characters', () => {
  const faults = Array.from({ length: 30 }, () => ({ in: 'query' as const, name: 'x'.repeat(100), message: 'y' }));
  const problem = new InvalidRequest(faults);
  expect(problem.faults).toHaveLength(20);
  expect(problem.message).toHaveLength(1000);
});

test('the error for a request that breaks its schema names the part, the field and unknown names', () => {
  const schema = z.strictObject({
    query: z.strictObject({ limit: z.int() }),
    body: z.array(z.strictObject({ id: z.int() })),
  });
  const { error } = schema.safeParse({ query: { limit: 'x', more: 1 }, body: [{ id: 1 }, { id: 'x' }] });
  const problem = readError(error);
  expect(problem instanceof InvalidRequest && problem.faults.map(({ in: part, name }) => `${part} ${name}`)).toEqual([
    'query limit',
    'query more',
    'body 1.id',
  ]);
});

test.each([
  [new OfferNotFound(), 404, {}],
  [new CompanyNotFound(), 404, {}],
  [new PlaceOfAnotherHistory(), 410, {}],
  [new KeyRefused('missing'), 401, { 'WWW-Authenticate': 'Bearer' }],
  [new KeyRefused('scope'), 403, {}],
])('the error %s is answered with its status', (error, status, headers) => {
  expect(readError(error)).toMatchObject({ status, headers, code: error.code });
});

test('any other error is treated as our own', () => {
  for (const error of [new Error('x'), new TypeError('x'), 'x', undefined]) expect(readError(error)).toBeUndefined();
});
