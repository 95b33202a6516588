import { data, redirect } from 'react-router';
import { removeSearch, restoreSearch } from '#board/saved-searches/remove-search.ts';
import { SavedSearchNotFound } from '#board/saved-searches/saved-search-not-found.ts';
import { SearchNotSaved } from '#board/saved-searches/saved-search-policy.ts';
import { typedFields } from '#http/parse-form.ts';
import { localeOf } from '#words/locale.ts';
import { boardContext } from '../context.ts';
import { readForm, readIntent } from '../documents/read-form.ts';
import { addressOf } from '../shell/addresses.ts';
import { requireCandidate } from '../sign-in/require-candidate.ts';
import type { Route } from './+types/searches-page.ts';

const intents = ['remove', 'restore'] as const;
export type SearchesIntent = (typeof intents)[number];

const changes = { remove: removeSearch, restore: restoreSearch };
const outcomes = { remove: 'removed', restore: 'restored' };

/** The forms of the list: a search is taken away, or brought back. */
export async function changeSearches({ request, context, url }: Route.ActionArgs) {
  const viewer = requireCandidate(context, url);
  const form = await readForm(request);
  const [intent, { id = '' }] = [readIntent(form, intents), typedFields(form)];
  if (intent === null) throw data(null, { status: 400 });
  const done = await changes[intent](context.get(boardContext), viewer, id).then(
    () => outcomes[intent],
    (error: unknown) => {
      if (error instanceof SavedSearchNotFound) return 'gone';
      if (error instanceof SearchNotSaved) return error.reason;
      throw error;
    },
  );
  const list = addressOf(localeOf(url.pathname), '/espace-personnel/recherches');
  return redirect(`${list}?${new URLSearchParams({ done, ...(done === 'removed' && { recherche: id }) })}`, 303);
}
