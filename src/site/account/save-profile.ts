import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { addCv } from '#board/candidates/add-cv.ts';
import { deleteCv, LastCv } from '#board/candidates/delete-cv.ts';
import { CvNotFound } from '#board/candidates/read-cv.ts';
import { updateProfile } from '#board/candidates/update-profile.ts';
import { InvalidInput } from '#board/invalid-input.ts';
import type { SignedIn } from '#board/viewer.ts';
import { returnTarget } from '#identity/relying-party/return-target.ts';
import { boardContext } from '../context.ts';
import { readForm, typedFields } from '../documents/read-form.ts';
import { localeOf, localized } from '../i18n/locale.ts';
import { requireCandidate } from '../sign-in/require-candidate.ts';

/** What went wrong, and what was typed: nothing is lost. */
export type ProfileFailure = {
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
};

type Done = 'saved' | 'added' | 'deleted';

/** Each form of the profile page says what it wants in `intent`; each ends in a redirect, so that a reload repeats nothing. */
export async function saveProfile({ request, context, url }: ActionFunctionArgs) {
  const viewer = requireCandidate(context, url);
  const form = await readForm(request);
  try {
    return doneAt(url, await carryOut(form, viewer, { context, url }));
  } catch (error) {
    return data(failureOf(error, form), { status: 400 });
  }
}

async function carryOut(
  form: FormData,
  viewer: SignedIn,
  { context }: Pick<ActionFunctionArgs, 'context' | 'url'>,
): Promise<Done> {
  const board = context.get(boardContext);
  switch (form.get('intent')) {
    case 'add-cv':
      await addCv(board, viewer, { cv: form.get('cv') });
      return 'added';
    case 'delete-cv':
      await deleteCv(board, viewer, textOf(form.get('id')));
      return 'deleted';
    default:
      await updateProfile(board, viewer, Object.fromEntries(form));
      return 'saved';
  }
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

function failureOf(error: unknown, form: FormData): ProfileFailure {
  const values = typedFields(form);
  if (error instanceof InvalidInput) return { errors: error.fields, values };
  if (error instanceof LastCv || error instanceof CvNotFound) return { errors: { cvs: error.code }, values };
  throw error;
}

function doneAt(url: URL, done: Done): Response {
  const address = new URLSearchParams({ done });
  const to = returnTarget(url.searchParams.get('to'), '');
  if (to) address.set('to', to);
  return redirect(`${localized(localeOf(url.pathname), '/espace-personnel/profil')}?${address}`, 303);
}
