import { fixtureDocument } from '../src/content/testing/fixture-document.ts';
import { openContent } from '../src/content/testing/open-content.ts';
import { prismicSource } from '../src/content/port/prismic-source.ts';
import { figures, percentile, timedUntil } from './times.ts';

// Measures the reading of a content page (18 kB) by its uid from the cache. The baseline calls a content
// system in this process.
const rounds = 2000;
/** Limit of the 95th percentile in milliseconds. */
const budget = 1;

const blocks = Array.from({ length: 60 }, (_, index) => ({
  type: 'paragraph',
  text: `Paragraph ${index}. `.repeat(20),
  spans: [],
}));
const body = [
  { id: 'text$1', slice_type: 'text', variation: 'default', primary: { title: 'Text', text: blocks }, items: [] },
];
const documents = Array.from({ length: 500 }, (_, index) =>
  fixtureDocument({ type: 'page', uid: `page-${index}`, data: { title: `Page ${index}`, body } }),
);
const { content, repository } = openContent({ documents });
const { ask } = prismicSource(repository);
const cached: number[] = [];
const asked: number[] = [];
for (let index = 0; index < documents.length; index++) await content.getByUID('page', `page-${index}`, 'fr');
for (let round = 0; round < rounds; round++) {
  const uid = `page-${round % documents.length}`;
  cached.push(await timedUntil(() => content.getByUID('page', uid, 'fr')));
  if (round % 20 === 0)
    asked.push(await timedUntil(() => ask({ kind: 'uid', type: 'page', uid, options: { lang: 'fr' } })));
}
const met = percentile(cached, 0.95) <= budget;
process.stdout.write(
  `GetByUID from the cache: ${figures(cached)} (budget p95 ≤ ${budget} ms) ${met ? 'met' : 'NOT MET'}\n` +
    `the same asked of a content system in this process: ${figures(asked)}\n`,
);
process.exitCode = met ? 0 : 1;
