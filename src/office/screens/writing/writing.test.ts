import { HtmlValidate } from 'html-validate';
import { beforeEach, describe, expect, test } from 'vitest';
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
const [{ session: ada }, { session: bob }] = [await enterAs('editor'), await enterAs('editor')];
const newNews = '/bureau/contenus/nouveau?type=news&lang=fr';
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

beforeEach(async () => {
  await db.deleteFrom('content.documents').execute();
});

/** Fields of the form of the document on a page. */
const fieldsIn = (html: string): Pair[] => postedBy(html.slice(html.indexOf('<main')));
const openForm = async (address: string, session = ada) => fieldsIn(await (await ask(address, { session })).text());
const typedInto = (fields: readonly Pair[], typed: Readonly<Record<string, string>>): Pair[] => [
  ...fields.map(([name, value]): Pair => [name, typed[name] ?? value]),
  ...Object.entries(typed).filter(([name]) => !fields.some(([one]) => one === name)),
];
const send = (address: string, fields: readonly Pair[], session = ada) => ask(address, { session, form: fields });

/** Saves a news article, and returns the address of its form. */
async function written(typed: Readonly<Record<string, string>> = {}): Promise<string> {
  const fields = typedInto(await openForm(newNews), { uid: 'first', 'd.title': 'One', ...typed });
  const place = (await send(newNews, fields)).headers.get('location') ?? '';
  expect(place).toMatch(/^\/bureau\/contenus\/[\w-]{16}\/ecrire\?fait=saved$/);
  return place.replace('?fait=saved', '');
}
const contentAt = async (address: string) => (await repository.read(address.split('/')[3] ?? ''))?.content;

test('a new article is saved as a draft, with links to its preview and its page', async () => {
  const address = await written({ 'd.published_on': '2026-11-26' });
  expect(await contentAt(address)).toMatchObject({ uid: 'first', data: { title: 'One', published_on: '2026-11-26' } });
  const html = await (await ask(`${address}?fait=saved`, { session: ada })).text();
  expect(html).toContain('Brouillon enregistré');
  expect(html).toContain(`href="${address.replace('/ecrire', '/apercu')}"`);
});

test('slices are added and moved without saving, with everything that was typed', async () => {
  const address = await written();
  const typed = typedInto(await openForm(address), {
    'd.title': 'Two',
    'd.body.kind': 'text/default',
    step: 'add d.body',
  });
  const one = fieldsIn(await (await send(address, typed)).text());
  const text = one.find(([name]) => /^d\.body\.n\w+\.p\.text$/.test(name))?.[0] ?? '';
  const again = typedInto(one, { [text]: 'A **word**', 'd.body.kind': 'quote/default', step: 'add d.body' });
  const two = fieldsIn(await (await send(address, again)).text());
  const last = two.findLast(([name]) => name === 'd.body.keys')?.[1] ?? '';
  const moved = fieldsIn(await (await send(address, typedInto(two, { step: `up d.body ${last}` }))).text());
  expect(await contentAt(address)).toMatchObject({ data: { title: 'One', body: [] } });
  await send(address, moved);
  expect(await contentAt(address)).toMatchObject({
    data: {
      title: 'Two',
      body: [
        { slice_type: 'quote' },
        { slice_type: 'text', primary: { text: [{ text: 'A word', spans: [{ type: 'strong', start: 2, end: 6 }] }] } },
      ],
    },
  });
});

test('what is wrong is said at its control, with everything that was typed', async () => {
  const address = await written();
  const typed = { 'd.title': 'Kept', 'd.published_on': 'tomorrow', uid: 'No spaces' };
  const answer = await send(address, typedInto(await openForm(address), typed));
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toMatch(/id="f-d\.published_on"[^>]*aria-invalid="true"/);
  expect(html).toContain('href="#f-uid"');
  expect(fieldsIn(html)).toEqual(expect.arrayContaining(Object.entries(typed)));
});

test('what only the repository refuses is said at its control too, also after a removed slice', async () => {
  const address = await written();
  const add = { 'd.body.kind': 'quote/default', step: 'add d.body' };
  const one = fieldsIn(await (await send(address, typedInto(await openForm(address), add))).text());
  const two = fieldsIn(await (await send(address, typedInto(one, add))).text());
  const [, first = '', second = ''] = two.filter(([name]) => name === 'd.body.keys').map(([, key]) => key);
  const long = { [`d.body.${second}.p.author`]: 'x'.repeat(20_001) };
  const answer = await send(address, [...typedInto(two, long), ['d.body.gone', first]]);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(new RegExp(`id="f-d\\.body\\.${second}\\.p\\.author"[^>]*aria-invalid="true"`));
});

test('an address that another document has is refused at its control', async () => {
  await written();
  const answer = await send(newNews, typedInto(await openForm(newNews), { uid: 'first', 'd.title': 'Other' }));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Un autre contenu de ce type a déjà cette adresse');
});

/** Saves a form, and returns the address that the article has, or the page that refuses it. */
const saving = async (address: string, typed: Readonly<Record<string, string>>) => {
  const answer = await send(address, typedInto(await openForm(address), typed));
  const place = answer.headers.get('location') ?? '';
  const html = answer.status === 422 ? await answer.text() : '';
  return { uid: (await contentAt(place.replace(/\?.*/, '')))?.uid, html };
};

describe('the address of an article', () => {
  test('stands after the title, of which it is made if it is left empty', async () => {
    const html = await (await ask(newNews, { session: ada })).text();
    expect(html.indexOf('id="f-d.title"')).toBeLessThan(html.indexOf('id="f-uid"'));
    expect(html.indexOf('id="f-uid"')).toBeLessThan(html.indexOf('id="f-d.summary"'));
    expect(await saving(newNews, { 'd.title': 'L’été à Lisbonne' })).toMatchObject({ uid: 'l-ete-a-lisbonne' });
    expect(await saving(newNews, { 'd.title': 'L’été à Lisbonne' })).toMatchObject({ uid: 'l-ete-a-lisbonne-2' });
  });

  test('is no address of the editor while it is what the script suggests', async () => {
    await written();
    const typed = { 'd.title': 'First', uid: 'first', 'uid.suggested': 'first' };
    expect(await saving(newNews, typed)).toMatchObject({ uid: 'first-2' });
    expect((await saving(newNews, { ...typed, 'uid.suggested': 'fir' })).html).toContain('a déjà cette adresse');
  });

  test('is asked for if there are no words to make it of', async () => {
    expect((await saving(newNews, {})).html).toContain('Indiquez une adresse, ou remplissez d’abord');
  });

  test('can be emptied and made again until the article is published, and then it stays', async () => {
    const address = await written();
    expect(await saving(address, { 'd.title': 'Second', uid: '' })).toMatchObject({ uid: 'second' });
    const id = address.split('/')[3] ?? '';
    await repository.publish([{ id, version: 2 }], { actor: testActor });
    expect(await saving(address, { 'd.title': 'Third' })).toMatchObject({ uid: 'second' });
    expect((await saving(address, { uid: '' })).html).toContain('href="#f-uid"');
    expect(await (await ask(address, { session: ada })).text()).not.toContain('data-address-of');
    expect(await contentAt(address)).toMatchObject({ uid: 'second' });
  });
});

test('a translation belongs to its original, whatever its address', async () => {
  await written();
  const english = '/bureau/contenus/nouveau?type=news&lang=en&cle=first';
  await send(english, typedInto(await openForm(english), { uid: 'the-first', 'd.title': 'One' }));
  expect(await repository.read(documentId({ type: 'news', key: 'first', lang: 'en' }))).toMatchObject({
    uid: 'the-first',
  });
});

describe('two editors', () => {
  test('who saves second gets both changes, decides the conflicts, and saves without losing a word', async () => {
    const address = await written({ 'd.summary': 'Summary' });
    const [mine, theirs] = [await openForm(address), await openForm(address, bob)];
    await send(address, typedInto(theirs, { 'd.title': 'Theirs', 'd.summary': 'Summary of Bob' }), bob);
    const answer = await send(address, typedInto(mine, { 'd.title': 'Mine', 'd.published_on': '2026-11-26' }));
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain('Member 2');
    expect(html).toContain('Repris de l’autre version\u00a0: Résumé');
    const decided = await send(address, typedInto(fieldsIn(html), { 'choice.0': 'theirs', step: 'decided' }));
    expect(decided.status).toBe(303);
    expect(await contentAt(address)).toMatchObject({
      data: { title: 'Theirs', summary: 'Summary of Bob', published_on: '2026-11-26' },
    });
  });

  test('the merged document can be read in the form first, and a third change is merged too', async () => {
    const address = await written();
    const [mine, theirs] = [await openForm(address), await openForm(address, bob)];
    await send(address, typedInto(theirs, { 'd.title': 'Theirs' }), bob);
    const merging = fieldsIn(await (await send(address, typedInto(mine, { 'd.title': 'Mine' }))).text());
    const look = fieldsIn(await (await send(address, typedInto(merging, { step: 'look' }))).text());
    expect(look).toContainEqual(['d.title', 'Mine']);
    await send(address, typedInto(await openForm(address, bob), { 'd.summary': 'Third' }), bob);
    const again = fieldsIn(await (await send(address, look)).text());
    await send(address, typedInto(again, { step: 'decided' }));
    expect(await contentAt(address)).toMatchObject({ data: { title: 'Mine', summary: 'Third' } });
  });
});

test.each<[string, Pair[]]>([
  ['a step that is none', [['step', 'explode d.body']]],
  ['an item that is none', [['d.body.keys', 'i7']]],
  ['10,000 values of one name', Array.from({ length: 21_000 }, (): Pair => ['x', ''])],
])('%s is a bad request, and nothing is saved', async (_, hostile) => {
  const address = await written();
  const answer = await send(address, [...(await openForm(address)), ...hostile]);
  expect(answer.status).toBe(400);
  expect(await contentAt(address)).toMatchObject({ data: { title: 'One' } });
});

test.each<[string, Pair[]]>([
  ['no fields', []],
  ['a base that is none', [['base', '99']]],
  [
    'a base that is no number',
    [
      ['base', 'x'],
      ['origin', '{"uid":1}'],
    ],
  ],
  [
    'conflicts that are none',
    [
      ['base', '1'],
      ['step', 'decided'],
      ['conflicts', '[{"path":["__proto__"]}]'],
    ],
  ],
])('a form with %s changes nothing', async (_, fields) => {
  const address = await written();
  const before = await contentAt(address);
  expect((await send(address, [['do', 'write'], ...fields])).status).toBeLessThan(500);
  expect(await contentAt(address)).toEqual(before);
});

test.each(['?type=news', '?type=nothing&lang=fr', '?type=__proto__&lang=fr', ''])(
  'there is no new document at %j',
  async (query) => {
    expect((await ask(`/bureau/contenus/nouveau${query}`, { session: ada })).status).toBe(404);
  },
);

test('the pages are valid HTML', async () => {
  const address = await written();
  const add = typedInto(await openForm(address), { 'd.body.kind': 'key_figures/default', step: 'add d.body' });
  const pages = [
    await ask(newNews, { session: ada }),
    await ask(`/en${address}?fait=saved`, { session: ada }),
    await send(address, add),
  ];
  for (const page of pages) {
    const { results } = await validator.validateString(await page.text());
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    );
  }
});
