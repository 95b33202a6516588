import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { hour } from '#durations.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { signedPreviews } from '#content/port/previews.ts';
import { testActor } from '#content/repository/testing/test-actor.ts';
import { idOf, publishSamples, testRepository } from '#content/repository/testing/test-repository.ts';
import { createContent } from '#content/port/create-content.ts';
import { createFitting } from '#content/port/fit-documents.ts';
import { models } from '#content/models/models.ts';
import { prismicSource } from '#content/port/prismic-source.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import fr from '#words/fr/shell.json' with { type: 'json' };
import { openServer } from '#server/testing/open-server.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
await publishSamples(repository);
const url = 'https://mvi.example/content/api/v2';
/** The site answers previews once this promise resolves; a test can delay it. */
let answersPreviews = Promise.resolve();
const system = prismicSource({
  url,
  fetch: async (request) => {
    if (new URL(request.url).searchParams.get('ref') === heldUp) await answersPreviews;
    return repository.fetch(request);
  },
});
let heldUp = '';
const content = createContent({ ask: system.ask, fit: createFitting(models, (address) => address) });
const previews = signedPreviews(content, repository.readPreview);
const { app, cache } = await openServer(testBoard(db), { parts: { content, previews } });
const secret = 'Le brouillon de tous';
const name = { type: 'country', key: 'japan', lang: 'fr' } as const;
const id = idOf('country', 'japan');
const path = '/destinations/japon';
const draft = { uid: 'japon', tags: [], data: { name: secret, country: { id: '21', iso: 'JP' } } };
await repository.saveDraft({ ...name, actor: testActor, content: draft });

const inAnHour = () => new Date(repository.clock.now.getTime() + hour);
const get = (address: string, cookie?: string) =>
  app.inject({ url: address, headers: { ...(cookie !== undefined && { cookie }), 'sec-fetch-site': 'none' } });
const preview = (ref: string) => `io.prismic.preview=${encodeURIComponent(ref)}`;
beforeEach(() => cache.clear());

test('a preview link leads to its document, or to the home page, with the ref in a cookie', async () => {
  const ref = repository.previewRef([id], inAnHour());
  const link = `/preview?token=${ref}`;
  const answers = [await get(`${link}&documentId=${id}`), await get(link), await get(`/en${link}&documentId=none`)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 302, 302]);
  expect(answers.map(({ headers }) => headers.location)).toEqual([path, '/', '/en']);
  for (const { cookies, headers } of answers) {
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'io.prismic.preview', value: ref, httpOnly: true }));
    expect(headers['cache-control']).toContain('no-store');
  }
});

test('a preview never appears on another visitor’s page', async () => {
  const cookie = preview(repository.previewRef('all', inAnHour()));
  for (const address of [path, '/destinations', '/en', '/', `${path}.data`]) {
    const previewed = await get(address, cookie);
    expect(previewed.headers['cache-control']).toBe('private, no-store');
    expect(previewed.headers['x-robots-tag']).toBe('noindex');
    expect(cache.get(address)).toBeUndefined();
  }
  expect((await get(path, cookie)).body).toContain(secret);
  expect((await get(path)).body).not.toContain(secret);
  // Checks that the cache contains the published page, because the preview must differ from it.
  expect(cache.get(path)).toBeDefined();
  expect((await get(path, cookie)).body).toContain(secret);
});

test('a previewed page shows the end of the preview, and a way to leave the preview without scripts', async () => {
  const { body } = await get(path, preview(repository.previewRef([id], inAnHour())));
  expect(body).toContain('action="/preview"');
  expect(body).toContain(`name="to" value="${path}"`);
  expect((await get(path)).body).not.toContain('action="/preview"');
});

test('on every page a bar names the previewed document and links to it', async () => {
  const { body } = await get('/offres', preview(repository.previewRef([id], inAnHour())));
  expect(body).toContain(`<a href="${path}">${secret}</a>`);
  const everything = await get('/offres', preview(repository.previewRef('all', inAnHour())));
  expect(everything.body).not.toContain(secret);
});

test('a document without a screen is previewed on the home page of its language', async () => {
  const { id: footer } = await repository.saveDraft({
    type: 'footer',
    key: 'footer',
    lang: 'en',
    actor: testActor,
    content: { uid: null, tags: [], data: { title: 'A footer of tomorrow', body: [] } },
  });
  const link = `/preview?token=${repository.previewRef([footer], inAnHour())}&documentId=${footer}`;
  expect((await get(link)).headers.location).toBe('/en');
});

test('when a draft is published, its preview shows the published page, and the bar says that the draft is published', async () => {
  const next = { type: 'country', key: 'chile', lang: 'fr', actor: testActor } as const;
  const data = { name: 'Un pays de demain', country: { id: '9', iso: 'CL' } };
  const saved = await repository.saveDraft({ ...next, content: { uid: 'chili', tags: [], data } });
  const cookie = preview(repository.previewRef([saved.id], inAnHour()));
  const at = '/destinations/chili';
  const [before, visitors] = [await get(at, cookie), await get(at)];
  expect([before.statusCode, visitors.statusCode]).toEqual([200, 404]);
  await repository.publish([saved], { actor: testActor });
  const [after, shared] = [await get(at, cookie), await get(at)];
  expect([after.statusCode, shared.statusCode]).toEqual([200, 200]);
  const said = [before, after, shared].map(({ body }) => body.includes(fr.preview.isPublished));
  expect(said).toEqual([false, true, false]);
});

test('many requests for a preview do not delay visitors and get a Retry-After header', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answersPreviews = promise;
  heldUp = repository.previewRef([id], inAnHour());
  const crowd = Array.from({ length: 34 }, () => get(path, preview(heldUp)));
  const refused = await Promise.race(crowd);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect((await get('/')).statusCode).toBe(200);
  resolve();
  const answers = await Promise.all(crowd);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(33);
});

test('an expired preview shows the published page with a notice and deletes its cookie', async () => {
  const over = preview(repository.previewRef([id], new Date(repository.clock.now.getTime() - 1000)));
  const { statusCode, body, cookies } = await get(path, over);
  expect([statusCode, body.includes(secret)]).toEqual([200, false]);
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'io.prismic.preview', value: '', maxAge: 0 }));
});

test('invalid tokens are refused on a page, and invalid cookies show the published page', async () => {
  const hostile = fc.oneof(fc.webUrl(), fc.string({ unit: 'binary', minLength: 1 }), fc.constant('a.b'));
  await fc.assert(
    fc.asyncProperty(hostile, async (token) => {
      const asked = encodeURIComponent(token.toWellFormed());
      expect((await get(`/preview?token=${asked}&documentId=${asked}`)).statusCode).toBe(410);
      const shown = await get(path, `io.prismic.preview=${asked}`);
      expect([shown.statusCode, shown.body.includes(secret)]).toEqual([200, false]);
    }),
    { numRuns: 8 },
  );
});

test('without a token the page explains its purpose', async () => {
  expect((await get('/preview')).statusCode).toBe(200);
});
