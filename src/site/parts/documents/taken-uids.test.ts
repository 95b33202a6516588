import { expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#site/routes.ts';
import { documentPath } from '#content/models/document-path.ts';
import { takenUids } from './taken-uids.ts';

/** The addresses of all screens, without the language. */
const paths = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const own = path === '' || path === 'en?' ? above : `${above}/${path.replace(/^en\?\//, '')}`;
    return [own, ...paths(children, own)];
  });

/** Finds the fixed parts of addresses that are in the place of a uid, for a type of document. */
function inTheWay(type: string): string[] {
  const before = documentPath({ id: 'x', type, uid: 'uid' }).slice(0, -'uid'.length);
  const words = paths(routes).flatMap((path) => (path.startsWith(before) ? [path.slice(before.length)] : []));
  return [...new Set(words)].filter((word) => word !== '' && !/[/:*]/.test(word));
}

test.each(['page', 'news', 'country', 'notification'])(
  'for a %s, every uid that a screen’s address contains is taken',
  (type) => {
    const taken: readonly string[] = Object.entries(takenUids).flatMap(([of, uids]) => (of === type ? [...uids] : []));
    expect(taken).toEqual(expect.arrayContaining(inTheWay(type)));
  },
);

test('a page cannot have a language as uid', () => {
  expect(takenUids.page).toContain('en');
});
