import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiProblem } from '../transport/api-problem.ts';
import { readCall } from './read-call.ts';

const id = 'YAAAAAAAAAAAAAAA';
const wrong = (name: string) =>
  expect.objectContaining({ status: 400, message: `This parameter is missing or wrong: ${name}.` });

test('one document is requested by its type, as a parameter or as a predicate', () => {
  const options = { page: 1, pageSize: 1 };
  for (const predicate of ['header', 'at(document.type, "header")', '[[at(document.type, "header")]]'])
    expect(readCall('single', { predicate })).toEqual({ kind: 'single', type: 'header', options });
});

test('a request for one document ignores the options of a page', () => {
  const options = JSON.stringify({ page: 7, pageSize: 100, lang: 'fr' });
  expect(readCall('uid', { predicate: 'news', uid: 'a-b', options })).toEqual({
    kind: 'uid',
    type: 'news',
    uid: 'a-b',
    options: { page: 1, pageSize: 1, lang: 'fr' },
  });
});

test('names of parameters may come in any case', () => {
  expect(readCall('uid', { PREDICATE: 'news', Uid: 'a' })).toMatchObject({ type: 'news', uid: 'a' });
});

test.each([[`["${id}","${id}"]`], [`${id},${id}`], [[id, id]], [` ${id} , ${id} `]])(
  'ids may be written as %j',
  (ids) => {
    expect(readCall('ids', { ids })).toMatchObject({ kind: 'ids', ids: [id, id] });
  },
);

const ids = (count: number) => Array.from({ length: count }, () => id);

test('a call may name a hundred ids, not more', () => {
  expect(readCall('ids', { ids: ids(100) })).toMatchObject({ ids: ids(100) });
  expect(() => readCall('ids', { ids: ids(101) })).toThrow(wrong('ids'));
});

const predicate = (count: number) => Array.from({ length: count }, () => 'at(document.type, "news")');

test('a call may have twenty predicates, not more; without predicates every document matches', () => {
  expect(readCall('query', { predicate: predicate(20) })).toMatchObject({
    predicates: expect.objectContaining({ length: 20 }),
  });
  expect(() => readCall('query', { predicate: predicate(21) })).toThrow(wrong('predicate'));
  expect(readCall('query', {})).toMatchObject({ kind: 'query', predicates: [] });
});

test.each<[Parameters<typeof readCall>[0], Record<string, unknown>, string]>([
  ['single', {}, 'predicate'],
  ['single', { predicate: '' }, 'predicate'],
  ['single', { predicate: 'a b' }, 'predicate'],
  ['single', { predicate: 'x'.repeat(65) }, 'predicate'],
  ['single', { predicate: 'at(document.id, "header")' }, 'predicate'],
  ['single', { predicate: 'any(document.type, ["header"])' }, 'predicate'],
  ['single', { predicate: '[[at(document.type, "a")][at(document.type, "b")]]' }, 'predicate'],
  ['uid', { predicate: 'news' }, 'uid'],
  ['uid', { predicate: 'news', uid: '../x' }, 'uid'],
  ['ids', {}, 'ids'],
  ['ids', { ids: '' }, 'ids'],
  ['ids', { ids: `${id},` }, 'ids'],
  ['query', { predicate: 'at(' }, 'predicate'],
  ['query', { options: '{' }, 'options'],
  ['query', { options: '{"page":0}' }, 'options.page'],
  ['query', { long: 'x'.repeat(8001) }, 'long'],
  ['query', { long: '['.repeat(2667) }, 'long'],
])('the call %s with %j names the wrong parameter', (kind, query, name) => {
  const read = () => readCall(kind, query);
  expect(read).toThrow(ApiProblem);
  expect(read).toThrow(wrong(name));
});

test('any query is read or refused with 400', () => {
  const kinds = fc.constantFrom('single', 'uid', 'ids', 'query');
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string()), fc.anything());
  const names = fc.constantFrom('predicate', 'uid', 'ids', 'options', 'x');
  fc.assert(
    fc.property(kinds, fc.dictionary(names, value), (kind, query) => {
      const read = () => {
        try {
          return readCall(kind, query).kind;
        } catch (error) {
          return error instanceof ApiProblem && error.status === 400 ? kind : error;
        }
      };
      expect(read()).toBe(kind);
    }),
  );
});
