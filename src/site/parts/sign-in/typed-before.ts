import type { RouterContextProvider } from 'react-router';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { unlocalized } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { askToSignIn } from './require-candidate.ts';
import { signInKeepingForm, takeKeptForm } from './kept-form.ts';

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  readonly url: URL;
};

/**
 * Who sends a form of a personal page. Where the session has ended what was typed is kept, of the fields that
 * the page has, until `typedBefore` asks for it at the same address.
 * @throws a redirect to sign-in, and back to the page
 */
export async function senderOf(asked: Asked, form: FormData, fields: readonly string[]): Promise<SignedInViewer> {
  const { context, request, url } = asked;
  const { viewer } = context.get(requestContext);
  if (viewer.kind === 'candidate') return viewer;
  // A button alone stands on its page again.
  if (!fields.some((field) => form.has(field))) throw askToSignIn(url);
  throw await signInKeepingForm({ context, request, target: pageOf(url), name: formOf(url), form, fields });
}

/** What this candidate typed on the page before the session ended; given once. */
export function typedBefore({ context, request, url }: Asked) {
  return takeKeptForm(context, request, formOf(url));
}

/** A page has one kept form, whichever of its forms it was: its fields tell. */
const formOf = ({ pathname }: URL): string => unlocalized(pathname);

/** The page that the form stood on, without what it had to say about the form before. */
function pageOf({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  query.delete('done');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
