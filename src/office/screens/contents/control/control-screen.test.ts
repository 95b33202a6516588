import { expect, test } from 'vitest';
import { day, hour } from '#durations.ts';
import { testActor as actor } from '#content/repository/testing/test-actor.ts';
import { idOf, publishSamples, testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
await publishSamples(repository);
const { now } = repository.clock;
const answered = new Set(['/destinations/japon', '/en/destinations/japan']);
const deadPaths = async (paths: readonly string[]) => new Set(paths.filter((path) => !answered.has(path)));
const { ask, enterAs } = openOffice({ db, now: () => now }, { repository, deadPaths });
const { session } = await enterAs('reader');
const html = async (address: string) => (await ask(address, { session })).text();
const [japan, claire] = [idOf('country', 'japan'), idOf('testimonial', 'claire')];

test('the page of a document names the documents that link to it', async () => {
  expect(await html(`/bureau/contenus/${japan}/liens`)).toContain(`href="/bureau/contenus/${claire}"`);
  expect(await html(`/bureau/contenus/${claire}/liens?after=x`)).not.toContain('<table');
  expect((await ask('/bureau/contenus/nothing/liens', { session })).status).toBe(404);
});

test('who withdraws a document is told how many others link to it', async () => {
  const reviewer = await enterAs('reviewer');
  const seen = `${(await repository.read(japan))?.newest}-1`;
  const form = Object.entries({ do: 'withdraw', seen, reason: 'Over' });
  const answer = await ask(`/bureau/contenus/${japan}`, { session: reviewer.session, form });
  expect(await answer.text()).toMatch(/\d autres? contenus? (mène|mènent) à celui-ci/);
});

test('a typed path that no page answers is a dead link, in the list and on the page of its document', async () => {
  const hyperlink = { type: 'hyperlink', start: 0, end: 4, data: { link_type: 'Web', url: '/en/destinations/japan' } };
  const quote = (url: string) => {
    const dead = { ...hyperlink, data: { link_type: 'Web', url } };
    return [{ type: 'paragraph', text: 'See Japan', spans: [dead] }];
  };
  const write = (url: string) => {
    const content = { uid: 'lea', tags: [], data: { name: 'Léa', quote: quote(url) } };
    return repository.saveDraft({ type: 'testimonial', key: 'lea', lang: 'en', content, actor });
  };
  const [dead, broken] = ['/destinations/japan-2', '/en/en/destinations/japan'];
  for (const alive of ['/en/destinations/japan', '/destinations/japan', 'https://example.org/x']) {
    const { id } = await write(alive);
    expect(await html('/bureau/controle')).not.toContain(id);
    expect(await html(`/bureau/contenus/${id}`)).toContain('Aucun défaut trouvé');
  }
  for (const path of [dead, broken]) {
    const { id } = await write(path);
    expect(await html('/bureau/controle')).toMatch(new RegExp(`${id}.*<code>${path}</code>`));
    expect(await html(`/bureau/contenus/${id}`)).toMatch(new RegExp(`<q[^>]*>See </q>.*page publiée\u00a0: ${path}<`));
  }
  await repository.withdraw([japan], { actor, reason: 'Over' });
  const untitled = await html(`/bureau/contenus/${claire}`);
  expect(untitled).toContain('Ce lien ne mène à aucune page publiée\u00a0: Japon');
  const version = (await repository.read(japan))?.newest ?? 0;
  await repository.publish([{ id: japan, version }], { actor });
});

test('links to what is not published, and translations that are missing, are listed with where they stand', async () => {
  const [before = ''] = (await html('/bureau/controle')).split('Traductions manquantes</h2>');
  expect(before).not.toContain(claire);
  await repository.withdraw([japan], { actor, reason: 'Over' });
  const [links = '', translations = ''] = (await html('/bureau/controle')).split('Traductions manquantes</h2>');
  expect(links).toMatch(new RegExp(`${claire}.*${japan}.*Retiré`));
  expect(translations).toContain('N’existe pas');
  expect(translations).toContain(`href="/bureau/contenus/${idOf('country', 'japan', 'en')}"`);
});

test('the calendar says when nothing is planned, and then shows plans by day and failures with their cause', async () => {
  expect(await html('/en/bureau/calendrier')).toContain('Nothing is scheduled.');
  await repository.schedule(
    { id: claire, act: 'withdraw', reason: 'Over', at: new Date(now.getTime() + day) },
    { actor },
  );
  const calendar = await html('/en/bureau/calendrier');
  expect(calendar).toMatch(/<caption>Sunday,? 22 November 2026<\/caption>/);
  expect(calendar).toContain('Withdrawal from the site');
  await repository.withdraw([claire], { actor, reason: 'Over' });
  const version = (await repository.read(claire))?.newest ?? 0;
  await repository.schedule({ id: claire, act: 'publish', version, at: new Date(now.getTime() + hour) }, { actor });
  await db.updateTable('content.schedules').set({ error: 'content.failed' }).where('state', '=', 'planned').execute();
  expect(await html('/en/bureau/calendrier')).toMatch(/Plans that failed.*error content\.failed/);
});
