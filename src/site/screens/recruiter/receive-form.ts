import { readForm } from '#site/parts/uploads/read-form.ts';
import type { Route } from './+types/received-page.ts';
import { saveAnswer } from './save-answer.ts';
import { isMessage, sendRecruiterMessage } from './send-recruiter-message.ts';

/** Handles the forms of the page: the answer with its review, and the next message of the exchange. */
export async function receiveForm(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  return isMessage(form) ? sendRecruiterMessage(args, form) : saveAnswer(args, form);
}
