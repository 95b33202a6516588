import { expect, test } from 'vitest';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { reportAbuse } from '#board/contact/abuse/report-abuse.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
await insertReference(db);
const repository = testRepository(db);
const { ask, board, enterAs } = openOffice({ db, now: () => noon }, { repository });
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
