import type { ContactAnswer } from '#site/parts/applications/contact-step.ts';
import type { ApplicationFailure } from './save-application.ts';

/**
 * The answer to a sent form. A successful application has no answer, because it redirects to the
 * confirmation.
 */
export type ApplicationAnswer = ApplicationFailure | ContactAnswer;

/**
 * Tells if the answer is to one of the buttons next to the e-mail field. These buttons do not send the
 * application.
 */
export const isContactAnswer = (answer: ApplicationAnswer): answer is ContactAnswer => 'contact' in answer;

/** Returns the failure of an application; undefined for an answer about the e-mail address. */
export function failureIn(answer: ApplicationAnswer | undefined): ApplicationFailure | undefined {
  return answer === undefined || isContactAnswer(answer) ? undefined : answer;
}
