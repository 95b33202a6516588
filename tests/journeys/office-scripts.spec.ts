import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';

/** Limit of all scripts that the office may load, with gzip (kB). */
const most = 120;

/** Addresses of scripts in a text: in the tags of a page, and in the imports of a script, late ones too. */
const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/["'`(](?:\/assets\/|\.\/)([\w.-]+\.js)["'`)]/g)].map(([, file = '']) => `/assets/${file}`);

/** Fetches all scripts that pages load sooner or later. */
async function scriptsOf(request: APIRequestContext, paths: readonly string[]): Promise<Map<string, string>> {
  const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const wanted = pages.flatMap(scriptsIn);
  const found = new Map<string, string>();
  for (let address = wanted.pop(); address !== undefined; address = wanted.pop()) {
    if (found.has(address)) continue;
    const text = await (await request.get(address)).text();
    found.set(address, text);
    wanted.push(...scriptsIn(text));
  }
  return found;
}

const isEditor = (text: string): boolean => text.includes('ProseMirror');

test('the office has scripts of its own, in a budget, and only they hold the editor of rich text', async ({
  page,
  product,
}) => {
  await enterByLink(page, product, 'Emma Roux', 'editor');
  const office = await scriptsOf(page.request, ['/bureau', '/bureau/contenus/nouveau?type=news&lang=fr']);
  const texts = [...office.values()];
  expect(texts.filter(isEditor)).toHaveLength(1);
  const weight = texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000;
  expect(weight).toBeLessThanOrEqual(most);

  const search = await (await page.request.get('/offres/recherche')).text();
  const [offer = ''] = /\/offres\/\d+/.exec(search) ?? [];
  const site = await scriptsOf(page.request, ['/', '/offres/recherche', offer, '/faq', '/connexion/choix', '/contact']);
  expect(site.size).toBeGreaterThan(20);
  expect([...site.values()].filter(isEditor)).toEqual([]);
  expect([...office.keys()].filter((file) => site.has(file))).toEqual([]);
});
