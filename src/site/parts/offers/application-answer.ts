import type { ContactAnswer } from '#site/parts/applications/contact-step.ts';
import type { ApplicationFailure } from './save-application.ts';

/** What the form is answered where it does not lead to its confirmation. */
export type ApplicationAnswer = ApplicationFailure | ContactAnswer;

/** The answer to a button beside the e-mail field: the application itself was not sent. */
export const isContactAnswer = (answer: ApplicationAnswer): answer is ContactAnswer => 'contact' in answer;

/** What the whole application came back with. */
export function failureIn(answer: ApplicationAnswer | undefined): ApplicationFailure | undefined {
  return answer === undefined || isContactAnswer(answer) ? undefined : answer;
}
