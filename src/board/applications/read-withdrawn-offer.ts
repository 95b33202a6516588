import type { Board } from '#board/context/board.ts';
import { type OfferCopy, readOfferCopy } from './offer-copies/offer-copy.ts';
import { type ApplicationNews, readNews } from './read-news.ts';

/** A withdrawn offer for the letter to an applicant. */
export type WithdrawnOffer = ApplicationNews & { readonly copy: OfferCopy; readonly withdrawnAt: Date };

/** Reads the data. Undefined if no letter is due (see readNews), or if the offer came back. */
export async function readWithdrawnOffer(
  { db }: Pick<Board, 'db'>,
  applicationId: string,
): Promise<WithdrawnOffer | undefined> {
  const news = await readNews({ db }, applicationId, 'appliedOfferWithdrawn');
  const offer = await db
    .selectFrom('applications as a')
    .innerJoin('offers as o', 'o.id', 'a.offer_id')
    .select('o.withdrawn_at as withdrawnAt')
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
  const withdrawnAt = offer?.withdrawnAt ?? null;
  const copy = news && (await readOfferCopy({ db }, applicationId, news.locale));
  return !copy || withdrawnAt === null ? undefined : { ...news, copy, withdrawnAt };
}
