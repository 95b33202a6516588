/** Answers that a recruiter may give. */
export const answers = ['contact', 'retained', 'declined'] as const;
export type RecruiterAnswer = (typeof answers)[number];

/**
 * State of an application. `sent`: saved and in the mail queue; `transmitted`: accepted by the recruiter's
 * mail server; `failed`: an operator must act; `opened`: somebody followed the recruiter's link.
 */
export type ApplicationState = 'sent' | 'failed' | 'transmitted' | 'opened' | RecruiterAnswer | 'withdrawn';

/** Change of an application. The change `resent` queues a failed application again. */
export type ApplicationChange = 'transmitted' | 'failed' | 'resent' | 'opened' | RecruiterAnswer | 'withdrawn';

type Following = Partial<Record<ApplicationChange, ApplicationState>>;

/** A recruiter may change the answer; the candidate gets a letter about every answer. */
const answering: Following = { contact: 'contact', retained: 'retained', declined: 'declined' };
/**
 * The candidate may withdraw even after being retained. After a refusal there is nothing left to withdraw.
 */
const answered: Following = { ...answering, withdrawn: 'withdrawn' };

// Allowed changes in each state. A recruiter who opens or answers an application has received the mail, even
// if the worker crashed before it noted the transmission.
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

/** Returns the state after a change; null if the change is not allowed. */
export function after(state: ApplicationState, change: ApplicationChange): ApplicationState | null {
  return following[state][change] ?? null;
}

/**
 * Stored facts about an application. The end of the offer does not end the application and is shown
 * separately.
 */
export type ApplicationFacts = {
  readonly appliedAt: Date;
  readonly transmittedAt: Date | null;
  readonly failedAt: Date | null;
  readonly firstOpenedAt: Date | null;
  /** The recruiter's last answer. */
  readonly answer: RecruiterAnswer | null;
  readonly answeredAt: Date | null;
  readonly withdrawnAt: Date | null;
};

/** Returns the state that follows from the facts, and the time at which it began. */
export function applicationState(facts: ApplicationFacts): { state: ApplicationState; since: Date } {
  const { withdrawnAt, answer, answeredAt, firstOpenedAt, transmittedAt, failedAt, appliedAt } = facts;
  if (withdrawnAt !== null) return { state: 'withdrawn', since: withdrawnAt };
  if (answer !== null && answeredAt !== null) return { state: answer, since: answeredAt };
  if (firstOpenedAt !== null) return { state: 'opened', since: firstOpenedAt };
  if (transmittedAt !== null) return { state: 'transmitted', since: transmittedAt };
  return failedAt === null ? { state: 'sent', since: appliedAt } : { state: 'failed', since: failedAt };
}
