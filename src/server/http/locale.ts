import { stringifySetCookie } from 'cookie';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { day, second } from '#durations.ts';
import { acceptedLanguages } from '#http/accept-language.ts';
import { pathOf } from '#http/address.ts';
import { readCookie } from '#http/cookies.ts';
import { localeCookie, localeOf, type Locale, locales } from '#words/locale.ts';

// As the router takes it: in any case, encoded or not. Everything else knows `/en` alone.
const englishAnyhow = /^\/(?:e|%[46]5)(?:n|%[46]e)(?=[/.?]|$)/i;

// As `chosenAddress` writes it.
const frenchChosen = /^\/\?(?:(.*)&)?lang=fr$/;

const year = (365 * day) / second;

/**
 * The root goes to the language that the visitor chose last (cookie), or else to the browser's; every other
 * address says its own language, so that a link shows the same page to everyone. Each page remembers its
 * language for a year.
 */
export function addLocale(app: FastifyInstance, secure: boolean): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    const [written] = englishAnyhow.exec(url) ?? [];
    // Whatever the method: 308 keeps it, and the form.
    if (written !== undefined && written !== '/en') return reply.redirect(`/en${url.slice(written.length)}`, 308);
  });
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const chosen = method === 'GET' ? frenchChosen.exec(url) : null;
    if (chosen === null) return;
    reply.header('Set-Cookie', keepLocale('fr', secure));
    return reply.redirect(chosen[1] === undefined ? '/' : `/?${chosen[1]}`, 302);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || pathOf(request.url) !== '/') return;
    if (wantedLocale(request.headers) === 'en')
      return reply.header('Vary', 'Cookie, Accept-Language').redirect(`/en${request.url.slice(1)}`, 302);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const cookie = localeCookieFor(request, { type: reply.getHeader('content-type'), secure });
    if (cookie !== null) reply.header('Set-Cookie', cookie);
    return payload;
  });
}

/** The language in which the root is shown to whoever sends these headers. */
function wantedLocale(headers: IncomingHttpHeaders): Locale {
  return chosenLocale(headers.cookie) ?? browserLocale(headers['accept-language']);
}

type Answered = { readonly type: unknown; readonly secure: boolean };

/** The cookie by which a page remembers its language; null for page data, or when the browser sent it. */
export function localeCookieFor(
  { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { type, secure }: Answered,
): string | null {
  if (method !== 'GET' || typeof type !== 'string' || !type.startsWith('text/html')) return null;
  const locale = localeOf(pathOf(url));
  if (chosenLocale(headers.cookie) === locale) return null;
  return keepLocale(locale, secure);
}

// Its name is the specification's (§2), which rules out __Host-; nothing secret is in it.
function keepLocale(value: Locale, secure: boolean): string {
  return stringifySetCookie({ name: localeCookie, value, path: '/', maxAge: year, sameSite: 'lax', secure });
}

/** Whether the root is shown in French to who asks: not where it leads on, to English or to itself. */
export function staysAtRoot(url: string, headers: IncomingHttpHeaders): boolean {
  return !frenchChosen.test(url) && wantedLocale(headers) === 'fr';
}

function chosenLocale(cookies: string | undefined): Locale | null {
  const value = readCookie(cookies, localeCookie);
  return value === 'fr' || value === 'en' ? value : null;
}

/**
 * The language that the browser likes best of those that the site speaks; French when it asks for neither.
 */
export function browserLocale(header: string | undefined): Locale {
  return acceptedLanguages(header, locales)[0] ?? 'fr';
}
