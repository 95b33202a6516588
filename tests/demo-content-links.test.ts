import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { demoDocuments, linksIn } from '#content/models/testing/demo-documents.ts';
import routes from '#site/routes.ts';

const tree = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, children }) =>
    index === true ? { index } : { ...(path === undefined ? {} : { path }), children: tree(children ?? []) },
  );

const screens = tree(routes);

function hasScreen(path: string): boolean {
  return isScreen(matchRoutes(screens, path)?.at(-1)?.route.path);
}

/**
 * False for the pattern of content pages, because content links to a content page by its document, not by its
 * address.
 */
const isScreen = (pattern: string | undefined): boolean => pattern !== '*' && pattern !== ':uid';

test('every link of the demo content to a screen works', async () => {
  const documents = await demoDocuments();
  const broken = documents.flatMap((document) =>
    linksIn(document)
      .filter((link) => link.startsWith('site:'))
      .filter((link) => !hasScreen(new URL(link.slice('site:'.length), 'https://site.example').pathname))
      .map((link) => `${document.path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

// Reserved names, which nobody can register (RFC 2606, RFC 6761), and names of this machine.
const nobodys = /\b(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

test('every address in the demo content can be opened: pages, films and pictures', async () => {
  const texts = (await demoDocuments()).map((document) => ({ path: document.path, text: JSON.stringify(document) }));
  const dead = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/https?:\/\/([^/"\s)\\?#]+)/g)]
      .filter(([, host = '']) => nobodys.test(host))
      .map(([address]) => `${path}: ${address}`),
  );
  expect(dead).toEqual([]);
});
