import { beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { choose } from '#board/notifications/choices.ts';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readNews, readOneAnswer } from './read-news.ts';
import { targetWords } from './target-words.ts';
import { insertApplication } from './testing/application-fixtures.ts';

const { db } = await testDatabase();
const board = testBoard(db);
let company_id = 0;
beforeAll(async () => {
  await insertReference(db);
  company_id = await insertCompany(db, { name: 'Orange' });
});

async function sent(columns = {}) {
  const viewer = await insertCandidate(board, { locale: 'en' });
  const offer_id = await insertOffer(db, { company_id, title: 'Acheteur' });
  const id = await insertApplication(db, viewer, { offer_id, ...columns });
  return { viewer, id, news: () => readNews(board, id, 'applicationAnswered') };
}
type Sent = Awaited<ReturnType<typeof sent>>;

test('letters about an application go to the account’s address in the account’s language, not to the address in the application', async () => {
  const { id, viewer, news } = await sent();
  expect(await news()).toEqual({
    applicationId: id,
    email: viewer.candidate.email,
    locale: 'en',
    title: 'Acheteur',
    companyName: 'Orange',
  });
});

test('letters about an application to a company name the company', async () => {
  const { news } = await sent({ offer_id: null, company_id, recipient_email: 'r@example.org' });
  expect(await news()).toMatchObject({ title: null, companyName: 'Orange' });
});

const change = (id: number, status_id: number) =>
  db.updateTable('candidates').set({ status_id }).where('id', '=', id).execute();

test.each<[string, (application: Sent) => Promise<unknown>]>([
  [
    'was withdrawn',
    ({ id }) => db.updateTable('applications').set({ withdrawn_at: noon }).where('id', '=', id).execute(),
  ],
  ['was erased', ({ id }) => db.deleteFrom('applications').where('id', '=', id).execute()],
  ['belongs to a closed account', ({ viewer }) => change(viewer.candidate.id, 1)],
  ['belongs to a refused account', ({ viewer }) => change(viewer.candidate.id, 10)],
  [
    'belongs to a candidate who wants no letter of this kind',
    ({ viewer }) => choose(board, viewer, [{ kind: 'applicationAnswered', channel: 'mail', wanted: false }]),
  ],
])('no letter is written about an application that %s', async (_what, happens) => {
  const application = await sent();
  expect(await application.news()).toBeDefined();
  await happens(application);
  expect(await application.news()).toBeUndefined();
});

test('a candidate who opted out of one kind of letter still gets the other kinds', async () => {
  const { viewer, id } = await sent();
  await choose(board, viewer, [{ kind: 'applicationAnswered', channel: 'mail', wanted: false }]);
  expect(await readNews(board, id, 'applicationOpened')).toBeDefined();
});

test('one answer is read by its number, without any data about the recruiter', async () => {
  const { id } = await sent();
  const given = { application_id: id, answer: 'retained', message: 'Bravo', answered_at: noon } as const;
  const { id: answerId } = await db
    .insertInto('application_answers')
    .values(given)
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await readOneAnswer(board, answerId)).toEqual({ answer: 'retained', message: 'Bravo', at: noon });
  await db.deleteFrom('applications').where('id', '=', id).execute();
  expect(await readOneAnswer(board, answerId)).toBeUndefined();
});

test('sentences name the offer or, without an offer, the company, and elide French articles', () => {
  expect(targetWords({ title: 'Acheteur', reference: 'VIE1', companyName: 'Orange' })).toEqual({
    target: 'offer',
    title: 'Acheteur',
    reference: 'VIE1',
    company: 'Orange',
    ofCompany: 'd’Orange',
  });
  expect(targetWords({ title: null, companyName: 'Verrerie' })).toMatchObject({
    target: 'company',
    title: '',
    reference: '',
    ofCompany: 'de Verrerie',
  });
});
