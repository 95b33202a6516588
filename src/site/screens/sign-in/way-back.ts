import { readCookie } from '#http/cookies.ts';
import { chosenAddress, defaultLocale, type Locale, localeCookie } from '#words/locale.ts';

type Asked = { readonly locale: Locale; readonly cookieHeader: string | null };

/**
 * Returns the target of a sign-in, with its language. The address of the French home page contains no
 * language, so the cookie or the browser would choose one. A sign-in that began in French at an address
 * without a page, such as `/mot-de-passe`, might then end in English.
 */
export function wayBack(to: string, { locale, cookieHeader }: Asked): string {
  return locale === defaultLocale && readCookie(cookieHeader, localeCookie) !== defaultLocale ? chosenAddress(to) : to;
}
