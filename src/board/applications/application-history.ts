import type { RecruiterAnswer, ApplicationFacts } from './application-state.ts';
import type { OfferTimes } from './application-policy.ts';

/** Parts of an application that a recruiter can open by the link. */
export type Opened = 'application' | 'cv' | 'coverLetter';

/** An event in the life of an application. */
export type HistoryStep = { readonly at: Date } & (
  | { readonly kind: 'sent' | 'transmitted' | 'failed' | 'withdrawn' }
  | { readonly kind: 'opened'; readonly what: Opened; readonly count: number; readonly last: Date }
  | { readonly kind: 'answered'; readonly answer: RecruiterAnswer; readonly message: string | null }
  | { readonly kind: 'offerFilled' | 'offerExpired' | 'offerWithdrawn' }
);

type Events = {
  readonly openings: readonly {
    readonly what: Opened;
    readonly first: Date;
    readonly last: Date;
    readonly count: number;
  }[];
  readonly answers: readonly { readonly answer: RecruiterAnswer; readonly message: string | null; readonly at: Date }[];
};

/** Returns the past events, oldest first; a withdrawal is the last event. */
export function historyOf(
  { appliedAt, transmittedAt, failedAt, withdrawnAt }: ApplicationFacts,
  offer: OfferTimes,
  { openings, answers }: Events,
  now: Date,
): HistoryStep[] {
  const steps: (HistoryStep | null)[] = [
    step('sent', appliedAt),
    step('transmitted', transmittedAt),
    step('failed', failedAt),
    ...openings.map(({ first, ...opening }) => ({ kind: 'opened' as const, at: first, ...opening })),
    ...answers.map((answer) => ({ kind: 'answered' as const, ...answer })),
    ...endOf(offer),
    step('withdrawn', withdrawnAt),
  ];
  const until = withdrawnAt ?? now;
  return steps
    .filter((one) => one !== null)
    .filter(({ at }) => at <= until)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function endOf({ filledAt, withdrawnAt, broadcastEnd }: OfferTimes): HistoryStep[] {
  const ends = [step('offerFilled', filledAt), step('offerExpired', broadcastEnd), step('offerWithdrawn', withdrawnAt)];
  return ends.filter((one) => one !== null);
}

function step<Kind extends Exclude<HistoryStep['kind'], 'opened' | 'answered'>>(
  kind: Kind,
  at: Date | null,
): { kind: Kind; at: Date } | null {
  return at === null ? null : { kind, at };
}
