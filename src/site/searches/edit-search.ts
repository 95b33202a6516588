import { data, redirect } from 'react-router';
import { InvalidInput } from '#board/invalid-input.ts';
import { renameSearch } from '#board/saved-searches/rename-search.ts';
import { SavedSearchNotFound } from '#board/saved-searches/saved-search-not-found.ts';
import { typedFields } from '#http/parse-form.ts';
import { boardContext } from '../context.ts';
import { readForm } from '../documents/read-form.ts';
import { requireCandidate } from '../sign-in/require-candidate.ts';
import type { Route } from './+types/edit-search-page.ts';

/** Renames a saved search; a name that is refused comes back as it was typed. */
export async function editSearch({ request, context, params, url }: Route.ActionArgs) {
  const viewer = requireCandidate(context, url);
  const { name } = typedFields(await readForm(request));
  try {
    await renameSearch(context.get(boardContext), viewer, params.id, name);
    return redirect(`${url.pathname}?done=renamed`, 303);
  } catch (error) {
    if (error instanceof SavedSearchNotFound) throw data(null, { status: 404 });
    if (error instanceof InvalidInput) return data({ errors: error.fields, name }, { status: 400 });
    throw error;
  }
}
