import { beforeAll, expect, test } from 'vitest';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { newsDesk } from '#content/repository/testing/test-staff.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const news = newsDesk(repository);
const { ask, enterAs } = openOffice({ db }, { repository });
const { session } = await enterAs('editor');
const reader = await enterAs('reader');

const { id } = await news('Titre 1');
const at = `/bureau/contenus/${id}/versions`;
const html = async (query = '', by = session) => (await ask(at + query, { session: by })).text();
const seenIn = (page: string) => /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? '';
const restore = (version: string, seen: string) =>
  ask(at, {
    session,
    form: [
      ['do', 'restore'],
      ['version', version],
      ['seen', seen],
    ],
  });

beforeAll(async () => {
  for (let base = 1; base < 60; base += 1) await news(`Titre ${base + 1}`, { base });
});

test('versions are pages of 50, each with the fields that it changed', async () => {
  const first = await html();
  expect(first.match(/>Version \d+<\/a>/g)).toHaveLength(50);
  expect(first).toMatch(/Version 11<\/a>/);
  expect(first).not.toContain('Première version');
  const second = await html('?before=11');
  expect(second.match(/>Version \d+<\/a>/g)).toHaveLength(10);
  expect(second).toContain('Première version');
});

test('the changes of the newest version are shown, or those of the chosen one', async () => {
  expect(await html()).toMatch(/<del>.*59<\/del><ins>.*60<\/ins>/);
  expect(await html('?version=8')).toMatch(/<del>.*7<\/del><ins>.*8<\/ins>/);
  expect(await html('?version=800')).toContain('Ce que la version 60 a changé');
  expect(await html("?version=8'&before=x")).toContain('Ce que la version 60 a changé');
});

test('each version of the list but the newest has its way back, which says first what happens', async () => {
  const page = await html('?before=61');
  const table = page.slice(page.indexOf('<table'), page.indexOf('</table'));
  const offered = Array.from(table.matchAll(/name="version" value="(\d+)"/g), ([, version]) => Number(version));
  expect(offered).toEqual(Array.from({ length: 49 }, (_, index) => 59 - index));
  expect(table.match(/Aucune version n’est effacée/g)).toHaveLength(49);
});

test('an earlier version is restored as a new draft, once', async () => {
  const page = await html('?version=8');
  const answer = await restore('8', seenIn(page));
  expect(answer.headers.get('location')).toBe(`/bureau/contenus/${id}?fait=restored`);
  const document = await repository.read(id);
  expect([document?.newest, document?.content.data['title']]).toEqual([61, 'Titre 8']);
  expect((await restore('9', seenIn(page))).status).toBe(409);
  expect((await repository.read(id))?.newest).toBe(61);
});

test('a version that does not exist is not restored', async () => {
  const seen = seenIn(await html('?version=8'));
  for (const version of ['0', 'x', '999', '1e99']) expect((await restore(version, seen)).status).toBe(409);
});

test('readers see the history, and no button', async () => {
  expect(await html('?version=8', reader.session)).not.toContain('value="restore"');
  expect(await html('', reader.session)).not.toContain('<summary');
});
