import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { countApplications, myApplications } from './my-applications.ts';
import { insertApplication } from './testing/application-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('applications are listed newest first, with their state and the marks of their offers', async () => {
  const viewer = await insertCandidate(board);
  const company_id = await insertCompany(db, { name: 'Atelier Boréal' });
  const [open, filled, expired] = [
    await insertOffer(db, { company_id, title: 'Acheteuse' }),
    await insertOffer(db, { filled_at: daysFromNoon(-1) }),
    await insertOffer(db, { broadcast_end: daysFromNoon(-1) }),
  ];
  await insertApplication(db, viewer, { offer_id: open, applied_at: daysFromNoon(-3) });
  const [applied_at, transmitted_at] = [daysFromNoon(-2), daysFromNoon(-2)];
  await insertApplication(db, viewer, { offer_id: filled, applied_at, transmitted_at });
  const failed_at = daysFromNoon(0);
  await insertApplication(db, viewer, { offer_id: expired, applied_at: daysFromNoon(-1), failed_at });
  expect(await myApplications(board, viewer, 'fr')).toMatchObject([
    { offer: { id: expired, mark: 'expired' }, state: 'failed', since: failed_at, appliedAt: daysFromNoon(-1) },
    { offer: { id: filled, mark: 'filled' }, state: 'transmitted', since: transmitted_at },
    {
      offer: { id: open, mark: null, title: 'Acheteuse', city: 'Berlin', country: 'Allemagne' },
      state: 'sent',
      companyName: 'Atelier Boréal',
    },
  ]);
  expect((await myApplications(board, viewer, 'en'))[2]).toMatchObject({ offer: { country: 'Germany' } });
});

test('an application has the title, company and place to which the candidate applied, even if the offer changes', async () => {
  const viewer = await insertCandidate(board);
  const company_id = await insertCompany(db, { name: 'Verrerie' });
  const offer_id = await insertOffer(db, { company_id, title: 'Souffleur' });
  await insertApplication(db, viewer, { offer_id });
  const lima = { country_id: 'PE', city_fr: 'Lima', city_en: 'Lima' };
  await db
    .updateTable('offers')
    .set({ title: 'Vendeur', company_id: await insertCompany(db), ...lima })
    .where('id', '=', offer_id)
    .execute();
  expect(await myApplications(board, viewer, 'fr')).toMatchObject([
    { companyName: 'Verrerie', offer: { title: 'Souffleur', city: 'Berlin', country: 'Allemagne' } },
  ]);
});

test('a range of the list can be read', async () => {
  const viewer = await insertCandidate(board);
  const ids: string[] = [];
  for (const days of [1, 2, 3]) ids.push(await insertApplication(db, viewer, { applied_at: daysFromNoon(-days) }));
  expect(await countApplications(board, viewer)).toBe(3);
  const range = await myApplications(board, viewer, 'fr', { offset: 1, limit: 1 });
  expect(range.map(({ id }) => id)).toEqual(ids.slice(1, 2));
});

test('candidates see only their own applications; visitors must sign in', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  await insertApplication(db, other);
  expect(await myApplications(board, viewer, 'fr')).toEqual([]);
  await expect(myApplications(board, visitor, 'fr')).rejects.toBeInstanceOf(SignInRequired);
});

test('a list contains exactly the data of its page: no documents, no message, no address of the recruiter', async () => {
  const viewer = await insertCandidate(board);
  const offer_id = await insertOffer(db, { contact_email: 'SECRET@example.org' });
  await insertApplication(db, viewer, { offer_id, message: 'SECRET', cv_file_key: 'SECRET', handed_to: 'contact' });
  const [application] = await myApplications(board, viewer, 'fr');
  expect(
    Object.keys(application ?? {})
      .toSorted()
      .join(' '),
  ).toBe('appliedAt companyName id offer recipient since state transmitted');
  expect(
    Object.keys(application?.offer ?? {})
      .toSorted()
      .join(' '),
  ).toBe('city country id language mark reference title');
  expect(JSON.stringify(application)).not.toContain('SECRET');
});

test('an application to a company has no offer; a withdrawn offer is marked as expired', async () => {
  const viewer = await insertCandidate(board);
  const company_id = await insertCompany(db, { name: 'Verrerie' });
  await insertApplication(db, viewer, { offer_id: null, company_id, recipient_email: 'r@example.org' });
  const withdrawn = await insertOffer(db, { withdrawn_at: daysFromNoon(-1) });
  await insertApplication(db, viewer, { offer_id: withdrawn, applied_at: daysFromNoon(-1) });
  expect(await myApplications(board, viewer, 'fr')).toMatchObject([
    { offer: null, companyName: 'Verrerie', recipient: 'contact' },
    { offer: { id: withdrawn, mark: 'expired' } },
  ]);
});

test('applications of the same moment have the same order on every page', async () => {
  const viewer = await insertCandidate(board);
  for (let count = 0; count < 6; count += 1) await insertApplication(db, viewer);
  const page = async (offset: number, limit: number) =>
    (await myApplications(board, viewer, 'fr', { offset, limit })).map(({ id }) => id);
  expect([...(await page(0, 2)), ...(await page(2, 2)), ...(await page(4, 2))]).toEqual(await page(0, 6));
  expect(await page(6, 2)).toEqual([]);
});
