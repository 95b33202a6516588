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
 * The sender of a form of a personal page. If the session has ended, the page's fields are stored until
 * `typedBefore` reads them at the same address.
 * @throws a redirect to sign-in and back to the page
 */
export async function senderOf(asked: Asked, form: FormData, fields: readonly string[]): Promise<SignedInViewer> {
  const { context, request, url } = asked;
  const { viewer } = context.get(requestContext);
  if (viewer.kind === 'candidate') return viewer;
  // A form without texts has nothing to store.
  if (!fields.some((field) => form.has(field))) throw askToSignIn(url);
  throw await signInAndResume({ context, request, target: pageOf(url), name: formOf(url), form, fields });
}

/** The texts that this candidate typed on the page before the session ended; returned once. */
export function typedBefore({ context, request, url }: Asked) {
  return takeInterruptedForm(context, request, formOf(url));
}

/** A page has one interrupted form; its fields tell which of the page's forms it was. */
const formOf = ({ pathname }: URL): string => unlocalized(pathname);

/** The address of the form's page, without its earlier message about the form. */
function pageOf({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  query.delete('done');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
