import { z } from 'zod';
import { day } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { fieldCode } from '#words/field-code.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import { momentInParis } from '#words/paris-days.ts';
import { actOnOffer } from './staff-write.ts';

/** Longest time for which an offer comes first. Nobody should forget one. */
const longest = 92 * day;

/** The offer does not come first. */
class NotFeatured extends Error {
  readonly code = 'office.notFeatured';
}

type Parts = Pick<Board, 'db' | 'now' | 'changes'>;

const lastDay = z
  .string(fieldCode('field.required'))
  .min(1, fieldCode('field.required'))
  .pipe(z.iso.date(fieldCode('field.invalid')));

/**
 * Shows an offer first where the site shows a choice of offers, until the end of a day in Paris. Only open
 * offers are shown there.
 * @throws InvalidInput for a day that is past, or too far away; NoSuchOffer; NotAllowed
 */
export async function featureOffer(
  board: Parts,
  actor: Actor,
  { offerId, until: typed }: { readonly offerId: number; readonly until: string },
): Promise<void> {
  const asked = parseInput(z.object({ until: lastDay }), { until: typed }).until;
  const until = momentInParis(Date.parse(`${asked}T00:00:00Z`) + day);
  const ahead = until.getTime() - board.now().getTime();
  if (ahead <= 0 || ahead > longest) throw new InvalidInput({ until: 'field.invalid' });
  await actOnOffer(board, { actor, act: 'offer.feature', offerId, reason: null }, async (transaction, at) => {
    const row = { until, featured_by: actorText(actor), featured_at: at };
    await transaction
      .insertInto('featured_offers')
      .values({ offer_id: offerId, ...row })
      .onConflict((conflict) => conflict.column('offer_id').doUpdateSet(row))
      .execute();
    return { featuredUntil: [null, asked] };
  });
}

/** @throws NotFeatured; NoSuchOffer; NotAllowed */
export async function stopFeaturing(board: Parts, actor: Actor, offerId: number): Promise<void> {
  await actOnOffer(board, { actor, act: 'offer.feature', offerId, reason: null }, async (transaction) => {
    const gone = await transaction
      .deleteFrom('featured_offers')
      .where('offer_id', '=', offerId)
      .returning('until')
      .executeTakeFirst();
    if (gone === undefined) throw new NotFeatured('the offer does not come first');
    return { featuredUntil: [gone.until, null] };
  });
}
