import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { models } from '#content/models/models.ts';
import { createContent } from '#content/port/create-content.ts';
import { createFitting } from '#content/port/fit-documents.ts';
import { remotePreviews } from '#content/port/previews.ts';
import { prismicSource } from '#content/port/prismic-source.ts';
import { testActor } from '#content/repository/testing/test-actor.ts';
import { idOf, publishSamples, testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openServer } from '#server/testing/open-server.ts';

// An external repository, called over HTTP, and the cookie in which Prismic's toolbar stores the ref of a
// preview.
const { db } = await testDatabase();
const repository = testRepository(db);
await publishSamples(repository);
const elsewhere = createServer(async (request, response) => {
  const answer = await repository.fetch(new Request(`http://${request.headers.host}${request.url}`));
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});
await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => void elsewhere.close(resolve)));

const listening = elsewhere.address();
const host = `127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`;
const url = `http://${host}/content/api/v2`;
const system = prismicSource({ url, fetch });
const content = createContent({ ask: system.ask, fit: createFitting(models, (address) => address) });
const { app } = await openServer(testBoard(db), { parts: { content, previews: remotePreviews(content, url) } });

const draft = { uid: 'japon', tags: [], data: { name: 'Un brouillon', country: { id: '21', iso: 'JP' } } };
const name = { type: 'country', key: 'japan', lang: 'fr' } as const;
await repository.saveDraft({ ...name, actor: testActor, content: draft });
const inAnHour = new Date(repository.clock.now.getTime() + 3_600_000);
const ref = repository.previewRef([idOf('country', 'japan')], inAnHour);

const session = (sessions: object) => `io.prismic.preview=${encodeURIComponent(JSON.stringify(sessions))}`;
const get = async (cookie: string) => {
  const { statusCode, body, headers } = await app.inject({ url: '/destinations/japon', headers: { cookie } });
  return {
    status: statusCode,
    isDraft: body.includes('Un brouillon'),
    hasBar: body.includes('action="/preview"'),
    isPrivate: headers['cache-control'] === 'private, no-store',
    forgets: String(headers['set-cookie']).includes('io.prismic.preview=;'),
  };
};
const published = { status: 200, isDraft: false, hasBar: false, isPrivate: false, forgets: false };

test('a preview started by the toolbar shows its drafts and can be left', async () => {
  const cookie = session({ _tracker: 'aBcD1234', [host]: { preview: ref } });
  expect(await get(cookie)).toEqual({ ...published, isDraft: true, hasBar: true, isPrivate: true });
  const headers = { cookie, origin: 'https://mvi.example', 'content-type': 'application/x-www-form-urlencoded' };
  const left = await app.inject({ method: 'POST', url: '/preview', headers, payload: 'intent=leave' });
  expect(left.cookies).toContainEqual(expect.objectContaining({ name: 'io.prismic.preview', maxAge: 0, path: '/' }));
});

test.each([
  ['has no preview', { _tracker: 'aBcD1234' }],
  ['is of another repository', { 'other.prismic.io': { preview: ref } }],
  ['is no session', { [host]: { preview: { preview: ref } } }],
])('a toolbar cookie that %s changes nothing and is not deleted', async (_why, sessions) => {
  expect(await get(session(sessions))).toEqual(published);
});

test.each([
  ['whose time is over', repository.previewRef('all', new Date(repository.clock.now.getTime() - 1000))],
  ['whose ref leads elsewhere', 'https://evil.example/previews/x'],
])('a toolbar preview %s shows the published page and is deleted', async (_why, preview) => {
  expect(await get(session({ [host]: { preview } }))).toEqual({ ...published, isPrivate: true, forgets: true });
});
