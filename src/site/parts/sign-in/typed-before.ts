import type { RouterContextProvider } from 'react-router';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { unlocalized } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { askToSignIn } from './require-candidate.ts';
import { signInAndResume, takeInterruptedForm } from './interrupted-form.ts';

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  readonly url: URL;
};

/**
 * Returns the sender of a form on a personal page. If the session has ended, the function stores the fields
 * of the page, until `typedBefore` reads them at the same address.
 * @throws a redirect to sign-in and back to the page
 */
export async function senderOf(asked: Asked, form: FormData, fields: readonly string[]): Promise<SignedInViewer> {
  const { context, request, url } = asked;
  const { viewer } = context.get(requestContext);
  if (viewer.kind === 'candidate') return viewer;
  // Stores nothing for a form without texts, because nothing can be lost.
  if (!fields.some((field) => form.has(field))) throw askToSignIn(url);
  throw await signInAndResume({ context, request, target: pageOf(url), name: formOf(url), form, fields });
}

/**
 * Returns the texts that this candidate typed on the page before the session ended. They are returned only
 * once.
 */
export function typedBefore({ context, request, url }: Asked) {
  return takeInterruptedForm(context, request, formOf(url));
}

/** Name of the stored form: the page. If a page has several forms, the fields tell which of them was sent. */
const formOf = ({ pathname }: URL): string => unlocalized(pathname);

/**
 * Returns the address of the form's page, without the parameter that shows the outcome of an earlier form.
 */
function pageOf({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  query.delete('done');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
