import { data, redirect } from 'react-router';
import {
  answerApplication,
  type AnswerInput,
  readAnswer,
  TooManyAnswers,
} from '#board/applications/recruiter/answer-application.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { typedFields } from '#http/parse-form.ts';
import { readIntent } from '#site/parts/uploads/read-form.ts';
import type { Refusals } from '#site/parts/uploads/use-field-errors.ts';
import type { Route } from './+types/received-page.ts';
import { receivedPage } from './received-address.ts';
import { throughLink } from './through-link.ts';

const intents = ['review', 'change', 'send'] as const;
const fields = ['answer', 'message'] as const;
export type AnswerIntent = (typeof intents)[number];

/** State in which the form is shown again: for review, for changes, or with an error. */
type Answering = {
  readonly form: 'answer';
  readonly review: AnswerInput | null;
  readonly values: Readonly<Partial<Record<string, string>>>;
  readonly errors: Refusals;
  readonly tooMany: boolean;
};

/**
 * Handles the recruiter's answer. It is first shown for review. Sending it ends in a redirect, so that a
 * reload sends nothing again.
 */
export async function saveAnswer({ context, params, url }: Route.ActionArgs, form: FormData) {
  const intent = readIntent(form, intents);
  const values = typedFields(form, fields);
  const back: Answering = { form: 'answer', review: null, values, errors: {}, tooMany: false };
  if (intent === null) return data(back, { status: 400 });
  if (intent === 'change') return back;
  try {
    const review = readAnswer({ answer: form.get('answer'), message: form.get('message') });
    if (intent === 'review') return { ...back, review };
    await throughLink(context, params.token, (board, { id }) => answerApplication(board, id, review));
    return redirect(`${receivedPage(url, params.token)}?done=answered#reponse`, 303);
  } catch (error) {
    if (error instanceof InvalidInput) return data({ ...back, errors: error.fields }, { status: 400 });
    if (error instanceof TooManyAnswers) return data({ ...back, tooMany: true }, { status: 409 });
    throw error;
  }
}
