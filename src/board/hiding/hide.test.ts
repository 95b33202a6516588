import { expect, test } from 'vitest';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { type SignedInViewer, visitor } from '#board/context/viewer.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import {
  daysFromNoon,
  insertClosedOffers,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { boardOf } from './board-of.ts';
import { hideCompany, hideOffer } from './hide.ts';
import { maximumHidden } from './hiding-limits.ts';
import { HidingRefused } from './hiding-policy.ts';
import { hiddenState, myHidden } from './my-hidden.ts';
import { showCompany, showOffer } from './show-again.ts';

const { db } = await testDatabase();
await insertReference(db);
let now = noon;
const board = testBoard(db, { now: () => now });

const hiddenBy = async (viewer: SignedInViewer) => {
  const { offers, companies } = await myHidden(board, viewer);
  return { offers: offers.map(({ id }) => id), companies: companies.map(({ id }) => id) };
};

test('an offer and a company are hidden once, even if the calls are repeated or simultaneous', async () => {
  const viewer = await insertCandidate(board);
  const [offer, company] = [await insertOffer(db), await insertCompany(db)];
  await Promise.all(
    Array.from({ length: 4 }, () => [hideOffer(board, viewer, offer), hideCompany(board, viewer, company)]).flat(),
  );
  await hideOffer(board, viewer, offer);
  expect(await hiddenBy(viewer)).toEqual({ offers: [offer], companies: [company] });
});

test('what was hidden last comes first, and candidates see only what they hide themselves', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const [first, second] = [await insertOffer(db), await insertOffer(db)];
  await hideOffer(board, viewer, first);
  now = daysFromNoon(1);
  await hideOffer(board, viewer, second);
  now = noon;
  expect(await hiddenBy(viewer)).toEqual({ offers: [second, first], companies: [] });
  expect(await hiddenBy(other)).toEqual({ offers: [], companies: [] });
});

test('an offer or company that is shown again is hidden no more; repeating this changes nothing', async () => {
  const viewer = await insertCandidate(board);
  const [company_id, other] = [await insertCompany(db), await insertCandidate(board)];
  const offerId = await insertOffer(db, { company_id });
  const state = () => hiddenState(boardOf(board, viewer), { offerId, companyId: company_id });
  await hideOffer(board, viewer, offerId);
  await hideCompany(board, viewer, company_id);
  await showOffer(board, other, offerId);
  expect(await state()).toEqual({ offer: true, company: true });
  for (let times = 0; times < 2; times += 1) {
    await showOffer(board, viewer, offerId);
    await showCompany(board, viewer, company_id);
  }
  expect(await state()).toEqual({ offer: false, company: false });
});

test('an ended offer can be hidden, but not an offer that was never public, and nothing that does not exist', async () => {
  const viewer = await insertCandidate(board);
  const { withdrawn, coming, filled, over } = await insertClosedOffers(db, {});
  for (const id of [filled, over]) await hideOffer(board, viewer, id);
  for (const id of [withdrawn, coming, 999_999])
    await expect(hideOffer(board, viewer, id)).rejects.toThrow(OfferNotFound);
  await expect(hideCompany(board, viewer, 999_999)).rejects.toThrow(CompanyNotFound);
});

test('a candidate hides up to five hundred offers, and an account that was closed hides nothing', async () => {
  const viewer = await insertCandidate(board);
  const offers = await Promise.all(Array.from({ length: maximumHidden - 1 }, () => insertOffer(db)));
  const { id: candidate_id } = viewer.candidate;
  await db
    .insertInto('hidden_offers')
    .values(offers.map((offer_id) => ({ offer_id, candidate_id, hidden_at: noon })))
    .execute();
  const more = [await insertOffer(db), await insertOffer(db)];
  const ends = await Promise.allSettled(more.map((id) => hideOffer(board, viewer, id)));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(hideOffer(board, viewer, await insertOffer(db))).rejects.toEqual(new HidingRefused('tooMany'));
  await hideOffer(board, viewer, offers[0] ?? 0);
  await hideCompany(board, viewer, await insertCompany(db));
  await db.updateTable('candidates').set({ status_id: 10 }).where('id', '=', candidate_id).execute();
  const refused = new HidingRefused('accountUnavailable');
  await expect(hideCompany(board, viewer, await insertCompany(db))).rejects.toEqual(refused);
});

test('a visitor hides nothing', async () => {
  const offer = await insertOffer(db);
  await expect(hideOffer(board, visitor, offer)).rejects.toThrow(SignInRequired);
  await expect(showOffer(board, visitor, offer)).rejects.toThrow(SignInRequired);
  await expect(myHidden(board, visitor)).rejects.toThrow(SignInRequired);
  expect(await hiddenState(boardOf(board, visitor), { offerId: offer, companyId: 1 })).toEqual({
    offer: false,
    company: false,
  });
});
