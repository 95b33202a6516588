import type { Locale } from '#words/locale.ts';

/** Word to type in order to delete the account. */
export const confirmation: Readonly<Record<Locale, string>> = { fr: 'SUPPRIMER', en: 'DELETE' };

/**
 * Tells if the word was typed. The word of either language is accepted, because a person may read the page in
 * one language and send it in the other.
 */
export function isErasureConfirmed(typed: string | undefined): boolean {
  const word = typed?.trim().toUpperCase();
  return Object.values(confirmation).some((one) => one === word);
}
