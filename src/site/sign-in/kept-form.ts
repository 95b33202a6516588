import { redirectDocument, type RouterContextProvider } from 'react-router';
import { relyingPartyContext } from '../context.ts';
import { typedFields } from '#http/parse-form.ts';
import { localeOf } from '#words/locale.ts';
import { signInAddress } from '../shell/addresses.ts';

type Sent = {
  readonly context: Readonly<RouterContextProvider>;
  /** Where the form stands. */
  readonly target: string;
  /** Names the form for `takeKeptForm`. */
  readonly name: string;
  readonly form: FormData;
};

/**
 * The answer to a form whose session has ended: off to sign in, and back to the form, which then holds what
 * was typed. Of a file only the name can be kept.
 */
export async function signInKeepingForm({ context, target, name, form }: Sent): Promise<Response> {
  const files = [...form].flatMap(([field, value]) =>
    value instanceof File && value.size > 0 ? [[field, value.name.slice(0, 255)] as const] : [],
  );
  const typed = { ...typedFields(form), ...Object.fromEntries(files) };
  const setCookie = await context.get(relyingPartyContext).keptForms.keep(name, typed);
  const address = signInAddress(localeOf(target), '/connexion', target);
  return redirectDocument(address, { status: 303, headers: setCookie.map((cookie) => ['Set-Cookie', cookie]) });
}

/**
 * What was typed into the form of this name before its session ended; it is given once, and not to a page
 * fetched ahead of a click.
 */
export async function takeKeptForm(
  context: Readonly<RouterContextProvider>,
  { method, headers }: Request,
  name: string,
): Promise<Readonly<Record<string, string>> | null> {
  const cookies = headers.get('cookie');
  const ahead = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  if (!cookies || method !== 'GET' || ahead.includes('prefetch')) return null;
  return context.get(relyingPartyContext).keptForms.take(name, cookies);
}
