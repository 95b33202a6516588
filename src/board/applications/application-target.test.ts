import { beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import {
  daysFromNoon,
  insertClosedOffers,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { insertOperator } from '#board/operators/testing/offer-rows.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { CompanyTakesNone, companyTarget, offerTarget } from './application-target.ts';
import { companyToApplyTo } from './apply-to-company.ts';
import { applyToOffer } from './apply-to-offer.ts';
import { insertApplication } from './testing/application-fixtures.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const desk = { kind: 'desk', email: 'operator@example.org' } as const;
beforeAll(() => insertReference(db));

const applying = async (offerId: number) => {
  const viewer = await insertCandidate(board, { complete: true });
  const { email } = viewer.candidate;
  const cv = await db
    .selectFrom('cvs')
    .select('id')
    .where('candidate_id', '=', viewer.candidate.id)
    .executeTakeFirstOrThrow();
  return applyToOffer(board, viewer, { offerId, email, lastName: 'Ørsted', firstName: 'Zoé', cvId: cv.id });
};

test('before the broadcast of an offer nobody can apply to it or learn that it exists', async () => {
  const { coming } = await insertClosedOffers(db);
  const takenBack = await insertOffer(db, { broadcast_start: daysFromNoon(1), withdrawn_at: noon });
  for (const id of [coming, takenBack]) await expect(applying(id)).rejects.toBeInstanceOf(OfferNotFound);
  expect(await db.selectFrom('applications').selectAll().execute()).toEqual([]);
});

test('an offer accepts applications from the first moment of its broadcast', async () => {
  const { coming } = await insertClosedOffers(db);
  const facts = (now: Date) => offerTarget(coming, desk).facts(db, now);
  await expect(facts(noon)).rejects.toBeInstanceOf(OfferNotFound);
  expect(await facts(new Date(noon.getTime() + 1))).toMatchObject({ filledAt: null, recipient: 'desk' });
});

test('an offer that was public states why it is closed', async () => {
  const { filled, withdrawn, over } = await insertClosedOffers(db);
  const facts = (id: number) => offerTarget(id, desk).facts(db, noon);
  expect(await facts(filled)).toMatchObject({ filledAt: noon });
  expect(await facts(withdrawn)).toMatchObject({ withdrawnAt: noon });
  expect(await facts(over)).toMatchObject({ broadcastEnd: noon });
});

test('an application goes to the contact of the offer, or else to the desk; if there is neither, it has no recipient', async () => {
  const recipient = async (contact_email: string | null, to: typeof desk | null) =>
    (await offerTarget(await insertOffer(db, { contact_email }), to).facts(db, noon)).recipient;
  expect(await recipient('r@example.org', null)).toBe('contact');
  expect(await recipient('a@example.org; b@example.org', desk)).toBe('desk');
  expect(await recipient(null, desk)).toBe('desk');
  expect(await recipient(null, null)).toBeNull();
});

test('a spontaneous application goes to the newest contact whose text is one e-mail address', async () => {
  const company_id = await insertCompany(db);
  const contacts = [null, 'a@example.org, b@example.org', 'zoe@example.org', 'anna@example.org'];
  for (const [index, contact_email] of contacts.entries())
    await insertOffer(db, { company_id, contact_email, broadcast_start: daysFromNoon(-1 - index) });
  expect(await companyTarget(company_id).columns(db, noon)).toEqual({ company_id, recipient_email: 'zoe@example.org' });
  await expect(companyTarget(await insertCompany(db)).facts(db, noon)).rejects.toBeInstanceOf(CompanyTakesNone);
});

test('a spontaneous application never goes to the contact of an offer that is not public', async () => {
  const company_id = await insertCompany(db);
  const naming = (contact_email: string, more: object) => insertOffer(db, { company_id, contact_email, ...more });
  const target = companyTarget(company_id);
  await naming('coming@example.org', { broadcast_start: daysFromNoon(1) });
  await naming('withdrawn@example.org', { broadcast_start: daysFromNoon(-1), withdrawn_at: noon });
  await expect(target.facts(db, noon)).rejects.toBeInstanceOf(CompanyTakesNone);
  await expect(target.columns(db, noon)).rejects.toBeInstanceOf(CompanyTakesNone);
  await naming('ended@example.org', { broadcast_start: daysFromNoon(-30), broadcast_end: daysFromNoon(-3) });
  expect(await target.columns(db, noon)).toEqual({ company_id, recipient_email: 'ended@example.org' });
  expect(await target.columns(db, daysFromNoon(1))).toEqual({ company_id, recipient_email: 'coming@example.org' });
});

test('only the candidate sees their previous application, and only at the offer or company to which it was sent', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const company_id = await insertCompany(db);
  const offer_id = await insertOffer(db, { company_id, contact_email: 'r@example.org' });
  const [offer, company] = [offerTarget(offer_id, desk), companyTarget(company_id)];
  const sent = await insertApplication(db, viewer, { offer_id, transmitted_at: noon });
  const told = { id: sent, recipient: 'contact', email: 'zoe@example.org', spontaneous: false, transmitted: true };
  expect(await offer.sentBefore(db, viewer.candidate.id)).toEqual(told);
  expect(await company.sentBefore(db, viewer.candidate.id)).toBeUndefined();
  expect(await offer.sentBefore(db, other.candidate.id)).toBeUndefined();
  const spontaneous = { offer_id: null, company_id, recipient_email: 'r@example.org' };
  const id = await insertApplication(db, viewer, spontaneous);
  expect(await company.sentBefore(db, viewer.candidate.id)).toEqual({
    ...told,
    id,
    spontaneous: true,
    transmitted: false,
  });
});

test('a company that is not public yet is not found, and accepts applications once its first broadcast has begun', async () => {
  const { id: operator_id } = await insertOperator(board, 'A Chamber');
  const own = { source: 'operator', operator_id } as const;
  const company_id = await insertCompany(db, { name: 'Encore secrète', ...own });
  const columns = { company_id, contact_email: 'r@example.org', external_id: 'a', ...own };
  await insertOffer(db, { ...columns, broadcast_start: daysFromNoon(1) });
  await expect(companyToApplyTo(board, String(company_id))).rejects.toBeInstanceOf(CompanyNotFound);
  const tomorrow = testBoard(db, { now: () => daysFromNoon(1) });
  expect(await companyToApplyTo(tomorrow, String(company_id))).toEqual({ id: company_id, name: 'Encore secrète' });
});
