import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { isOpen, isVisible } from '#board/offers/open-offers.ts';

export type HiddenOffer = {
  readonly id: number;
  readonly title: string;
  readonly language: string;
  readonly companyName: string;
  readonly hiddenAt: Date;
  readonly isOpen: boolean;
  /** False if the offer was withdrawn, so that its page is gone. */
  readonly hasPage: boolean;
};

export type HiddenCompany = { readonly id: number; readonly name: string; readonly hiddenAt: Date };

export type MyHidden = { readonly offers: readonly HiddenOffer[]; readonly companies: readonly HiddenCompany[] };

/** Returns everything that the candidate hides, the last hidden first. @throws SignInRequired */
export async function myHidden({ db, now }: Pick<Board, 'db' | 'now'>, viewer: Viewer): Promise<MyHidden> {
  const { id } = signedIn(viewer);
  const [offers, companies] = await Promise.all([
    sql<HiddenOffer>`
      select o.id, o.title, o.language, c.name as "companyName", h.hidden_at as "hiddenAt",
        ${isOpen(now())} as "isOpen", ${isVisible(now())} as "hasPage"
      from hidden_offers h join offers o on o.id = h.offer_id join companies c on c.id = o.company_id
      where h.candidate_id = ${id} order by h.hidden_at desc, o.id desc`.execute(db),
    sql<HiddenCompany>`
      select c.id, c.name, max(h.hidden_at) as "hiddenAt"
      from hidden_companies h join companies named on named.id = h.company_id
        join companies c on c.id = coalesce(named.survivor_id, named.id)
      where h.candidate_id = ${id} group by c.id order by 3 desc, c.id desc`.execute(db),
  ]);
  return { offers: offers.rows, companies: companies.rows };
}

/** Tells if an offer or its company is hidden. */
export type HiddenState = { readonly offer: boolean; readonly company: boolean };

/** Tells if the viewer of the board hides an offer or its company; a visitor hides nothing. */
export async function hiddenState(
  { hidden }: Pick<Board, 'hidden'>,
  { offerId, companyId }: { readonly offerId: number | null; readonly companyId: number },
): Promise<HiddenState> {
  const known = await hidden?.();
  return {
    offer: offerId !== null && known?.offers.has(offerId) === true,
    company: known?.companies.has(companyId) === true,
  };
}
