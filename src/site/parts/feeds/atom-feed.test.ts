import { Parser } from 'htmlparser2';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { atomFeed, type AtomEntry } from './atom-feed.ts';

const entry: AtomEntry = {
  id: 'tag:mvi.example,2026:1',
  title: 'R&D <b>',
  url: 'https://mvi.example/offres/1?a=1&b=2',
  summary: 'Londres',
  published: daysFromNoon(-3),
  updated: daysFromNoon(-1),
};
const feed = (entries: readonly AtomEntry[], title = 'Offres') =>
  atomFeed({
    id: 'tag:mvi.example,2026:feed',
    title,
    language: 'fr',
    self: 'https://mvi.example/flux.xml?a=1&b=2',
    url: 'https://mvi.example/offres',
    since: daysFromNoon(-9),
    author: 'MVI',
    entries,
  });

/** Returns the text of each element as a reader of the feed sees it. */
function textsOf(xml: string): [string, string][] {
  const texts: [string, string][] = [];
  let open = '';
  const parser = new Parser(
    {
      onopentag: (name) => void (open = name),
      ontext: (text) => void (text.trim() !== '' && texts.push([open, text])),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return texts;
}
const updatedOf = (xml: string) => /<updated>([^<]+)<\/updated>/.exec(xml)?.[1];

test('the update time of a feed is that of its last entry; for a feed without entries it is the feed’s start', () => {
  const older = { ...entry, updated: daysFromNoon(-2) };
  expect(updatedOf(feed([older, entry, older]))).toBe(daysFromNoon(-1).toISOString());
  expect(updatedOf(feed([]))).toBe(daysFromNoon(-9).toISOString());
  expect(updatedOf(feed([{ ...entry, updated: daysFromNoon(-20) }]))).toBe(daysFromNoon(-9).toISOString());
});

test('an entry has its title, its page, and the times of its publication and last change', () => {
  const xml = feed([entry]);
  expect(xml).toContain('<title>R&amp;D &lt;b&gt;</title>');
  expect(xml).toContain('<link rel="alternate" type="text/html" href="https://mvi.example/offres/1?a=1&amp;b=2"/>');
  expect(xml).toContain(`<published>${entry.published.toISOString()}</published>`);
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://mvi.example/flux.xml?a=1&amp;b=2"/>',
  );
});

test('a reader of the feed gets titles unchanged, whatever markup they contain', () => {
  const text = fc
    .string({ unit: fc.constantFrom('<', '>', '&', '"', "'", ']', 'a', 'é', ';', '#') })
    .map((typed) => `x${typed}`);
  fc.assert(
    fc.property(text, text, (title, summary) => {
      const texts = textsOf(feed([{ ...entry, title, summary, updated: noon }], title));
      const of = (name: string) =>
        texts
          .filter(([at]) => at === name)
          .map(([, told]) => told)
          .join('');
      expect([of('title'), of('summary')]).toEqual([title + title, summary]);
    }),
  );
});
