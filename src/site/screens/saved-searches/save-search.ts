import { redirect, type RouterContextProvider } from 'react-router';
import { beginAlert } from '#board/alerts/begin-alert.ts';
import { SearchNotSaved } from '#board/saved-searches/saved-search-policy.ts';
import { saveSearch } from '#board/saved-searches/save-search.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { typedFields } from '#http/parse-form.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import { signInAndResume, takeInterruptedForm } from '#site/parts/sign-in/interrupted-form.ts';
import type { Route } from './+types/save-search.ts';

export const handle = defineScreen({ hydrate: true, robots: 'noindex' });

const keptForm = 'save search';
const fields = ['address', 'alert', 'timeZone'];

/**
 * `/espace-personnel/recherches/enregistrer`: the form that saves a search posts to this address. Visitors
 * sign in or create an account first.
 */
export async function action({ request, context, url }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request);
  const { viewer } = context.get(requestContext);
  if (viewer.kind === 'candidate') return redirect(await save(context, viewer, url, typedFields(form, fields)), 303);
  const way = '/connexion/choix';
  return signInAndResume({ context, request, target: url.pathname, way, name: keptForm, form, fields });
}

/** Saves the search of a visitor who had to sign in first. Any other GET request redirects to the list. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const viewer = requireCandidate(context, url);
  const { kept, headers } = await takeInterruptedForm(context, request, keptForm);
  const list = addressOf(localeOf(url.pathname), '/espace-personnel/recherches');
  return redirect(kept === null ? list : await save(context, viewer, url, kept), { status: 303, headers });
}

type Typed = Readonly<Partial<Record<string, string>>>;

/**
 * Saves the search, and starts an alert if the form asks for one.
 * @returns the address of the page that shows the outcome
 */
async function save(context: Readonly<RouterContextProvider>, viewer: SignedInViewer, url: URL, sent: Typed) {
  const locale = localeOf(url.pathname);
  const { address = '', alert, timeZone } = sent;
  const { board } = context.get(requestContext);
  try {
    const id = await saveSearch(board, viewer, { address, locale, timeZone });
    if (alert) await beginAlert(board, viewer, id);
    return `${addressOf(locale, '/espace-personnel/recherches/:id', { id })}?done=${alert ? 'begun' : 'saved'}`;
  } catch (error) {
    if (!(error instanceof SearchNotSaved)) throw error;
    return `${addressOf(locale, '/espace-personnel/recherches')}?done=${error.reason}`;
  }
}
