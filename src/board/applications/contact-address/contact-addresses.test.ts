import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { type SignedInViewer, visitor } from '#board/context/viewer.ts';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { contactAddressFor, findProvenAddress, isAnswerable, provenAddresses } from './contact-addresses.ts';

const { db } = await testDatabase();
const board = { db };

async function candidateWith(...addresses: string[]) {
  const viewer = await insertCandidate(board);
  for (const [index, email] of addresses.entries()) {
    const times = { proven_at: noon, used_at: daysFromNoon(-1 - index) };
    await db
      .insertInto('contact_addresses')
      .values({ candidate_id: viewer.candidate.id, email, ...times })
      .execute();
  }
  return viewer;
}
const addressFor = ({ candidate }: SignedInViewer, typed: string, now = noon) =>
  db.transaction().execute((transaction) => contactAddressFor(transaction, candidate, typed, now));

test('a confirmed address keeps its spelling, even if the candidate later types it in another case', async () => {
  const viewer = await candidateWith('Zoe@Work.example');
  expect(await addressFor(viewer, 'zoe@work.EXAMPLE')).toBe('Zoe@Work.example');
  expect(await addressFor(viewer, viewer.candidate.email.toUpperCase())).toBe(viewer.candidate.email);
  expect(await isAnswerable(board, viewer, 'ZOE@WORK.example')).toBe(true);
});

test('an address that the candidate has not confirmed is replaced by the account’s address', async () => {
  const [viewer, other] = [await candidateWith(), await candidateWith('other@work.example')];
  for (const typed of ['victim@example.org', 'other@work.example', other.candidate.email, '']) {
    expect(await addressFor(viewer, typed)).toBe(viewer.candidate.email);
    expect(await isAnswerable(board, viewer, typed)).toBe(false);
    expect(await findProvenAddress(db, viewer.candidate.id, typed)).toBeUndefined();
  }
});

test('confirmed addresses are sorted by their last use', async () => {
  const viewer = await candidateWith('a@work.example', 'b@work.example', 'c@work.example');
  await addressFor(viewer, 'c@work.example', daysFromNoon(1));
  expect(await provenAddresses(board, viewer)).toEqual(['c@work.example', 'a@work.example', 'b@work.example']);
  expect(await provenAddresses(board, await candidateWith())).toEqual([]);
});

test('a visitor cannot read confirmed addresses', async () => {
  await expect(provenAddresses(board, visitor)).rejects.toBeInstanceOf(SignInRequired);
  await expect(isAnswerable(board, visitor, 'a@example.org')).rejects.toBeInstanceOf(SignInRequired);
});
