import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { addCv } from '#board/candidates/cvs/add-cv.ts';
import { deleteCv, LastCv } from '#board/candidates/cvs/delete-cv.ts';
import { deletePhoto, setPhoto } from '#board/candidates/photo/change-photo.ts';
import { CvNotFound } from '#board/candidates/cvs/read-cv.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { saveWholeProfile } from '#board/candidates/save-whole-profile.ts';
import type { Board } from '#board/context/board.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { requestContext } from '#site/request/context.ts';
import type { Refusals } from '#site/parts/uploads/use-field-errors.ts';
import { typedFields } from '#http/parse-form.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { saveInterruptedForm, signInAndResume } from '#site/parts/sign-in/interrupted-form.ts';
import type { Done } from './outcomes.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';

/** The errors of a refused form, with its typed values so that nothing is lost. */
export type ProfileFailure = {
  readonly errors: Refusals;
  readonly values: Readonly<Record<string, string>>;
  /** Seconds to wait before the next try. */
  readonly wait?: number | null;
};

const intents = ['save', 'set-photo', 'delete-photo', 'add-cv', 'delete-cv'] as const;
export type ProfileIntent = (typeof intents)[number];

/** Name under which the form is stored while the candidate signs in again. */
export const profileForm = 'profile';

/** Name under which unsaved values are stored while a file is sent or deleted. */
export const unsavedForm = 'profile.unsaved';

const profileFields = ['firstName', 'lastName', 'birthDate', 'nationality', 'studyLevelId'] as const;

/**
 * Handles the buttons of the profile page by `intent`. Each button ends in a redirect, so that a reload
 * repeats nothing. The page is a single form, so that typed values are sent together with a file; the page
 * then shows the values again.
 */
export async function saveProfile({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = readIntent(form, intents);
  if (context.get(requestContext).viewer.kind === 'visitor' && intent === 'save')
    throw await signInAndResume({
      context,
      request,
      target: url.pathname + url.search,
      name: profileForm,
      form,
      fields: profileFields,
    });
  const viewer = requireCandidate(context, url);
  if (intent === null) return data(failed(form), { status: 400 });
  try {
    const done = await carryOut(intent, form, context.get(requestContext).board, viewer);
    return doneAt(url, done, intent === 'save' ? [] : await keepUnsaved({ request, context }, form, viewer));
  } catch (error) {
    return data(failureOf(error, form), { status: 400 });
  }
}

async function carryOut(intent: ProfileIntent, form: FormData, board: Board, viewer: SignedInViewer): Promise<Done> {
  switch (intent) {
    case 'set-photo':
      await setPhoto(board, viewer, { photo: form.get('photo') });
      return 'photoSet';
    case 'delete-photo':
      await deletePhoto(board, viewer);
      return 'photoDeleted';
    case 'add-cv':
      await addCv(board, viewer, { cv: form.get('cv') });
      return 'added';
    case 'delete-cv':
      await deleteCv(board, viewer, textOf(form.get('id')));
      return 'deleted';
    case 'save':
      await saveWholeProfile(board, viewer, Object.fromEntries(form), {
        photo: fileOf(form, 'photo'),
        cv: fileOf(form, 'cv'),
      });
      return 'saved';
  }
}

/**
 * Returns the chosen file of a field. If none was chosen, the browser sends a file without a name (HTML,
 * 4.10.21.4).
 */
function fileOf(form: FormData, field: string): File | undefined {
  const value = form.get(field);
  return value instanceof File && value.name !== '' ? value : undefined;
}

/** Stores typed values that differ from the profile, because the next page must show them again. */
async function keepUnsaved(
  sent: Pick<ActionFunctionArgs, 'request' | 'context'>,
  form: FormData,
  viewer: SignedInViewer,
) {
  const profile = await readProfile(sent.context.get(requestContext).board, viewer);
  const isUnsaved = profileFields.some((name) => form.has(name) && form.get(name) !== String(profile[name] ?? ''));
  if (!isUnsaved) return [];
  return (await saveInterruptedForm({ ...sent, name: unsavedForm, form, fields: profileFields })).setCookie;
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** Reports an error of the whole form. */
function failed(form: FormData): ProfileFailure {
  return { errors: { cvs: 'cv.failed' }, values: typedFields(form, profileFields) };
}

function failureOf(error: unknown, form: FormData): ProfileFailure {
  const values = typedFields(form, profileFields);
  if (error instanceof InvalidInput) return { errors: error.fields, values };
  if (error instanceof LastCv || error instanceof CvNotFound) return { errors: { cvs: error.code }, values };
  throw error;
}

/** Redirects to the profile, which announces the outcome. */
export function doneAt(url: URL, done: Done, setCookie: readonly string[] = []): Response {
  const address = new URLSearchParams({ done });
  const to = returnTarget(url.searchParams.get('to'), '');
  if (to) address.set('to', to);
  const profile = `${addressOf(localeOf(url.pathname), '/espace-personnel/profil')}?${address}`;
  return redirect(profile, { status: 303, headers: setCookie.map((cookie) => ['Set-Cookie', cookie]) });
}
