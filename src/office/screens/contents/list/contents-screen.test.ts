import { beforeAll, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { models } from '#content/models/models.ts';
import { testActor as actor } from '#content/repository/testing/test-actor.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';
import { typeNames } from '../type-name.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const { ask, enterAs } = openOffice({ db }, { repository });
const { session, id: reader } = await enterAs('reader');

const save = (key: string, title: string, lang: 'fr' | 'en' = 'fr') => {
  repository.clock.now = new Date(repository.clock.now.getTime() + minute);
  const content = { uid: key, tags: [], data: { title } };
  const writer = { kind: 'staff', id: reader, roles: ['editor'], requestId: null } as const;
  return repository.saveDraft({ type: 'news', key, lang, content, base: null, actor: writer });
};
const html = async (address: string) => (await ask(address, { session })).text();

beforeAll(async () => {
  const shown = await save('bridge', 'Un pont neuf');
  await repository.publish([shown], { actor });
  await save('tower', 'A tower', 'en');
});

test('a new document is begun above the list, and each row leads to its other language', async () => {
  const [french, english] = await Promise.all(
    (['fr', 'en'] as const).map((lang) => {
      const content = { uid: `quai-${lang}`, tags: [], data: { title: `Quai ${lang}` } };
      return repository.saveDraft({ type: 'news', key: 'quai', lang, content, base: null, actor });
    }),
  );
  const { session: editor } = await enterAs('editor');
  const page = await (await ask('/bureau/contenus?title=quai', { session: editor })).text();
  expect(page.indexOf('action="/bureau/contenus/nouveau"')).toBeLessThan(page.indexOf('<table'));
  const rows = page.match(/<tr>.*?<\/tr>/gs) ?? [];
  const [first, second] = ['Quai fr', 'Quai en'].map((title) => rows.find((row) => row.includes(title)));
  expect(first).toContain(`href="/bureau/contenus/${english?.id}">Version anglaise`);
  expect(second).toContain(`href="/bureau/contenus/${french?.id}">Version française`);
});

test('the list shows each document with its state in words and who changed it', async () => {
  const page = await html('/bureau/contenus');
  expect(page).toContain('Un pont neuf');
  expect(page).toContain('A tower');
  expect(page).toMatch(/Member 1<\/td>/);
  expect(page).toMatch(/<span[^>]*>Publié<\/span>/);
  expect(page).toMatch(/<span[^>]*>Brouillon<\/span>/);
});

test('words of the title, state, type and language filter the list', async () => {
  for (const query of ['title=pon', 'state=published', 'lang=fr']) {
    const page = await html(`/bureau/contenus?${query}`);
    expect([query, page.includes('Un pont neuf'), page.includes('A tower')]).toEqual([query, true, false]);
  }
  expect(await html('/en/bureau/contenus?type=page')).toContain('No document meets these criteria.');
});

test('a filter that the form does not offer filters nothing, and a bad text is refused beside its field', async () => {
  expect(await html('/bureau/contenus?type=constructor&state=x&lang=de')).toContain('Un pont neuf');
  const refused = await ask(`/bureau/contenus?title=${'x'.repeat(201)}`, { session });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(/id="filter-title"[^>]*aria-invalid="true"/);
  expect((await ask('/bureau/contenus?after=nowhere', { session })).status).toBe(422);
});

test('more than 50 documents are pages that lead on and back', async () => {
  for (let index = 0; index < 51; index += 1) await save(`more-${index}`, `More ${index}`);
  const first = await html('/bureau/contenus?lang=fr');
  const next = /href="([^"]*after=\d[^"]*)"/.exec(first)?.[1] ?? '';
  const second = await html(next.replaceAll('&amp;', '&'));
  expect(second).toContain('Un pont neuf');
  expect(second).toContain('Retour au début');
  expect(second).not.toContain('A tower');
});

test('if another content system is configured, the page says so', async () => {
  const other = openOffice({ db });
  const member = await other.enterAs('editor');
  const page = await (await other.ask('/bureau/contenus', { session: member.session })).text();
  expect(page).toContain('CONTENT_API_URL');
});

test('every type of document has a name', () => {
  expect(models.types.map(({ id }) => id).filter((id) => !typeNames.some((name) => name === id))).toEqual([]);
});
