import { createTranslator } from 'use-intl/core';
import { ApiProblem } from '#api/transport/api-problem.ts';
import { AccountErased, AccountUnavailable } from '#board/candidates/account-unavailable.ts';
import { AccountOfStaff } from '#board/sign-in/refuse-staff.ts';
import { AddressUnproven, WrongCredentials } from '#identity/both-sides/password-authorization.ts';
import { TooManyAttempts } from '#identity/provider/accounts/attempts.ts';
import { PasswordsElsewhere } from '#identity/relying-party/sign-in/local-sign-in.ts';
import { ProviderUnreachable } from '#identity/relying-party/connection/provider-connections.ts';
import { languages, type Locale } from '#words/locale.ts';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: fr }),
  en: createTranslator({ locale: languages.en.intl, messages: en }),
};

/**
 * Translates a refused sign-in for programs. The texts come from the error catalogue (specification §8) if it
 * has them. Any other error is returned unchanged.
 */
export function authProblem(error: unknown, locale: Locale): unknown {
  const t = words[locale];
  if (error instanceof WrongCredentials) return problem(401, error, t('shell.error.title'));
  if (error instanceof AccountUnavailable)
    return problem(403, error, t.markup('shell.error.accountUnavailable', { write: plain }));
  if (error instanceof AccountErased) return problem(403, error, t('shell.news.accountDeleted'));
  if (error instanceof AccountOfStaff)
    return problem(403, error, 'This account is that of a member of the staff, who signs in at /bureau.');
  if (error instanceof AddressUnproven)
    return problem(403, error, 'Sign in at /connexion once: the address is proven there.');
  if (error instanceof PasswordsElsewhere)
    return problem(403, error, 'Passwords are asked for by another identity provider: sign in at /connexion.');
  if (error instanceof TooManyAttempts)
    return problem(429, error, 'Too many attempts: wait as long as Retry-After says.', error.retryAfterSeconds);
  if (error instanceof ProviderUnreachable) return problem(503, error, t('shell.error.loginFailed'), 10);
  return error;
}

function problem(status: number, { code }: { readonly code: string }, message: string, retryAfter = 0) {
  return new ApiProblem(status, { code, message, ...(retryAfter && { headers: { 'Retry-After': `${retryAfter}` } }) });
}

/** Returns linked words without their link, because programs get plain text. */
const plain = (linked: string): string => linked;
