import type { Board } from '#board/context/board.ts';
import { provenAddresses } from '#board/applications/contact-address/contact-addresses.ts';
import { mayApply, type ApplicationRefusal } from '#board/applications/application-policy.ts';
import { recipientOf, type RecipientKind } from '#board/context/application-recipient.ts';
import { type ApplicationTarget, offerTarget, type SentBefore } from '#board/applications/application-target.ts';
import { ageRefusal, lastDepartureDay } from '#board/candidates/age.ts';
import { eligibilityDoubts } from '#board/candidates/eligibility.ts';
import { readBirthDate } from '#board/candidates/read-birth-date.ts';
import { type CvSummary, readProfile } from '#board/candidates/read-profile.ts';
import type { OfferDetails } from '#board/offers/details/offer-details.ts';
import type { SignedInViewer, Viewer } from '#board/context/viewer.ts';
import { dayInParis } from '#words/paris-days.ts';

/**
 * The last section of the offer page: nothing, the reason why there is no form, or a form with the
 * candidate's data.
 */
export type ApplyState =
  | { readonly kind: 'signIn' }
  | { readonly kind: 'alreadyApplied'; readonly application: SentBefore | null }
  | { readonly kind: 'elsewhere'; readonly url: string | null }
  | {
      readonly kind: 'refused';
      readonly reason: Exclude<ApplicationRefusal, 'signIn' | 'noContact'>;
      /** Last day on which the candidate may leave; null unless only the profile is incomplete. */
      readonly lastDay: string | null;
    }
  | { readonly kind: 'form'; readonly candidate: Applicant };

/** Initial values of the form, and the recipient. */
export type Applicant = {
  readonly recipient: RecipientKind;
  /** Last day on which the candidate may leave, 'YYYY-MM-DD'; null if the nationality raises a doubt. */
  readonly lastDay: string | null;
  readonly email: string;
  /** The candidate's other proven addresses. */
  readonly provenAddresses: readonly string[];
  readonly firstName: string;
  readonly lastName: string;
  readonly cvs: readonly Pick<CvSummary, 'id' | 'fileName' | 'publishedAt' | 'isDefault'>[];
};

/** Name under which the form of an offer is stored while its sender signs in again. */
export const applicationFormName = (offerId: string | undefined): string => `application ${offerId}`;

export async function applyState(board: Board, viewer: Viewer, offer: OfferDetails): Promise<ApplyState> {
  const facts = {
    filledAt: offer.state === 'filled' ? board.now() : null,
    withdrawnAt: null,
    broadcastEnd: offer.broadcastEnd,
    recipient: recipientOf(offer.contact?.email, board.desk)?.kind ?? null,
  };
  const target = { ...offerTarget(offer.id, board.desk), facts: async () => facts };
  const state = await stateTowards(board, viewer, target);
  return state.kind === 'elsewhere' ? { ...state, url: webAddress(offer.contact?.url) } : state;
}

/**
 * Returns the address if its scheme is http or https; null otherwise, because other addresses must not become
 * links.
 */
function webAddress(address: string | null | undefined): string | null {
  const url = URL.parse(address ?? '');
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/**
 * Returns the state for an offer or a company.
 * @throws the error of the target if it accepts no applications
 */
export async function stateTowards(board: Board, viewer: Viewer, target: ApplicationTarget): Promise<ApplyState> {
  if (viewer.kind === 'visitor') return { kind: 'signIn' };
  const application = await target.sentBefore(board.db, viewer.candidate.id);
  if (application !== undefined) return { kind: 'alreadyApplied', application };
  const facts = await target.facts(board.db, board.now());
  const permission = mayApply(viewer, facts, board.now());
  if (permission.ok) return applicantState(board, viewer, facts.recipient ?? 'desk');
  if (permission.reason === 'noContact') return { kind: 'elsewhere', url: null };
  if (permission.reason === 'signIn') return { kind: 'signIn' };
  if (permission.reason === 'completeProfile') return incompleteState(board, viewer);
  return { kind: 'refused', reason: permission.reason, lastDay: null };
}

/** Nobody is asked to complete a profile who is too old or too young to apply with it. */
async function incompleteState(board: Board, viewer: SignedInViewer): Promise<ApplyState> {
  const birthDate = await readBirthDate(board, viewer);
  if (birthDate === null) return { kind: 'refused', reason: 'completeProfile', lastDay: null };
  const reason = ageRefusal(birthDate, dayInParis(board.now()));
  if (reason) return { kind: 'refused', reason, lastDay: null };
  return { kind: 'refused', reason: 'completeProfile', lastDay: lastDepartureDay(birthDate) };
}

async function applicantState(board: Board, viewer: SignedInViewer, recipient: RecipientKind): Promise<ApplyState> {
  const { birthDate, nationality, email, firstName, lastName, cvs } = await readProfile(board, viewer);
  const today = dayInParis(board.now());
  const reason = birthDate === null ? 'completeProfile' : ageRefusal(birthDate, today);
  if (reason || birthDate === null) return { kind: 'refused', reason: reason ?? 'completeProfile', lastDay: null };
  const choices = cvs.map(({ id, fileName, publishedAt, isDefault }) => ({ id, fileName, publishedAt, isDefault }));
  const proven = await provenAddresses(board, viewer);
  const isDoubted = eligibilityDoubts({ birthDate, nationality }, today).length > 0;
  const lastDay = isDoubted ? null : lastDepartureDay(birthDate);
  return {
    kind: 'form',
    candidate: { recipient, lastDay, email, provenAddresses: proven, firstName, lastName, cvs: choices },
  };
}
