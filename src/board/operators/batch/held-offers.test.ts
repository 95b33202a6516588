import { expect, test } from 'vitest';
import { correctOffer } from '#board/operators/offers/correct-offer.ts';
import { correctionsOf } from '#board/operators/offers/list-corrections.ts';
import { versionOfValue } from '#board/operators/offers/value-version.ts';
import { bringBackOffer, withdrawOffer } from '#board/operators/offers/withdraw-offer.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { minute } from '#durations.ts';
import { insertOperator, offerRow } from '../testing/offer-rows.ts';
import { putBatch } from './put-batch.ts';

const { db } = await testDatabase();
await insertReference(db);
let now = noon;
const board = testBoard(db, { now: () => now });
const operator = await insertOperator(board, 'Mine');
const actor = { kind: 'program', name: 'test' } as const;

async function put(offers: readonly object[], withdraw: readonly string[] = []) {
  now = new Date(now.getTime() + minute);
  return putBatch(board, operator, { offers, withdraw, dryRun: false });
}

const isShown = async (id: number) => {
  const offer = await db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { title: offer.title, shown: offer.withdrawn_at === null };
};

test('a batch keeps the corrections of the staff', async () => {
  const [row] = (await put([offerRow('a')])).offers;
  const offerId = row?.offerId ?? 0;
  const seen = versionOfValue('Ingénieure qualité');
  await correctOffer(board, actor, { offerId, field: 'title', value: 'Qualiticienne', note: 'Asked by mail', seen });
  expect((await put([offerRow('a')])).offers).toMatchObject([{ outcome: 'unchanged' }]);
  expect((await put([offerRow('a', { title: 'Autre', durationMonths: 18 })])).offers).toMatchObject([
    { outcome: 'updated' },
  ]);
  expect(await isShown(offerId)).toEqual({ title: 'Qualiticienne', shown: true });
  expect(await correctionsOf(board, offerId)).toMatchObject([{ sourceValue: 'Autre' }]);
});

test('a batch neither brings back what the staff withdrew, nor loses its own withdrawal', async () => {
  const [row] = (await put([offerRow('b')])).offers;
  const offerId = row?.offerId ?? 0;
  await withdrawOffer(board, actor, { offerId, reason: 'A fraud' });
  expect((await put([offerRow('b')])).offers).toMatchObject([{ outcome: 'unchanged' }]);
  await put([offerRow('b', { durationMonths: 18 })]);
  expect(await isShown(offerId)).toMatchObject({ shown: false });
  expect((await put([], ['b'])).withdrawals).toMatchObject([{ outcome: 'withdrawn' }]);
  await bringBackOffer(board, actor, offerId);
  expect(await isShown(offerId)).toMatchObject({ shown: false });
  await put([offerRow('b')]);
  expect(await isShown(offerId)).toMatchObject({ shown: true });
});
