import { stringifySetCookie } from 'cookie';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { day, second } from '#durations.ts';
import { acceptedLanguages } from '#http/accept-language.ts';
import { pathOf } from '#http/address.ts';
import { readCookie } from '#http/cookies.ts';
import { liesOutside } from '#server/outer-cache/outer-cache.ts';
import { defaultLocale, languages, type Locale, localeCookie, localeNamed, localeOf, locales } from '#words/locale.ts';

/** Matches a prefix in any spelling that the router accepts: upper or lower case, encoded or not. */
const spellingsOf = (prefix: string): RegExp => {
  const letters = Array.from(prefix.slice(1), (letter) => {
    const codes = [letter, letter.toUpperCase()].map((one) => `%${one.charCodeAt(0).toString(16)}`);
    return `(?:${[letter, ...codes].join('|')})`;
  });
  return new RegExp(`^/${letters.join('')}(?=[/.?]|$)`, 'i');
};
const prefixes = locales.flatMap((locale) => {
  const { prefix } = languages[locale];
  return prefix === '' ? [] : [{ prefix, spellings: spellingsOf(prefix) }];
});

// Matches the address of the French home page as `chosenAddress` writes it.
const defaultChosen = new RegExp(`^/\\?(?:(.*)&)?lang=${defaultLocale}$`);

const year = (365 * day) / second;

/**
 * Redirects the root to the language that the visitor chose last (cookie), or else to the browser's language.
 * Every other address determines its language, so that a link shows the same page to everyone. Each page sets
 * the cookie to its language for a year.
 */
export function addLocale(app: FastifyInstance, secure: boolean): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    for (const { prefix, spellings } of prefixes) {
      const [written] = spellings.exec(url) ?? [];
      // Redirects with status 308, because a posted form must keep its method and body.
      if (written !== undefined && written !== prefix) return reply.redirect(prefix + url.slice(written.length), 308);
    }
  });
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const chosen = method === 'GET' ? defaultChosen.exec(url) : null;
    if (chosen === null) return;
    reply.header('Set-Cookie', keepLocale(defaultLocale, secure));
    return reply.redirect(chosen[1] === undefined ? '/' : `/?${chosen[1]}`, 302);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || pathOf(request.url) !== '/') return;
    // A frame of the office shows the French home page, whatever the browser of the editor prefers.
    if (request.headers['sec-fetch-dest'] === 'iframe') return;
    const { prefix } = languages[wantedLocale(request.headers)];
    if (prefix !== '')
      return reply.header('Vary', 'Cookie, Accept-Language').redirect(prefix + request.url.slice(1), 302);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const cookie = localeCookieFor(request, { type: reply.getHeader('content-type'), secure });
    if (cookie !== null && !liesOutside(reply.getHeaders())) reply.header('Set-Cookie', cookie);
    return payload;
  });
}

/** Returns the language in which a browser with these headers sees the root. */
function wantedLocale(headers: IncomingHttpHeaders): Locale {
  return chosenLocale(headers.cookie) ?? browserLocale(headers['accept-language']);
}

type Answered = { readonly type: unknown; readonly secure: boolean };

/**
 * Returns the cookie with the language of a page; null for page data, or if the browser already has the
 * cookie.
 */
export function localeCookieFor(
  { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { type, secure }: Answered,
): string | null {
  if (method !== 'GET' || typeof type !== 'string' || !type.startsWith('text/html')) return null;
  const locale = localeOf(pathOf(url));
  if (chosenLocale(headers.cookie) === locale) return null;
  return keepLocale(locale, secure);
}

// Returns the language cookie. Its name cannot have the prefix __Host-, because the specification (§2) sets
// the name; the cookie contains no secret.
function keepLocale(value: Locale, secure: boolean): string {
  return stringifySetCookie({ name: localeCookie, value, path: '/', maxAge: year, sameSite: 'lax', secure });
}

/**
 * Tells if the root shows a page. It redirects to another language, or to itself without `lang`, if this is
 * false.
 */
export function staysAtRoot(url: string, headers: IncomingHttpHeaders): boolean {
  return !defaultChosen.test(url) && wantedLocale(headers) === defaultLocale;
}

function chosenLocale(cookies: string | undefined): Locale | null {
  return localeNamed(readCookie(cookies, localeCookie));
}

/** Returns the language of the site that the browser prefers; French if it accepts none of them. */
export function browserLocale(header: string | undefined): Locale {
  return acceptedLanguages(header, locales)[0] ?? defaultLocale;
}
