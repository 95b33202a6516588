import { filter } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { fixtureDocument } from '../testing/fixture-document.ts';
import { openContent } from '../testing/open-content.ts';

const french = fixtureDocument({
  type: 'page',
  key: 'conditions',
  uid: 'conditions',
  data: { title: 'Conditions' },
  others: [{ id: 'page-conditions-en', uid: 'eligibility', type: 'page', lang: 'en' }],
});
const english = fixtureDocument({
  type: 'page',
  key: 'conditions',
  lang: 'en',
  uid: 'eligibility',
  data: { title: 'Eligibility (conditions)' },
  others: [{ id: 'page-conditions-fr', uid: 'conditions', type: 'page', lang: 'fr' }],
});
const news = ['2026-01-01', '2026-03-01', '2026-02-01'].map((day) =>
  fixtureDocument({ type: 'news', uid: `news-${day}`, data: { title: `Conditions of ${day}`, published_on: day } }),
);
const header = fixtureDocument({ type: 'header', data: { brand: 'MVI' } });
const open = () => openContent({ documents: [french, english, header, ...news] });

describe('the content for screens', () => {
  it('returns the only document of a type in a language', async () => {
    const { content } = open();
    expect((await content.getSingle('header', 'fr'))?.data.brand).toBe('MVI');
    expect(await content.getSingle('header', 'en')).toBeNull();
  });

  it('returns a document by its uid only in its own language', async () => {
    const { content } = open();
    expect((await content.getByUID('page', 'eligibility', 'en'))?.id).toBe(english.id);
    expect(await content.getByUID('page', 'eligibility', 'fr')).toBeNull();
    expect((await content.getByUID('page', 'eligibility', '*'))?.id).toBe(english.id);
  });

  it('returns documents in the order of their ids, each once', async () => {
    const { content } = open();
    const found = await content.getByIDs([english.id, french.id, 'nobody', english.id]);
    expect(found.map(({ id }) => id)).toEqual([english.id, french.id]);
  });

  it('returns a sorted and filtered page of a type', async () => {
    const { content } = open();
    const wanted = { types: ['news'], lang: 'fr', pageSize: 2 } as const;
    const orderings = [{ field: 'my.news.published_on', direction: 'desc' }] as const;
    const { documents, total, pages } = await content.query({ ...wanted, orderings });
    expect([documents.map(({ data }) => data.published_on), total, pages]).toEqual([
      ['2026-03-01', '2026-02-01'],
      3,
      2,
    ]);
    const where = [filter.at('my.news.published_on', '2026-01-01')];
    expect((await content.query({ ...wanted, where })).documents.map(({ uid }) => uid)).toEqual(['news-2026-01-01']);
  });

  it('suggests documents of all languages, those in the reader’s language first, and no document twice in two languages', async () => {
    const { content } = open();
    const suggested = await content.suggest('conditions', { types: ['page', 'news'], prefer: 'en', most: 5 });
    expect(suggested[0]?.id).toBe(english.id);
    expect(suggested).toHaveLength(4);
    expect(suggested.map(({ id }) => id)).not.toContain(french.id);
  });

  it.each(['', '   ', '"', '")]]', '\\', '🤷', '()[]'])('finds nothing for a text without words: %j', async (text) => {
    const { content, repository } = open();
    expect((await content.search(text, { types: ['page'], lang: '*' })).documents).toEqual([]);
    expect(repository.taken()).toEqual([]);
  });

  it.each(['../../etc', 'a b', '"', '', 'x'.repeat(300), '\u0000'])(
    'makes no call for an invalid uid: %j',
    async (uid) => {
      const { content, repository } = open();
      expect(await content.getByUID('page', uid, 'fr')).toBeNull();
      expect(repository.taken()).toEqual([]);
    },
  );

  it('accepts any text without an error', async () => {
    const { content } = open();
    const hostile = [
      'a'.repeat(10_000),
      '"conditions"',
      'conditions\\',
      'condi) OR (1',
      '[[at(document.type,"page")]]',
      '\ud800x',
    ];
    for (const text of hostile) await content.search(text, { types: ['page'], lang: '*' });
    const found = await content.search('"conditions"', { types: ['page'], lang: '*' });
    expect(found.documents).toHaveLength(2);
  });
});
