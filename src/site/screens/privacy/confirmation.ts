import type { Locale } from '#words/locale.ts';

/** What one types to delete the account. */
export const confirmation: Readonly<Record<Locale, string>> = { fr: 'SUPPRIMER', en: 'DELETE' };

/** Whether it was typed, in either language: a page may have been read in one and sent in the other. */
export function isErasureConfirmed(typed: string | undefined): boolean {
  const word = typed?.trim().toUpperCase();
  return Object.values(confirmation).some((one) => one === word);
}
