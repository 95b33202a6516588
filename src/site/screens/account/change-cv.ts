import { type ActionFunctionArgs, data } from 'react-router';
import { chooseDefaultCv } from '#board/candidates/cvs/choose-default-cv.ts';
import { CvNotFound } from '#board/candidates/cvs/read-cv.ts';
import { renameCv } from '#board/candidates/cvs/rename-cv.ts';
import { replaceCv } from '#board/candidates/cvs/replace-cv.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import type { Refusals } from '#site/parts/uploads/use-field-errors.ts';
import { senderOf } from '#site/parts/sign-in/typed-before.ts';
import type { Done } from './outcomes.ts';
import { doneAt } from './save-profile.ts';

export type CvFailure = { readonly errors: Refusals; readonly wait?: number | null };

const intents = ['rename', 'replace', 'prefer'] as const;
export type CvIntent = (typeof intents)[number];

/** Changes a CV by the button pressed on its page, and redirects to the profile. */
export async function changeCv({ request, context, params, url }: ActionFunctionArgs) {
  const form = await readForm(request);
  const viewer = await senderOf({ context, request, url }, form, ['name']);
  const intent = readIntent(form, intents);
  const { board } = context.get(requestContext);
  const id = params['id'] ?? '';
  const changes: Record<CvIntent, () => Promise<Done>> = {
    rename: () => renameCv(board, viewer, { id, name: form.get('name') }).then(() => 'renamed'),
    replace: () => replaceCv(board, viewer, { id, cv: form.get('cv') }).then(() => 'replaced'),
    prefer: () => chooseDefaultCv(board, viewer, id).then(() => 'preferred'),
  };
  if (intent === null) return data<CvFailure>({ errors: { cvs: 'cv.failed' } }, { status: 400 });
  try {
    return doneAt(url, await changes[intent]());
  } catch (error) {
    if (error instanceof CvNotFound) throw data(null, { status: 404 });
    if (error instanceof InvalidInput) return data<CvFailure>({ errors: error.fields }, { status: 400 });
    throw error;
  }
}
