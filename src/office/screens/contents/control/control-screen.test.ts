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
const { ask, enterAs } = openOffice({ db, now: () => now }, { repository });
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
