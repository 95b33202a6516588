import { expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { models } from '#content/models/models.ts';
import { createContent } from '#content/port/create-content.ts';
import { createFitting } from '#content/port/fit-documents.ts';
import { signedPreviews } from '#content/port/previews.ts';
import { prismicSource } from '#content/port/prismic-source.ts';
import { idOf, publishSamples, testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertMember } from '#staff/testing/staff-fixtures.ts';
import { endWork, keepWork, writeShownWork } from '#staff/writing/kept-work.ts';
import { openServer } from '#server/testing/open-server.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
await publishSamples(repository);
const url = 'https://mvi.example/content/api/v2';
const system = prismicSource({ url, fetch: (request) => repository.fetch(request) });
const content = createContent({ ask: system.ask, fit: createFitting(models, (address) => address) });
const previews = signedPreviews(content, repository.readPreview);
const board = testBoard(db);
const { app, cache } = await openServer(board, { parts: { content, previews } });

const member = await insertMember(db, ['editor']);
const id = idOf('country', 'japan');
const path = '/destinations/japon';
const work = { memberId: member.id, document: id, page: crypto.randomUUID() };
const secret = 'Un nom que personne n’a enregistré';
await keepWork(board, { ...work, turn: 1, fields: [['base', '1']] });
await writeShownWork(board, work, { tags: [], data: { name: secret, country: { id: '21', iso: 'JP' } } });
const refFor = (minutes = 10, of = work) =>
  repository.workRef(of, new Date(repository.clock.now.getTime() + minutes * minute));
const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
const get = (address: string, cookie: string, headers: Readonly<Record<string, string>> = framed) =>
  app.inject({ url: address, headers: { ...headers, cookie } });
const frame = (ref: string) => `preview-frame=${encodeURIComponent(ref)}`;

test('a frame of the office shows unsaved work on its page, and nobody keeps or finds that page', async () => {
  const start = await get(`/preview?token=${refFor()}&documentId=${id}`, '');
  expect(start.headers.location).toBe(path);
  const cookie = start.cookies.find(({ name }) => name === 'preview-frame');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(start.cookies.map(({ name }) => name)).not.toContain('io.prismic.preview');
  const { body, headers } = await get(path, frame(cookie?.value ?? ''));
  expect(body).toContain(secret);
  expect(body).not.toContain('action="/preview"');
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(cache.get(path)).toBeUndefined();
});

test('a frame shows the French home page to an editor whose browser prefers English', async () => {
  const english = { 'accept-language': 'en' };
  const [inFrame, inTab] = [await get('/', frame(refFor()), { ...framed, ...english }), await get('/', '', english)];
  expect([inFrame.statusCode, inTab.statusCode]).toEqual([200, 302]);
  expect(inFrame.body).toContain('<html lang="fr"');
});

test('other tabs and visitors see the published page, which nobody may frame', async () => {
  const page = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
  const shown = [
    await get(path, frame(refFor()), page),
    await get(path, ''),
    await get(path, `io.prismic.preview=${encodeURIComponent(refFor())}`, page),
    await get(path, `io.prismic.preview=${encodeURIComponent(refFor())}`),
  ];
  for (const { body, headers } of shown) {
    expect(body).not.toContain(secret);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test.each([
  ['has expired', () => refFor(-1)],
  ['was changed', () => `${refFor().slice(0, -3)}abc`],
  ['names the work of another page', () => refFor(10, { ...work, page: crypto.randomUUID() })],
  ['is the ref of a draft', () => repository.previewRef([id], new Date(repository.clock.now.getTime() + minute))],
])('a frame whose ref %s does not show the work', async (_, ref) => {
  expect((await get(path, frame(ref()))).body).not.toContain(secret);
});

test('work that was saved or thrown away is shown no longer', async () => {
  await endWork(board, work);
  expect((await get(path, frame(refFor()))).body).not.toContain(secret);
});
