import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Client, createClient } from '@prismicio/client';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { models } from '#content/models/models.ts';
import { createRepository } from './repository.ts';
import { testActor } from './testing/test-actor.ts';
import { testRepository } from './testing/test-repository.ts';
import { exportFolder } from './files/export-folder.ts';
import { importFolder } from './files/import-folder.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const folder = await mkdtemp(join(tmpdir(), 'content-'));
afterAll(() => rm(folder, { recursive: true }));
const target = { db, now: () => repository.clock.now, models };
const client: Client = createClient('embedded', {
  documentAPIEndpoint: 'http://content.internal/content/api/v2',
  fetch: (input, init) => repository.fetch(new Request(input, init)),
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><circle r="9"/></svg>';
const page = {
  uid: 'contact',
  tags: ['aide'],
  published: '2026-09-14T09:00:00Z',
  data: {
    title: 'Nous écrire',
    image: { file: 'pictures/globe.svg', alt: 'Un globe' },
    body: [
      {
        slice: 'text',
        primary: {
          text: [
            '## Où écrire',
            'Un **mot**, un *autre* et [un lien](doc:page/contact) ou [un écran](site:/offres).',
            '- un',
            '1. deux',
          ],
        },
      },
      {
        slice: 'links',
        primary: { title: 'Liens' },
        items: [{ link: 'site:/offres?a=1', title: 'Offres' }, { link: 'https://example.org/' }],
      },
    ],
  },
};

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

test('an import publishes a folder, and later only the changed documents', async () => {
  await write('pictures/globe.svg', drawing);
  await write('page/contact.fr.json', JSON.stringify(page));
  await write('page/contact.en.json', JSON.stringify({ ...page, uid: 'contact-us' }));
  expect(await importFolder(target, { folder, dryRun: true })).toMatchObject({ added: { length: 2 }, problems: [] });
  expect((await client.getAllByType('page')).length).toBe(0);
  expect(await importFolder(target, { folder })).toMatchObject({ added: { length: 2 }, changed: [], pictures: 1 });
  expect(await importFolder(target, { folder })).toMatchObject({ added: [], changed: [], same: 2 });
  await write('page/contact.en.json', JSON.stringify({ ...page, uid: 'contact-us', data: { title: 'Write' } }));
  expect(await importFolder(target, { folder })).toMatchObject({ added: [], changed: { length: 1 }, same: 1 });
});

test('the client reads imported documents with date, picture and links', async () => {
  client.queryLatestContent();
  const { data, first_publication_date } = await client.getByUID('page', 'contact');
  expect(first_publication_date).toBe('2026-09-14T09:00:00+0000');
  expect(data['image']).toMatchObject({ alt: 'Un globe', dimensions: { width: 320, height: 180 } });
  const [heading, text, item, numbered] = data['body'][0].primary.text;
  expect([heading.type, item.type, numbered.type]).toEqual(['heading2', 'list-item', 'o-list-item']);
  expect(text.text).toBe('Un mot, un autre et un lien ou un écran.');
  expect(text.spans.map(({ type }: { type: string }) => type)).toEqual(['strong', 'em', 'hyperlink', 'hyperlink']);
  expect(data['body'][1].items[0].link).toEqual({ link_type: 'Web', url: '/offres?a=1' });
});

const ask = (path: string) => repository.fetch(new Request(new URL(path, 'http://content.internal')));

test('a picture is cacheable for ever and runs no scripts; an unknown picture answers 404', async () => {
  const { data } = await client.getByUID('page', 'contact');
  const answer = await ask(data['image'].url);
  expect(await answer.text()).toBe(drawing);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': expect.stringContaining('immutable'),
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  });
  for (const path of ['/content/media/nothing.svg', `/content/media/${'0'.repeat(40)}.svg`, '/content/media/..%2f.svg'])
    expect((await ask(path)).status).toBe(404);
});

test('the export equals the import, file by file', async () => {
  const out = await mkdtemp(join(tmpdir(), 'content-'));
  await exportFolder(db, models, { folder: out });
  expect(JSON.parse(await readFile(join(out, 'page/contact.fr.json'), 'utf8'))).toEqual(page);
  expect(await readFile(join(out, 'pictures/globe.svg'), 'utf8')).toBe(drawing);
  expect(await exportFolder(db, models, { folder: out })).toEqual({ written: [], same: 3 });
  expect(await importFolder(target, { folder: out })).toMatchObject({ added: [], changed: [], problems: [] });
  await rm(out, { recursive: true });
});

test('faulty files are reported with the place of the fault, and the other files are imported', async () => {
  await write('page/broken.fr.json', '{"uid":');
  await write(
    'page/wrong.fr.json',
    JSON.stringify({ uid: 'wrong', data: { tilte: 'x', image: { file: 'pictures/none.svg' } } }),
  );
  await write('page/twin.fr.json', JSON.stringify({ uid: 'contact', data: {} }));
  await write('page/right.fr.json', JSON.stringify({ uid: 'right', data: { title: 'Right' } }));
  await write('pictures/hostile.svg', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>');
  const { added, problems } = await importFolder(target, { folder });
  expect(added).toHaveLength(1);
  for (const place of [
    'page/broken.fr.json:',
    'page/wrong.fr.json: data',
    'page/twin.fr.json: uid',
    'pictures/hostile.svg:',
  ])
    expect(problems.some((problem) => problem.startsWith(place))).toBe(true);
});

test('a first start does not change a repository with documents', async () => {
  await write('page/late.fr.json', JSON.stringify({ uid: 'late', data: {} }));
  expect(await importFolder(target, { folder, onlyIfEmpty: true })).toMatchObject({ added: [], changed: [] });
});

test('a document with the address of a screen is refused, both in a folder and as a draft', async () => {
  const takenUids = { page: new Set(['faq']) };
  const taken = await mkdtemp(join(tmpdir(), 'taken-'));
  onTestFinished(() => rm(taken, { recursive: true }));
  await mkdir(join(taken, 'page'));
  const plain = JSON.stringify({ ...page, data: { title: 'Questions' } });
  await writeFile(join(taken, 'page/answers.fr.json'), plain.replace('"contact"', '"faq"'));
  await writeFile(join(taken, 'page/other.fr.json'), plain.replace('"contact"', '"autre-page"'));
  const { added, problems } = await importFolder({ ...target, takenUids }, { folder: taken, dryRun: true });
  expect([added.length, problems.length]).toEqual([1, 1]);
  expect(problems[0]).toContain('page/answers.fr.json: uid: ');
  const guarded = createRepository({ ...target, takenUids, previewSecret: 'a secret of this test' });
  const content = { uid: 'faq', tags: [], data: { title: 'Questions' } };
  const draft = { type: 'page', key: 'answers', lang: 'fr', actor: testActor, content } as const;
  await expect(guarded.saveDraft(draft)).rejects.toMatchObject({ code: 'content.invalidDocument' });
  // The uid is free for a news item, because its address differs from that of a page.
  await guarded.saveDraft({ ...draft, type: 'news' });
});
