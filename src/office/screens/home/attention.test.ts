import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { reportAbuse } from '#board/contact/abuse/report-abuse.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour } from '#durations.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
await insertReference(db);
const repository = testRepository(db);
const refuse = () => Promise.reject(new Error('the home page reads no list'));
const office = openOffice({ db, now: () => noon }, { repository: { ...repository, list: refuse, plans: refuse } });
const { ask, board, enterAs } = office;
const home = async ({ session }: { session: string }) => (await ask('/bureau', { session })).text();

test('the home page says what waits for this person, and only that', async () => {
  const [reviewer, operator] = [await enterAs('reviewer'), await enterAs('operator')];
  for (const one of [reviewer, operator]) expect(await home(one)).not.toContain('À traiter');
  const content = { uid: 'a', tags: [], data: { title: 'A' } };
  const actor = { kind: 'program', name: 'test' } as const;
  const draft = await repository.saveDraft({ type: 'news', key: 'a', lang: 'fr', content, base: null, actor });
  await repository.review({ ...draft, verdict: 'asked' }, { actor });
  const fields = { reason: 'fraud', message: '', email: '' };
  await reportAbuse(board, { kind: 'offer', id: await insertOffer(db), fields, locale: 'fr' });
  expect(await home(reviewer)).toContain('1 contenu attend une relecture');
  expect(await home(reviewer)).not.toContain('signalement à traiter');
  expect(await home(operator)).toContain('1 signalement à traiter');
  expect(await home(operator)).not.toContain('attend une relecture');
});

test('who may publish is told of approved versions, and finds them by the link', async () => {
  const editor = await enterAs('editor');
  const content = { uid: 'c', tags: [], data: { title: 'Un quai' } };
  const actor = { kind: 'program', name: 'test' } as const;
  const draft = await repository.saveDraft({ type: 'news', key: 'c', lang: 'fr', content, base: null, actor });
  expect(await home(editor)).not.toContain('à publier');
  await repository.review({ ...draft, verdict: 'approved' }, { actor: { ...actor, name: 'reviewer' } });
  expect(await home(editor)).toMatch(/href="\/bureau\/contenus\?state=approved">1 contenu approuvé à publier/);
  const { documents } = await repository.list({ state: 'approved' });
  expect(documents.map(({ title }) => title)).toEqual(['Un quai']);
  await repository.publish([draft], { actor });
  expect(await home(editor)).not.toContain('à publier');
});

test('a plan that failed waits for those who publish', async () => {
  const [reviewer, operator] = [await enterAs('reviewer'), await enterAs('operator')];
  const content = { uid: 'b', tags: [], data: { title: 'B' } };
  const actor = { kind: 'program', name: 'test' } as const;
  const draft = await repository.saveDraft({ type: 'news', key: 'b', lang: 'fr', content, base: null, actor });
  const at = new Date(repository.clock.now.getTime() + hour);
  await repository.schedule({ ...draft, act: 'publish', at }, { actor });
  expect(await home(reviewer)).not.toContain('a échoué');
  await db.updateTable('content.schedules').set({ error: 'content.invalidDocument' }).execute();
  expect(await home(reviewer)).toContain('1 programmation a échoué');
  expect(await home(operator)).not.toContain('a échoué');
});

test('numbers above 99 are told as 99+, so that no page counts a long list', async () => {
  await sql`insert into given_up_letters (id, letter, why, is_refused, given_up_at)
    select gen_random_uuid(), 'alert.mail-digest', '550 no', false, ${noon} from generate_series(1, 120)`.execute(db);
  expect(await home(await enterAs('operator'))).toContain('99+ e-mails n’ont pas pu partir');
});
