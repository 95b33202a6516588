import type { Board } from '#board/board.ts';
import { mayApply, type Refusal } from '#board/applications/application-policy.ts';
import { type ApplicationTarget, offerTarget } from '#board/applications/application-target.ts';
import { ageRefusal } from '#board/candidates/age.ts';
import { type CvSummary, readProfile } from '#board/candidates/read-profile.ts';
import type { OfferDetails } from '#board/offers/offer-details.ts';
import type { SignedIn, Viewer } from '#board/viewer.ts';
import { dayInParis } from '#words/paris-days.ts';

/** What the foot of the offer page offers: nothing, a reason why not, or a form that knows the candidate. */
export type ApplyState =
  | { readonly kind: 'signIn' }
  | { readonly kind: 'alreadyApplied'; readonly applicationId: string | null }
  | { readonly kind: 'refused'; readonly reason: Exclude<Refusal, 'signIn'> }
  | { readonly kind: 'form'; readonly candidate: Applicant };

/** The values that the form starts from. */
export type Applicant = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cvs: readonly Pick<CvSummary, 'id' | 'fileName' | 'publishedAt' | 'isDefault'>[];
};

/** Names the form of one offer while its sender signs in again. */
export const formOf = (offerId: string | undefined): string => `application ${offerId}`;

export function applyState(board: Board, viewer: Viewer, offer: OfferDetails): Promise<ApplyState> {
  const times = {
    filledAt: offer.state === 'filled' ? board.now() : null,
    withdrawnAt: null,
    broadcastEnd: offer.broadcastEnd,
  };
  return stateTowards(board, viewer, { ...offerTarget(offer.id), times: async () => times });
}

/** @throws what the target throws where it takes no applications */
export async function stateTowards(board: Board, viewer: Viewer, target: ApplicationTarget): Promise<ApplyState> {
  if (viewer.kind === 'visitor') return { kind: 'signIn' };
  const applicationId = await target.sentBefore(board.db, viewer.candidate.id);
  if (applicationId !== undefined) return { kind: 'alreadyApplied', applicationId };
  const permission = mayApply(viewer, await target.times(board.db), board.now());
  if (permission.ok) return applicantState(board, viewer);
  return permission.reason === 'signIn' ? { kind: 'signIn' } : { kind: 'refused', reason: permission.reason };
}

async function applicantState(board: Board, viewer: SignedIn): Promise<ApplyState> {
  const { birthDate, email, firstName, lastName, cvs } = await readProfile(board, viewer);
  const reason = birthDate === null ? 'completeProfile' : ageRefusal(birthDate, dayInParis(board.now()));
  if (reason) return { kind: 'refused', reason };
  const choices = cvs.map(({ id, fileName, publishedAt, isDefault }) => ({ id, fileName, publishedAt, isDefault }));
  return { kind: 'form', candidate: { email, firstName, lastName, cvs: choices } };
}
