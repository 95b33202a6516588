import { createClient, filter, type Client } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testActor } from './test-actor.ts';
import { idOf, publishSamples, testRepository } from './test-repository.ts';

type TestRepository = ReturnType<typeof testRepository>;
/** A way to reach a repository: the function that calls it, and the address of its API. */
export type Transport = { readonly fetch: typeof fetch; readonly endpoint: string };

/**
 * Tests that `@prismicio/client` gets the same answers from the repository, however it reaches the
 * repository.
 */
export function contentContract(name: string, reach: (repository: TestRepository) => Promise<Transport>): void {
  describe(`the client of Prismic, ${name}`, async () => {
    const { db } = await testDatabase();
    const repository = testRepository(db);
    await publishSamples(repository);
    const { fetch, endpoint } = await reach(repository);
    const clientOf = (options: Partial<Parameters<typeof createClient>[1]> = {}): Client =>
      createClient('embedded', { documentAPIEndpoint: endpoint, fetch, ...options });
    const client = clientOf();
    const uids = async (filters: string[], options: object = {}) => {
      const { results } = await client.get({ filters, orderings: { field: 'document.id' }, ...options });
      return results.map(({ uid }) => String(uid)).toSorted();
    };

    const ordered = async (field: string, direction?: 'desc') => {
      const orderings = [direction ? { field, direction } : { field }];
      return (await client.getByType('faq_item', { orderings })).results.map(({ uid }) => uid);
    };

    test('finds one master ref, the types, languages and tags', async () => {
      const { refs, types, languages } = await client.getRepository();
      expect(refs.filter(({ isMasterRef }) => isMasterRef)).toHaveLength(1);
      expect(types['faq_item']).toBeTypeOf('string');
      expect(languages.map(({ id, is_master }) => [id, is_master])).toEqual([
        ['fr', true],
        ['en', false],
      ]);
      expect(await client.getTags()).toEqual(['asie', 'exemple']);
    });

    test('reads a document by uid, id, ids and type, in a language and in all', async () => {
      const japan = await client.getByUID('country', 'japan', { lang: 'en' });
      expect(japan).toMatchObject({
        id: idOf('country', 'japan', 'en'),
        lang: 'en',
        data: { name: 'Japan', country: { iso: 'JP' } },
      });
      expect(japan.alternate_languages).toEqual([
        { id: idOf('country', 'japan'), uid: 'japon', type: 'country', lang: 'fr' },
      ]);
      expect((await client.getByID(idOf('country', 'japan'))).uid).toBe('japon');
      expect((await client.getByIDs([idOf('country', 'japan'), idOf('faq_item', 'age')])).results).toHaveLength(2);
      expect((await client.getByUIDs('faq_item', ['age', 'retour'])).total_results_size).toBe(2);
      expect(await client.getAllByType('country', { lang: '*' })).toHaveLength(2);
      await expect(client.getByUID('country', 'japan')).rejects.toThrow('No documents were returned');
    });

    test('states when a document was published and changed', async () => {
      const { first_publication_date, last_publication_date } = await client.getByUID('country', 'japon');
      expect([first_publication_date, last_publication_date]).toEqual([
        '2026-09-01T09:00:00+0000',
        '2026-09-01T09:00:00+0000',
      ]);
    });

    test.each([
      ['at', [filter.at('my.faq_item.category', 'return')], ['retour']],
      ['at a number', [filter.at('my.faq_item.rank', 10)], ['age']],
      ['at a boolean', [filter.at('my.testimonial.example', true)], ['claire']],
      ['at a linked document', [filter.at('my.testimonial.country', idOf('country', 'japan'))], ['claire']],
      ['at every tag', [filter.at('document.tags', ['asie', 'exemple'])], ['claire']],
      ['not', [filter.not('my.faq_item.uid', 'age')], ['retour']],
      [
        'not of the document',
        [filter.not('document.type', 'faq_item'), filter.not('document.type', 'testimonial')],
        ['indemnites-2026', 'japon'],
      ],
      ['any', [filter.any('document.type', ['country', 'news'])], ['indemnites-2026', 'japon']],
      ['any tag', [filter.any('document.tags', ['asie', 'nothing'])], ['claire', 'japon']],
      ['in', [filter.in('my.faq_item.uid', ['age', 'nothing'])], ['age']],
      ['has', [filter.has('my.faq_item.answers')], ['age']],
      ['has slices', [filter.has('my.news.body')], ['indemnites-2026']],
      ['missing', [filter.missing('my.faq_item.answers')], ['retour']],
      ['number.gt', [filter.numberGreaterThan('my.faq_item.rank', 10)], ['retour']],
      ['number.lt', [filter.numberLessThan('my.testimonial.rank', 1.5)], ['paul']],
      ['number.inRange', [filter.numberInRange('my.faq_item.rank', 10, 15)], ['age']],
      [
        'date.after',
        [filter.dateAfter('document.first_publication_date', new Date('2026-09-06T12:00:00Z'))],
        ['retour'],
      ],
      ['date.before', [filter.dateBefore('my.news.published_on', '2026-02-10')], ['indemnites-2026']],
      ['date.between', [filter.dateBetween('my.news.published_on', '2026-02-01', '2026-03-01')], ['indemnites-2026']],
      ['date.day-of-month', [filter.dateDayOfMonth('document.last_publication_date', 1)], ['japon']],
      ['date.day-of-month-after', [filter.dateDayOfMonthAfter('document.last_publication_date', 6)], ['retour']],
      ['date.day-of-month-before', [filter.dateDayOfMonthBefore('document.last_publication_date', 2)], ['japon']],
      ['date.day-of-week', [filter.dateDayOfWeek('my.news.published_on', 'Monday')], ['indemnites-2026']],
      ['date.day-of-week-after', [filter.dateDayOfWeekAfter('my.news.published_on', 1)], []],
      ['date.day-of-week-before', [filter.dateDayOfWeekBefore('my.news.published_on', 'Tue')], ['indemnites-2026']],
      ['date.month', [filter.dateMonth('my.news.published_on', 'February')], ['indemnites-2026']],
      ['date.month-after', [filter.dateMonthAfter('my.news.published_on', 2)], []],
      ['date.month-before', [filter.dateMonthBefore('my.news.published_on', 'March')], ['indemnites-2026']],
      ['date.year', [filter.dateYear('my.news.published_on', 2026)], ['indemnites-2026']],
      [
        'date.hour',
        [filter.dateHour('document.first_publication_date', 9), filter.at('document.type', 'country')],
        ['japon'],
      ],
      ['date.hour-after', [filter.dateHourAfter('document.first_publication_date', 9)], []],
      ['date.hour-before', [filter.dateHourBefore('document.first_publication_date', 9)], []],
      ['similar', [filter.similar(idOf('testimonial', 'paul'), 10)], ['claire']],
    ])('filters by %s', async (_name, filters, found) => {
      expect(await uids(filters)).toEqual(found);
    });

    test.each([
      ['case and accents', 'INDEMNITES', ['indemnites-2026']],
      ['accents that are asked for', 'îlé', ['japon']],
      ['beginnings of words', 'indem', ['indemnites-2026']],
      ['other forms of a word', 'indemnité', ['indemnites-2026']],
      ['every word', 'indemnités japon', ['indemnites-2026']],
      ['no document that lacks one', 'indemnités afrique', []],
      ['slices and rich text', 'barème', ['indemnites-2026']],
      ['the uid', 'retour', ['retour']],
      ['the value of a select', 'eligibility', ['age']],
      ['words beside stop words', 'l’âge de quel', ['age']],
      ['nothing but signs', '!&|:* ()', []],
    ])('full text finds %s', async (_name, words, found) => {
      expect(await uids([filter.fulltext('document', words)])).toEqual(found);
    });

    test('full text of a field searches this field only', async () => {
      expect(await uids([filter.fulltext('my.faq_item.question', 'age')])).toEqual(['age']);
      expect(await uids([filter.fulltext('my.faq_item.answers', 'quel')])).toEqual([]);
    });

    test('full text finds documents in all languages, and can be limited to the current', async () => {
      expect(await uids([filter.fulltext('document', 'allowance')], { lang: '*' })).toEqual(['age']);
      expect(await uids([filter.fulltext('document', 'japan')], { lang: 'en' })).toEqual(['japan']);
    });

    test('sorts by a field or a date, ascending and descending', async () => {
      expect(await ordered('my.faq_item.rank')).toEqual(['age', 'retour']);
      expect(await ordered('my.faq_item.rank', 'desc')).toEqual(['retour', 'age']);
      expect(await ordered('document.first_publication_date')).toEqual(['age', 'retour']);
      expect(await ordered('document.last_publication_date', 'desc')).toEqual(['retour', 'age']);
    });

    test('pages follow each other, and can start after a document', async () => {
      const first = await client.get({ pageSize: 4, orderings: { field: 'document.first_publication_date' } });
      expect(first).toMatchObject({
        page: 1,
        results_per_page: 4,
        results_size: 4,
        total_results_size: 6,
        total_pages: 2,
        prev_page: null,
      });
      const next: typeof first = await (await fetch(String(first.next_page))).json();
      expect([next.results.map(({ uid }) => uid), next.next_page]).toEqual([['age', 'retour'], null]);
      const after = await client.get({
        after: String(first.results[2]?.id),
        orderings: { field: 'document.first_publication_date' },
      });
      expect(after.results[0]?.id).toBe(first.results[3]?.id);
      expect(after.results).toHaveLength(3);
      expect(await client.get({ page: 99, pageSize: 100 })).toMatchObject({ results: [], total_results_size: 6 });
    });

    test('fetch keeps the named fields, fetchLinks adds fields of linked documents', async () => {
      const { data } = await client.getByUID('testimonial', 'claire', { fetch: ['testimonial.name'] });
      expect(data).toEqual({ name: 'Claire' });
      const linked = await client.getByUID('testimonial', 'claire', { fetchLinks: ['country.name'] });
      expect(linked.data['country']).toMatchObject({ uid: 'japon', isBroken: false, data: { name: 'Japon' } });
    });

    test('a graphQuery returns the selected fields, across links and from slices', async () => {
      const claire = await client.getByUID('testimonial', 'claire', {
        graphQuery: '{ testimonial { name country { ...on country { name } } } }',
      });
      expect(claire.data).toMatchObject({ name: 'Claire', country: { uid: 'japon', data: { name: 'Japon' } } });
      expect(Object.keys(claire.data)).toHaveLength(2);
      const graphQuery = '{ news { title body { ...on text { variation { ...on default { primary { text } } } } } } }';
      const { data } = await client.getByUID('news', 'indemnites-2026', { graphQuery });
      expect(data['body'][0]).toMatchObject({
        slice_type: 'text',
        primary: { text: [{ text: 'Barème' }, { text: 'Voir le Japon' }] },
        items: [],
      });
    });

    test('routes give documents and links their addresses; broken links have the broken route', async () => {
      const routes = [
        { type: 'country', path: '/:lang/destination/:uid' },
        { type: 'testimonial', path: '/:country?/temoignages/:uid', resolvers: { country: 'country' } },
      ];
      const routed = clientOf({ routes, brokenRoute: '/not-found' });
      const claire = await routed.getByUID('testimonial', 'claire');
      expect([claire.url, claire.data['country'].url]).toEqual(['/japon/temoignages/claire', '/fr/destination/japon']);
      const paul = await routed.getByUID('testimonial', 'paul');
      expect([paul.url, paul.data['country']]).toEqual([
        '/temoignages/paul',
        expect.objectContaining({ isBroken: true, url: '/not-found' }),
      ]);
      const news = await routed.getByUID('news', 'indemnites-2026');
      expect(news.data['body'][0].primary.text[1].spans[0].data.url).toBe('/fr/destination/japon');
    });

    test('a preview cookie shows drafts until it expires, and leads to their address', async () => {
      const name = { type: 'country', key: 'japan', lang: 'fr' } as const;
      const { id } = await repository.saveDraft({
        ...name,
        content: { uid: 'japon', tags: [], data: { name: 'Japon, bientôt' } },
        actor: testActor,
      });
      const ref = repository.previewRef([id], new Date(repository.clock.now.getTime() + minute));
      const previewing = clientOf({ routes: [{ type: 'country', path: '/destination/:uid' }] });
      previewing.enableAutoPreviewsFromReq({
        headers: { cookie: `io.prismic.preview=${ref}` },
        query: { token: ref, documentId: id },
      });
      expect((await previewing.getByUID('country', 'japon')).data['name']).toBe('Japon, bientôt');
      expect((await client.getByUID('country', 'japon')).data['name']).toBe('Japon');
      expect(await previewing.resolvePreviewURL({ defaultURL: '/' })).toBe('/destination/japon');
      const { now } = repository.clock;
      repository.clock.now = new Date(now.getTime() + 120_000);
      await expect(previewing.getByUID('country', 'japon')).rejects.toMatchObject({
        name: 'Error',
        message: expect.stringMatching(/preview token.*expired/i),
      });
      repository.clock.now = now;
    });

    test('an outdated ref is refused with the newest, and the client tries again', async () => {
      const stale = clientOf();
      await stale.getRepository();
      const saved = await repository.saveDraft({
        type: 'news',
        key: 'second',
        lang: 'en',
        content: { uid: 'second', tags: [], data: { title: 'Second' } },
        actor: testActor,
      });
      await repository.publish([saved], { actor: testActor });
      expect((await stale.getByUID('news', 'second', { lang: 'en' })).data['title']).toBe('Second');
      await repository.withdraw([saved.id], { actor: testActor, reason: 'a test' });
      await expect(stale.getByUID('news', 'second', { lang: 'en' })).rejects.toThrow('No documents were returned');
    });
  });
}
