import { redirectDocument, type RouterContextProvider } from 'react-router';
import { requestContext } from '#site/request/context.ts';
import { localeOf } from '#words/locale.ts';
import { isVisit } from '#site/request/is-visit.ts';
import { signInAddress, type WayIn } from '#site/routing/addresses.ts';

type Sent = {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  /** Name of the form, by which `takeInterruptedForm` finds it. */
  readonly name: string;
  readonly form: FormData;
  /** Fields of the form; other fields are dropped. */
  readonly fields: readonly string[];
};

type Resumed = Sent & {
  readonly target: string;
  /** `/connexion/choix` for a form that newcomers send too, who have no account yet. */
  readonly way?: Extract<WayIn, '/connexion' | '/connexion/choix'>;
};

/**
 * Answers a form whose sender is not signed in. The answer leads to the sign-in and then back to `target`,
 * where the form shows the typed texts again. Of a chosen file, only the name is stored.
 */
export async function signInAndResume({ target, way = '/connexion', ...sent }: Resumed): Promise<Response> {
  const kept = await saveInterruptedForm(sent);
  const address = signInAddress(localeOf(target), way, target, { kept: kept.claimToken });
  return redirectDocument(address, { status: 303, headers: kept.setCookie.map((cookie) => ['Set-Cookie', cookie]) });
}

/**
 * Stores the typed texts for this person until the form is shown again. The answer must contain the returned
 * `setCookie`.
 */
export function saveInterruptedForm({ context, request, name, form, fields }: Sent) {
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
  const { relyingParty, visitorKey } = context.get(requestContext);
  // Counts all robots, and all senders without a user agent, as one network.
  const sender = visitorKey()?.address ?? '';
  return relyingParty.interruptedForms.keep({ form: name, typed, sender }, request.headers.get('cookie'));
}

type Taken = {
  readonly kept: Readonly<Record<string, string>> | null;
  /** Response headers for the page. */
  readonly headers: Readonly<Record<string, string>>;
};

const nothing: Taken = { kept: null, headers: {} };

/**
 * Returns the texts that this candidate typed into the form before the session ended. The texts are returned
 * only once, and never for a prefetch.
 */
export async function takeInterruptedForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  name: string,
): Promise<Taken> {
  const cookies = request.headers.get('cookie');
  if (!cookies || !isVisit(request)) return nothing;
  const taken = await context.get(requestContext).relyingParty.interruptedForms.take(name, cookies);
  return taken ? { kept: taken.typed, headers: { 'Set-Cookie': taken.setCookie } } : nothing;
}
