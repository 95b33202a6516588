import { readCookie } from '#http/cookies.ts';
import { chosenAddress, defaultLocale, type Locale, localeCookie } from '#words/locale.ts';

type Asked = { readonly locale: Locale; readonly cookieHeader: string | null };

/**
 * Where a sign-in leads that began in a language: the root alone says none, and goes by the cookie or the
 * browser. Who began in French on an address that is no page, such as `/mot-de-passe`, would end in English.
 */
export function wayBack(to: string, { locale, cookieHeader }: Asked): string {
  return locale === defaultLocale && readCookie(cookieHeader, localeCookie) !== defaultLocale ? chosenAddress(to) : to;
}
