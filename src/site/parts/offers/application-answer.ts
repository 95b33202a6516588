import type { ContactAnswer } from '#site/parts/applications/contact-step.ts';
import type { ApplicationFailure } from './save-application.ts';

/** The answer to the form, unless it redirects to the confirmation. */
export type ApplicationAnswer = ApplicationFailure | ContactAnswer;

/**
 * Tells if the answer is to one of the buttons next to the e-mail field. These buttons do not send the
 * application.
 */
export const isContactAnswer = (answer: ApplicationAnswer): answer is ContactAnswer => 'contact' in answer;

/** The failure of the application itself. */
export function failureIn(answer: ApplicationAnswer | undefined): ApplicationFailure | undefined {
  return answer === undefined || isContactAnswer(answer) ? undefined : answer;
}
