import { data, redirect } from 'react-router';
import { requestConsentAgain, RequestedTooOften } from '#board/alerts/request-consent.ts';
import { pauseAlerts, resumeAlerts } from '#board/alerts/pause-alerts.ts';
import type { Board } from '#board/context/board.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { removeSearch, restoreSearch } from '#board/saved-searches/remove-search.ts';
import { SavedSearchNotFound } from '#board/saved-searches/saved-search-not-found.ts';
import { SearchNotSaved } from '#board/saved-searches/saved-search-policy.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { typedFields } from '#http/parse-form.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { senderOf } from '#site/parts/sign-in/typed-before.ts';
import type { Route } from './+types/searches-page.ts';

type Typed = Readonly<Partial<Record<string, string>>>;
type Change = { readonly done: string; readonly make: (board: Board, viewer: Viewer, typed: Typed) => Promise<void> };

const changes = {
  remove: { done: 'removed', make: (board, viewer, { id = '' }) => removeSearch(board, viewer, id) },
  restore: { done: 'restored', make: (board, viewer, { id = '' }) => restoreSearch(board, viewer, id) },
  ask: { done: 'asked', make: requestConsentAgain },
  pause: { done: 'paused', make: (board, viewer, { until }) => pauseAlerts(board, viewer, until) },
  resume: { done: 'resumed', make: resumeAlerts },
} as const satisfies Record<string, Change>;

export type SearchesIntent = keyof typeof changes;
const intents = Object.keys(changes).filter((name): name is SearchesIntent => Object.hasOwn(changes, name));

/**
 * Handles the forms of the list: removes or restores a search, pauses all alerts, sends a consent request.
 */
export async function changeSearches({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const viewer = await senderOf({ context, request, url }, form, ['until']);
  const [intent, typed] = [readIntent(form, intents), typedFields(form, ['id', 'until'])];
  if (intent === null) throw data(null, { status: 400 });
  const { done: success, make }: Change = changes[intent];
  const done = await make(context.get(requestContext).board, viewer, typed).then(() => success, refusalOf);
  const list = addressOf(localeOf(url.pathname), '/espace-personnel/recherches');
  return redirect(
    `${list}?${new URLSearchParams({ done, ...(done === 'removed' && { recherche: typed['id'] ?? '' }) })}`,
    303,
  );
}

function refusalOf(error: unknown): string {
  if (error instanceof SavedSearchNotFound) return 'gone';
  if (error instanceof SearchNotSaved) return error.reason;
  if (error instanceof RequestedTooOften) return 'askedTooOften';
  if (error instanceof InvalidInput) return 'noDay';
  throw error;
}
