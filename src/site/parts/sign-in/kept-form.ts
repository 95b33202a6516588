import { redirectDocument, type RouterContextProvider } from 'react-router';
import { requestContext } from '#site/request/context.ts';
import { localeOf } from '#words/locale.ts';
import { isVisit } from '#site/request/is-visit.ts';
import { signInAddress } from '#site/routing/addresses.ts';

type Sent = {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  /** Names the form for `takeKeptForm`. */
  readonly name: string;
  readonly form: FormData;
  /** The fields that the form has: what else is sent is not kept. */
  readonly fields: readonly string[];
};

/**
 * The answer to a form whose session has ended: off to sign in, and back to `target`, where the form stands
 * and then holds what was typed. Of a file only the name can be kept.
 */
export async function signInKeepingForm({ target, ...sent }: Sent & { readonly target: string }): Promise<Response> {
  const kept = await keepForm(sent);
  const address = signInAddress(localeOf(target), '/connexion', target, { kept: kept.ticket });
  return redirectDocument(address, { status: 303, headers: kept.setCookie.map((cookie) => ['Set-Cookie', cookie]) });
}

/** Keeps what was typed for this person, until the form is shown again: `setCookie` goes with the answer. */
export function keepForm({ context, request, name, form, fields }: Sent) {
  const files = [...form].flatMap(([field, value]) =>
    value instanceof File && value.size > 0 && fields.includes(field)
      ? [[field, value.name.slice(0, 255)] as const]
      : [],
  );
  const texts = fields.flatMap((field) => {
    const value = form.get(field);
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  const typed = Object.fromEntries([...texts, ...files]);
  // Those who send no name of a browser, and robots, count as one network.
  const sender = context.get(requestContext).visitorKey()?.address ?? '';
  const { keptForms } = context.get(requestContext).relyingParty;
  return keptForms.keep({ form: name, typed, sender }, request.headers.get('cookie'));
}

type Taken = {
  readonly kept: Readonly<Record<string, string>> | null;
  /** To be sent with the page. */
  readonly headers: Readonly<Record<string, string>>;
};

const nothing: Taken = { kept: null, headers: {} };

/**
 * What this candidate typed into the form of this name before their session ended; it is given once, and not
 * to a page fetched ahead of a click.
 */
export async function takeKeptForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  name: string,
): Promise<Taken> {
  const cookies = request.headers.get('cookie');
  if (!cookies || !isVisit(request)) return nothing;
  const taken = await context.get(requestContext).relyingParty.keptForms.take(name, cookies);
  return taken ? { kept: taken.typed, headers: { 'Set-Cookie': taken.setCookie } } : nothing;
}
