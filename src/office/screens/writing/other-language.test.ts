import { HtmlValidate } from 'html-validate';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { documentId } from '#content/repository/models/document-id.ts';
import { testActor } from '#content/repository/testing/test-actor.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { postedBy } from '../../editing/testing/posted-by.ts';
import type { Pair } from '../../editing/typed.ts';
import { openOffice } from '../../testing/ask-office.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const { ask, enterAs } = openOffice({ db }, { repository });
const { session } = await enterAs('editor');
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const nameOf = (lang: 'fr' | 'en') => ({ type: 'news', key: 'first', lang }) as const;
const idOf = (lang: 'fr' | 'en') => documentId(nameOf(lang));
const [french, english] = (['fr', 'en'] as const).map((lang) => `/bureau/contenus/${idOf(lang)}/ecrire`);
const newEnglish = '/bureau/contenus/nouveau?type=news&lang=en&cle=first';

const quote = (text: string) => ({
  id: `quote$${text}`,
  slice_type: 'quote',
  variation: 'default',
  slice_label: null,
  version: 'initial',
  primary: { text, author: null, picture: {} },
  items: [],
});
const save = (lang: 'fr' | 'en', title: string, body: readonly unknown[] = [], uid = title.toLowerCase()) =>
  repository.saveDraft({ ...nameOf(lang), actor: testActor, content: { uid, tags: [], data: { title, body } } });

beforeEach(async () => {
  await db.deleteFrom('content.documents').execute();
});

const pageAt = async (address: string) => (await ask(address, { session })).text();
const fieldsIn = (html: string): Pair[] =>
  postedBy(
    html
      .split('<form')
      .find((form) => form.includes('name="do" value="write"'))
      ?.split('</form>')[0] ?? '',
  );
const besideIn = (html: string): string[] =>
  Array.from(html.matchAll(/lang="(fr|en)" data-words="">([^<]*)</g), ([, lang, words]) => `${lang}: ${words}`);
const send = async (address: string, fields: readonly Pair[]) => ask(address, { session, form: fields });

test('beside each field stands what the newest version of the other language says, by the place in the page', async () => {
  await save('fr', 'Un', [quote('Premier'), quote('Second'), quote('Troisième')]);
  await save('en', 'One', [quote('First')]);
  expect(besideIn(await pageAt(`${english}`))).toEqual([]);
  const html = await pageAt(`${english}?avec=fr`);
  expect(besideIn(html)).toEqual(['fr: Un', 'fr: un', 'fr: Premier']);
  expect(html).toContain('La version française a 2 éléments de plus');
  expect(html).toContain('Troisième');
  expect(html).toContain(`href="${french}?avec=en"`);
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

test('what was typed stays when the other language is shown, and the next draft keeps it shown', async () => {
  await save('fr', 'Un');
  await save('en', 'One');
  const typed = fieldsIn(await pageAt(`${english}`)).map(([name, value]): Pair => [
    name,
    value === 'One' ? 'Two' : value,
  ]);
  const shown = await (await send(`${english}?avec=fr`, [...typed, ['step', 'show']])).text();
  expect(fieldsIn(shown)).toContainEqual(['d.title', 'Two']);
  expect(besideIn(shown)).toContain('fr: Un');
  const saved = await send(`${english}?avec=fr`, fieldsIn(shown));
  expect(saved.headers.get('location')).toBe(`${english}?fait=saved&avec=fr`);
});

test('a missing translation is said so, with a link that creates it', async () => {
  await save('fr', 'Un');
  const html = await pageAt(`${french}?avec=en`);
  expect(html).toContain('La version anglaise n’existe pas encore.');
  expect(html).toContain(`href="${newEnglish.replaceAll('&', '&amp;')}&amp;avec=fr"`);
});

test('a new translation may begin with the content of its original, and its links lead to translations', async () => {
  const page = { type: 'page', key: 'about', lang: 'fr' } as const;
  await repository.saveDraft({ ...page, actor: testActor, content: { uid: 'a', tags: [], data: { title: 'A' } } });
  const there = { ...page, lang: 'en' } as const;
  await repository.saveDraft({ ...there, actor: testActor, content: { uid: 'a', tags: [], data: { title: 'A' } } });
  const text = { type: 'paragraph', text: 'ici', spans: [{ type: 'hyperlink', start: 0, end: 3, data: {} }] };
  const linked = { ...text, spans: [{ ...text.spans[0], data: { link_type: 'Document', id: documentId(page) } }] };
  const slice = { ...quote('x'), id: 'text$1', slice_type: 'text', primary: { text: [linked] } };
  await save('fr', 'Un', [slice]);
  const empty = fieldsIn(await pageAt(newEnglish));
  expect(empty).toContainEqual(['d.title', '']);
  const begun = fieldsIn(await (await send(newEnglish, [...empty, ['step', 'copy']])).text());
  expect(begun).toContainEqual(['d.title', 'Un']);
  expect(begun).toContainEqual(['uid', '']);
  await send(
    newEnglish,
    begun.map(([name, value]): Pair => [name, name === 'uid' ? 'one' : value]),
  );
  const found = await repository.read(idOf('en'));
  expect(found).toMatchObject({ uid: 'one', content: { data: { title: 'Un' } } });
  expect(JSON.stringify(found?.content.data)).toContain(documentId(there));
});
