import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createChanges, type Topic } from '#board/context/changes.ts';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { testActor } from '#content/repository/testing/test-actor.ts';
import { publishSamples, testRepository } from '#content/repository/testing/test-repository.ts';
import { createListen } from '#database/listen.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { startContent } from './start-content.ts';

const { db, url } = await testDatabase();
const repository = testRepository(db);
await publishSamples(repository);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

async function open(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'mvi-content-'));
  const heard: Topic[] = [];
  const foundations = {
    configuration: readConfiguration({ DATA_DIR: dataDir, ...environment }),
    db,
    databaseUrl: url,
    directUrl: url,
    log: pino({ enabled: false }),
    say: () => {},
    clientFolder: null,
  };
  const { content, contentServer, stop } = startContent(foundations, {
    changes: createChanges((topic) => heard.push(topic)),
    now: () => new Date('2026-11-21T12:00:00Z'),
    listen: createListen(url),
    repository,
    keyOf: (purpose) => createHash('sha256').update(purpose).digest(),
    pictures: { get: () => Promise.resolve(null), put: () => Promise.resolve() },
  });
  onTestFinished(async () => {
    await stop();
    await rm(dataDir, { recursive: true });
  });
  return { content, contentServer, heard };
}

test('the content comes from the embedded repository and follows its publications', async () => {
  const { content, heard } = await open();
  expect((await content.getByUID('country', 'japon', 'fr'))?.data.country).toEqual({ id: '21', iso: 'JP' });
  const uid = 'japon';
  const data = { name: 'Le Japon', country: { id: '21', iso: 'JP' } };
  const saved = await repository.saveDraft({
    type: 'country',
    key: 'japan',
    lang: 'fr',
    actor: testActor,
    content: { uid, tags: [], data },
  });
  await repository.publish([saved], { actor: testActor });
  await vi.waitFor(() => expect(heard).toContain('content'), 5000);
  expect((await content.getByUID('country', uid, 'fr'))?.data.name).toBe('Le Japon');
});

test('a preview shows the drafts of its ref', async () => {
  const { content } = await open();
  const data = { name: 'Brouillon', country: { id: '21', iso: 'JP' } };
  const draft = {
    type: 'country',
    key: 'japan',
    lang: 'en',
    actor: testActor,
    content: { uid: 'japan', tags: [], data },
  } as const;
  await repository.saveDraft(draft);
  const ref = repository.previewRef('all', new Date('2026-11-22T12:00:00Z'));
  expect((await content.preview(ref).getByUID('country', 'japan', 'en'))?.data.name).toBe('Brouillon');
  expect((await content.getByUID('country', 'japan', 'en'))?.data.name).toBe('Japan');
});

test('a picture of the repository has a signed address', async () => {
  const { contentServer } = await open();
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 40);
  const row = { hash, extension: 'svg', name: 'a.svg', width: 1, height: 1, bytes: svg };
  await db.insertInto('content.pictures').values(row).execute();
  const signed = contentServer.addresses.addressOf(`/content/media/${hash}.svg`) ?? '';
  const [, , signature = '', encoded = ''] = signed.split('/');
  const address = contentServer.addresses.read(signature, encoded);
  expect(address?.pathname).toBe(`/content/media/${hash}.svg`);
  if (address === null) return;
  const made = await contentServer.pictures({ address, width: 320, takesWebp: true });
  expect(made).toEqual({ bytes: svg, type: 'image/svg+xml' });
  expect(contentServer.addresses.addressOf('https://elsewhere.example/a.png')).toBeNull();
  expect(contentServer.addresses.addressOf('/content/media/../api/v2')).toBeNull();
});

test('an unreachable external content system does not stop the program', async () => {
  // Nothing answers at port 9, discard (RFC 863).
  const { content, contentServer } = await open({ CONTENT_API_URL: 'http://127.0.0.1:9/api/v2' });
  await expect(content.getSingle('header', 'fr')).rejects.toThrow('nothing of the content');
  await contentServer.published();
  expect(contentServer.addresses.addressOf('https://images.prismic.io/name/a.png')).not.toBeNull();
});
