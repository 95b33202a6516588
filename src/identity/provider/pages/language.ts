import { acceptedLanguages } from '#http/accept-language.ts';
import { defaultLocale, type Locale, localeNamed, locales } from '#words/locale.ts';
import { type PolicyKind, signInPolicies } from '#identity/provider/protocol/policies.ts';

export type LanguageHints = {
  readonly chosen?: string | null | undefined; // Parameter of the language link on the page itself.
  readonly uiLocales?: unknown; // OpenID Connect Core §3.1.2.1: languages in order of preference.
  readonly policy?: PolicyKind | undefined;
  readonly acceptLanguage?: string | undefined;
};

/**
 * Returns the language that the address of a request names. Without one, the language of the policy or the
 * browser decides; the last choice is French.
 */
export function languageOfAddress({ searchParams }: URL, others: Pick<LanguageHints, 'policy' | 'acceptLanguage'>) {
  return languageOf({ chosen: searchParams.get('lang'), uiLocales: searchParams.get('ui_locales'), ...others });
}

/** Returns the first language of `ui_locales` in which the pages exist. */
export function askedLanguage(uiLocales: unknown): Locale | null {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(/\s+/) : [];
  return asked.map(known).find((language) => language !== null) ?? null;
}

/**
 * Returns the language of a page: the one chosen on the page, else that of the site's request, else that of
 * the policy, else that of the browser, else French.
 */
export function languageOf({ chosen, uiLocales, policy, acceptLanguage }: LanguageHints): Locale {
  return (
    known(chosen) ??
    askedLanguage(uiLocales) ??
    languageOfPolicy(policy) ??
    acceptedLanguages(acceptLanguage, locales)[0] ??
    defaultLocale
  );
}

function known(tag: string | null | undefined): Locale | null {
  return localeNamed(tag?.trim().slice(0, 2).toLowerCase());
}

function languageOfPolicy(policy: PolicyKind | undefined): Locale | null {
  return locales.find((locale) => signInPolicies[locale] === policy) ?? null;
}
