import { describe, expect, it } from 'vitest';
import { ContentUnavailable, ContentRefused } from './content-errors.ts';
import { fixtureDocument } from '../testing/fixture-document.ts';
import { openContent } from '../testing/open-content.ts';

const html = '<!doctype html><title>Maintenance</title>';
const text = (body: string, init?: ResponseInit) => async () => new Response(body, init);
const json = (value: unknown, init?: ResponseInit) => async () => Response.json(value, init);

function drip(): Response {
  let timer: NodeJS.Timeout;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new Uint8Array([32])), 5);
    },
    cancel: () => clearInterval(timer),
  });
  return new Response(body);
}

function endless(): Response {
  return new Response(
    new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(2 ** 20)) }),
  );
}

const refs = [{ id: 'master', ref: 'x', label: 'Master', isMasterRef: true }];
/** Answers the first request with a valid root, and later requests with `rest`. */
const after = (rest: () => Promise<Response>) => async (request: Request) =>
  new URL(request.url).pathname.endsWith('/search') ? rest() : Response.json({ refs });
const found = { page: 1, results_per_page: 20, total_results_size: 1, total_pages: 1 };

describe('a faulty content system', () => {
  it.each<[string, (request: Request) => Promise<Response>]>([
    ['hangs', () => new Promise<Response>(() => undefined)],
    ['drips', async () => drip()],
    ['never ends', async () => endless()],
    ['cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
    ['answers HTML', text(html, { headers: { 'content-type': 'text/html' } })],
    ['answers HTML in the place of documents', after(text(html))],
    ['answers HTML as a 404', after(text(html, { status: 404 }))],
    ['answers HTML as a 400', after(text(html, { status: 400 }))],
    ['redirects', async () => Response.redirect('http://127.0.0.1/')],
    ['is overworked', text('', { status: 429, headers: { 'retry-after': '86400' } })],
    ['fails', text('', { status: 500 })],
    ['has no refs', json({ refs: [] })],
    ['has refs of another shape', json({ refs: 'x' })],
    ['says null', json(null)],
    ['says no documents at all', after(json({}))],
    ['says documents of another shape', after(json({ ...found, results: [{ id: 1 }] }))],
    ['says a list', after(json([]))],
    ['sends nested lists', after(text('['.repeat(100_000)))],
    ['never knows the ref', after(json({ type: 'api_notfound_error', message: 'Master ref is: y' }, { status: 404 }))],
  ])('a content system that %s counts as unavailable', async (_name, answer) => {
    const { content, repository } = openContent({ patience: 100 });
    repository.ail(answer);
    await expect(content.getSingle('header', 'fr')).rejects.toThrow(ContentUnavailable);
  });

  it('a content system is not called for some time after failures, and then called once', async () => {
    const { content, repository } = openContent({ patience: 50 });
    repository.ail(() => new Promise<Response>(() => undefined));
    for (let tries = 0; tries < 3; tries += 1)
      await expect(content.getByUID('page', `page-${tries}`, 'fr')).rejects.toThrow(ContentUnavailable);
    repository.taken();
    await expect(content.getByUID('page', 'another', 'fr')).rejects.toThrow(ContentUnavailable);
    expect(repository.taken()).toEqual([]);
  });
});

const open = (data: Record<string, unknown>) =>
  openContent({ documents: [fixtureDocument({ type: 'page', uid: 'a', data })] });

describe('documents that do not match their model', () => {
  it('documents have an empty value for each wrong or missing field', async () => {
    const { content } = open({ title: { a: 1 }, image: 'x', body: 7, script: '<script>' });
    const page = await content.getByUID('page', 'a', 'fr');
    expect(page?.data).toEqual({ title: null, description: null, image: {}, body: [] });
  });

  it('documents have only valid slices, blocks and spans', async () => {
    const spans = [{ type: 'strong', start: 0, end: 2 }, { type: 'strong', start: 1, end: 99 }, { type: 'x' }, null];
    const blocks = [{ type: 'paragraph', text: 'abc', spans }, { type: 'marquee', text: 'x', spans: [] }, 'x', null];
    const slice = { slice_type: 'text', variation: 'none', primary: { title: 3, text: blocks }, items: 'x' };
    const { content } = open({ body: [slice, { slice_type: 'unknown' }, null, 'text'] });
    const [one, ...more] = (await content.getByUID('page', 'a', 'fr'))?.data.body ?? [];
    expect(more).toEqual([]);
    expect(one).toMatchObject({ slice_type: 'text', variation: 'default', items: [] });
    expect(one?.primary).toMatchObject({
      title: null,
      text: [{ type: 'paragraph', text: 'abc', spans: [{ type: 'strong', start: 0, end: 2 }] }],
    });
  });

  it('documents are dropped if their type, language or uid is invalid', async () => {
    const { content } = openContent({
      documents: [
        { ...fixtureDocument({ type: 'page', uid: 'a' }), lang: 'de' },
        { ...fixtureDocument({ type: 'page', key: 'b' }), uid: null },
      ],
    });
    expect((await content.query({ types: ['page'], lang: '*' })).documents).toEqual([]);
  });
});

/** Returns the news that the site shows for a document that a content system sent. */
const told = async (document: object) => {
  const { content, repository } = openContent();
  const results = [{ ...fixtureDocument({ type: 'news', uid: 'x' }), ...document }];
  repository.ail(async (request) =>
    new URL(request.url).pathname.endsWith('/search') ? Response.json({ ...found, results }) : Response.json({ refs }),
  );
  return content.query({ types: ['news'], lang: 'fr' });
};

describe('a document with hostile values', () => {
  it.each(['', 'yesterday', '2026-13-45T00:00:00+0000', '9'.repeat(100)])(
    'has no date if it contains %.12j',
    async (date) => {
      const { documents } = await told({ first_publication_date: date });
      expect(documents.map((one) => one.first_publication_date)).toEqual(['']);
    },
  );

  it.each(['\ud800', 'a/b', '', '../x'])('a document is not found under the uid %j', async (uid) => {
    expect((await told({ uid })).documents).toEqual([]);
  });

  it('a document has no more spans than the site can render', async () => {
    const spans = Array.from({ length: 5000 }, () => ({ type: 'strong', start: 0, end: 3 }));
    const text = {
      id: 't',
      slice_type: 'text',
      primary: { text: [{ type: 'paragraph', text: 'abc', spans }] },
      items: [],
    };
    const { documents } = await told({ data: { body: [text] } });
    expect(JSON.stringify(documents).split('strong').length).toBeLessThan(300);
  });
});

it('a query that is too long for the content system is refused, and the system still counts as available', async () => {
  const { content, repository } = openContent();
  for (const status of [413, 414, 431]) {
    repository.ail(async () => new Response('', { status }));
    await expect(content.getSingle('header', 'fr')).rejects.toThrow(ContentRefused);
  }
});
