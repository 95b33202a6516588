import { beforeEach, expect, test } from 'vitest';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Pair } from '../../editing/typed.ts';
import { postedBy } from '../../editing/testing/posted-by.ts';
import { openOffice } from '../../testing/ask-office.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const { ask, enterAs } = openOffice({ db }, { repository });
const [editor, reviewer] = [await enterAs('editor'), await enterAs('reviewer')];

beforeEach(async () => {
  await db.deleteFrom('content.documents').execute();
});

type Member = typeof editor;

/** Saves an article as a member does, and returns the address of its form. */
async function saved(title: string, by: Member): Promise<string> {
  const form = [['do', 'write'] as const, ['uid', ''] as const, ['d.title', title] as const];
  const answer = await ask('/bureau/contenus/nouveau?type=news&lang=fr', { session: by.session, form });
  return answer.headers.get('location')?.replace('?fait=saved', '') ?? '';
}

/** Forms of the notice after a save: their addresses, and what each of them sends. */
async function stepsAt(address: string, { session }: Member) {
  const html = await (await ask(`${address}?fait=saved`, { session })).text();
  const notice = html.slice(html.indexOf('Brouillon enregistré'), html.indexOf('data-works'));
  const forms = [...notice.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/g)];
  const acts = forms.map(([, action = '', inner = '']) => ({ action, fields: postedBy(inner) }));
  return { notice, acts, names: acts.map(({ fields }) => fields.find(([name]) => name === 'do')?.[1]) };
}

const send = (address: string, fields: readonly Pair[], { session }: Member) => ask(address, { session, form: fields });

test('an editor may ask for a review, and publishes once a reviewer has approved the version', async () => {
  const address = await saved('Une journée', editor);
  const page = address.replace('/ecrire', '');
  const { acts, names, notice } = await stepsAt(address, editor);
  expect(names).toEqual(['ask']);
  expect(notice).toContain('faites-la d’abord approuver par un relecteur');
  expect(acts.map(({ action }) => action)).toEqual([page]);
  expect((await send(page, acts[0]?.fields ?? [], editor)).headers.get('location')).toBe(`${page}?fait=asked`);
  expect((await stepsAt(address, editor)).names).toEqual([]);

  const seen = acts[0]?.fields.find(([name]) => name === 'seen') ?? ['seen', ''];
  await send(page, [['do', 'approve'], ['words', ''], seen], reviewer);
  const approved = await stepsAt(address, editor);
  expect(approved.names).toEqual(['publish', 'planPublication']);
  const published = await send(page, approved.acts[0]?.fields ?? [], editor);
  expect(published.headers.get('location')).toBe(`${page}?fait=published`);
  expect((await stepsAt(address, editor)).notice).toContain('les visiteurs voient cette version');
});

test('a reviewer publishes and plans, and nothing happens if somebody saved since', async () => {
  const address = await saved('Une journée', reviewer);
  const page = address.replace('/ecrire', '');
  const { names, acts } = await stepsAt(address, reviewer);
  expect(names).toEqual(['ask', 'publish', 'planPublication']);
  const form = [['do', 'write'] as const, ['base', '1'] as const, ['d.title', 'Une autre'] as const];
  await ask(address, { session: editor.session, form });
  expect((await send(page, acts[1]?.fields ?? [], reviewer)).status).toBe(409);
});

test('after a save the message has the focus', async () => {
  const address = await saved('Une journée', editor);
  const html = await (await ask(`${address}?fait=saved`, { session: editor.session })).text();
  expect(html).toMatch(
    /<div tabindex="-1" autofocus=""><div[^>]*role="status"[^>]*>(?:(?!<\/p>).)*Brouillon enregistré/i,
  );
  expect(html.match(/autofocus/gi)).toHaveLength(1);
});

test('who opens the form without having saved it is told nothing', async () => {
  const address = await saved('Une journée', editor);
  expect(await (await ask(address, { session: editor.session })).text()).not.toContain('Brouillon enregistré');
});
