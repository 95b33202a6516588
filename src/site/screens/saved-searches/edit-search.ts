import { data, redirect } from 'react-router';
import { changeAlert } from '#board/alerts/change-alert.ts';
import { closeFeed, openFeed } from '#board/alerts/feed-key.ts';
import type { Board } from '#board/context/board.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { renameSearch } from '#board/saved-searches/rename-search.ts';
import { SavedSearchNotFound } from '#board/saved-searches/saved-search-not-found.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { typedFields } from '#http/parse-form.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { senderOf } from '#site/parts/sign-in/typed-before.ts';
import type { Route } from './+types/edit-search-page.ts';

type Typed = Readonly<Partial<Record<string, string>>>;
type Change = {
  readonly done: string;
  readonly make: (board: Board, viewer: Viewer, id: string, typed: Typed) => Promise<void>;
};

const changes = {
  rename: { done: 'renamed', make: (board, viewer, id, { name }) => renameSearch(board, viewer, id, name) },
  alert: {
    done: 'alert',
    make: (board, viewer, id, { frequency, hour, timeZone }) =>
      changeAlert(board, viewer, id, { frequency, hour, timeZone }),
  },
  openFeed: { done: 'feedOpened', make: openFeed },
  closeFeed: { done: 'feedClosed', make: closeFeed },
} as const satisfies Record<string, Change>;

export type EditIntent = keyof typeof changes;
const intents = Object.keys(changes).filter((name): name is EditIntent => Object.hasOwn(changes, name));

const fields = ['name', 'frequency', 'hour', 'timeZone'];

/** Handles the forms of a saved search; a refused name is shown again as typed. */
export async function editSearch({ request, context, params, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const viewer = await senderOf({ context, request, url }, form, fields);
  const [intent, typed] = [readIntent(form, intents), typedFields(form, fields)];
  if (intent === null) throw data(null, { status: 400 });
  const { done, make }: Change = changes[intent];
  try {
    await make(context.get(requestContext).board, viewer, params.id, typed);
    return redirect(`${url.pathname}?done=${done}`, 303);
  } catch (error) {
    if (error instanceof SavedSearchNotFound) throw data(null, { status: 404 });
    if (error instanceof InvalidInput) return data({ errors: error.fields, name: typed['name'] }, { status: 400 });
    throw error;
  }
}
