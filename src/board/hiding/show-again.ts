import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { companyAndFormer } from '#board/companies/company-and-former.ts';
import type { Viewer } from '#board/context/viewer.ts';

/** Shows a hidden offer again; does nothing if it is not hidden. @throws SignInRequired */
export async function showOffer({ db }: Pick<Board, 'db'>, viewer: Viewer, offerId: number): Promise<void> {
  await db
    .deleteFrom('hidden_offers')
    .where('candidate_id', '=', signedIn(viewer).id)
    .where('offer_id', '=', offerId)
    .execute();
}

/**
 * Shows the offers of a hidden company again, and those of the companies merged with it; does nothing if it
 * is not hidden.
 * @throws SignInRequired
 */
export async function showCompany({ db }: Pick<Board, 'db'>, viewer: Viewer, companyId: number): Promise<void> {
  await db
    .deleteFrom('hidden_companies')
    .where('candidate_id', '=', signedIn(viewer).id)
    .where('company_id', 'in', companyAndFormer(db, companyId))
    .execute();
}
