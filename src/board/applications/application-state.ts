/** What a recruiter may answer. */
export const answers = ['contact', 'retained', 'declined'] as const;
export type RecruiterAnswer = (typeof answers)[number];

/**
 * How far an application has come. `sent`: written and on its way; `transmitted`: the recruiter's mail server
 * has it; `failed`: an operator must look; `opened`: by a person who followed the recruiter's link.
 */
export type ApplicationState = 'sent' | 'failed' | 'transmitted' | 'opened' | RecruiterAnswer | 'withdrawn';

/** What happens to an application; `resent` puts one that failed back to work. */
export type ApplicationChange = 'transmitted' | 'failed' | 'resent' | 'opened' | RecruiterAnswer | 'withdrawn';

type Following = Partial<Record<ApplicationChange, ApplicationState>>;

/** A recruiter may think again, and every answer is told. */
const answering: Following = { contact: 'contact', retained: 'retained', declined: 'declined' };
/** The candidate may leave, even when retained; once declined, there is nothing left to leave. */
const answered: Following = { ...answering, withdrawn: 'withdrawn' };

// Whoever opens or answers has the mail, even when the worker died before it could note that.
const following: Record<ApplicationState, Following> = {
  sent: { ...answered, transmitted: 'transmitted', failed: 'failed', opened: 'opened' },
  failed: { ...answered, transmitted: 'transmitted', resent: 'sent', opened: 'opened' },
  transmitted: { ...answered, opened: 'opened' },
  opened: { ...answered, opened: 'opened' },
  contact: { ...answered, opened: 'contact' },
  retained: { ...answered, opened: 'retained' },
  declined: { ...answering, opened: 'declined' },
  withdrawn: {},
};

/** The state after a change; null for one that may not follow. */
export function after(state: ApplicationState, change: ApplicationChange): ApplicationState | null {
  return following[state][change] ?? null;
}

/** What the board holds of an application; the closing of its offer ends nothing, and is told beside it. */
export type ApplicationFacts = {
  readonly appliedAt: Date;
  readonly transmittedAt: Date | null;
  readonly failedAt: Date | null;
  readonly firstOpenedAt: Date | null;
  /** The last one. */
  readonly answer: RecruiterAnswer | null;
  readonly answeredAt: Date | null;
  readonly withdrawnAt: Date | null;
};

/** The state that the facts make, and since when. */
export function applicationState(facts: ApplicationFacts): { state: ApplicationState; since: Date } {
  const { withdrawnAt, answer, answeredAt, firstOpenedAt, transmittedAt, failedAt, appliedAt } = facts;
  if (withdrawnAt !== null) return { state: 'withdrawn', since: withdrawnAt };
  if (answer !== null && answeredAt !== null) return { state: answer, since: answeredAt };
  if (firstOpenedAt !== null) return { state: 'opened', since: firstOpenedAt };
  if (transmittedAt !== null) return { state: 'transmitted', since: transmittedAt };
  return failedAt === null ? { state: 'sent', since: appliedAt } : { state: 'failed', since: failedAt };
}
