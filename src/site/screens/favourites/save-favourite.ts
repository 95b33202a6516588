import { data, redirect } from 'react-router';
import { setReminders } from '#board/favourites/closing-reminders.ts';
import { writeNote } from '#board/favourites/write-note.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { isOfferId } from '#board/offers/offer-id.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { localeOf } from '#words/locale.ts';
import type { FieldCode } from '#words/field-code.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { senderOf } from '#site/parts/sign-in/typed-before.ts';
import type { Route } from './+types/favourites-page.ts';

const intents = ['note', 'reminders'] as const;
export type FavouriteIntent = (typeof intents)[number];

/**
 * A note that was refused, or that was sent after the session had ended. The page shows it as it was typed.
 */
export type NoteFailure = { readonly offer: number; readonly text: string; readonly code: FieldCode | null };

/**
 * Handles the forms of the list: a form saves a note, or turns reminders on or off. Each form ends in a
 * redirect.
 */
export async function saveFavourite({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const viewer = await senderOf({ context, request, url }, form, ['offer', 'note']);
  const { board } = context.get(requestContext);
  const [intent, offer] = [readIntent(form, intents), Number(form.get('offer'))];
  const page = url.searchParams.get('page');
  const done = (what: string, anchor: string) => {
    const query = new URLSearchParams({ done: what, ...(page && { page }) });
    return redirect(`${addressOf(localeOf(url.pathname), '/espace-personnel/favoris')}?${query}#${anchor}`, 303);
  };
  if (intent === 'reminders') {
    await setReminders(board, viewer, form.get('wanted') === 'yes');
    return done('reminders', 'rappels');
  }
  if (intent === null || !isOfferId(offer)) throw data(null, { status: 400 });
  try {
    await writeNote(board, viewer, offer, form.get('note') ?? undefined);
    return done('note', `note-${offer}`);
  } catch (error) {
    if (error instanceof OfferNotFound) return done('gone', '');
    if (error instanceof InvalidInput) return data(failureOf(error, form, offer), { status: 400 });
    throw error;
  }
}

function failureOf({ fields }: InvalidInput, form: FormData, offer: number): NoteFailure {
  const text = form.get('note');
  return { offer, text: typeof text === 'string' ? text : '', code: fields['note'] ?? 'field.invalid' };
}
