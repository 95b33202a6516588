import { beforeAll, expect, test } from 'vitest';
import type { RawBuilder } from 'kysely';
import { testDatabase } from '#database/testing/test-database.ts';
import { hasBegun, isOpen, isVisible, visibleOffers, wasShown } from './open-offers.ts';
import { isWithdrawn } from './offer-withdrawn.ts';
import { daysFromNoon, insertClosedOffers, insertOffer, insertReference, noon } from './testing/offer-fixtures.ts';

const { db } = await testDatabase();
let closed = { filled: 0, withdrawn: 0, over: 0, coming: 0 };
let open = { begun: 0, endless: 0, lastMillisecond: 0 };
/** Id of an offer that was withdrawn before its broadcast began, so that nobody saw it. */
let neverShown = 0;

beforeAll(async () => {
  await insertReference(db);
  closed = await insertClosedOffers(db);
  open = {
    begun: await insertOffer(db, { broadcast_start: noon }),
    endless: await insertOffer(db, { broadcast_end: null }),
    lastMillisecond: await insertOffer(db, { broadcast_end: new Date(noon.getTime() + 1) }),
  };
  neverShown = await insertOffer(db, { broadcast_start: daysFromNoon(-1), withdrawn_at: daysFromNoon(-2) });
});

async function offersThat(condition: RawBuilder<boolean>): Promise<number[]> {
  const rows = await db.selectFrom('offers as o').select('o.id').where(condition).orderBy('o.id').execute();
  return rows.map(({ id }) => id);
}
const sorted = (...ids: number[]) => ids.toSorted((a, b) => a - b);

test('an offer is open from the moment of its beginning to just before its end, unless it is filled or withdrawn', async () => {
  expect(await offersThat(isOpen(noon))).toEqual(sorted(...Object.values(open)));
});

test('a filled or ended offer stays public, a withdrawn offer does not', async () => {
  const visible = [...Object.values(open), closed.filled, closed.over];
  expect(await offersThat(isVisible(noon))).toEqual(sorted(...visible));
});

test('an offer counts as begun if it was withdrawn after its beginning, but not if it was withdrawn before', async () => {
  const begun = [...Object.values(open), closed.filled, closed.over, closed.withdrawn];
  expect(await offersThat(hasBegun(noon))).toEqual(sorted(...begun));
  expect(await offersThat(hasBegun(new Date(noon.getTime() + 1)))).toEqual(sorted(...begun, closed.coming));
});

test('an offer was shown even if its broadcast is postponed later', async () => {
  const id = await insertOffer(db);
  await db
    .updateTable('offers')
    .set({ broadcast_start: daysFromNoon(5) })
    .where('id', '=', id)
    .execute();
  expect(await offersThat(wasShown(noon))).toContain(id);
  expect(await offersThat(hasBegun(noon))).not.toContain(id);
  await db.deleteFrom('offers').where('id', '=', id).execute();
});

test('an offer was shown only if its broadcast began before it was withdrawn', async () => {
  const withdrawnLater = await insertOffer(db);
  await db.updateTable('offers').set({ withdrawn_at: noon }).where('id', '=', withdrawnLater).execute();
  const shown = await offersThat(wasShown(noon));
  expect(shown).toContain(withdrawnLater);
  expect(shown).not.toContain(neverShown);
  expect(shown).not.toContain(closed.coming);
  const takenBack = await insertOffer(db, { broadcast_start: daysFromNoon(1) });
  await db.updateTable('offers').set({ withdrawn_at: noon }).where('id', '=', takenBack).execute();
  expect(await offersThat(wasShown(daysFromNoon(2)))).not.toContain(takenBack);
});

test('the public offers among some ids are returned once each, and ids without an offer are left out', async () => {
  const asked = [closed.over, closed.over, closed.withdrawn, closed.coming, 999_999];
  expect(await visibleOffers({ db, now: () => noon }, asked)).toEqual(new Set([closed.over]));
  expect(await visibleOffers({ db, now: () => noon }, [])).toEqual(new Set());
});

test('only offers that their source took back after their beginning count as withdrawn', async () => {
  const board = { db, now: () => noon };
  expect(await isWithdrawn(board, closed.withdrawn)).toBe(true);
  const others = [closed.filled, closed.over, open.begun, neverShown, 999_999, 0, -1, 2 ** 31, 1.5, Number.NaN];
  for (const id of others) expect(await isWithdrawn(board, id)).toBe(false);
});
