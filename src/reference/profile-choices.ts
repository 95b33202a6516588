import { nationalities } from './nationalities.ts';
import type { Reference } from './read-reference.ts';
import type { Locale } from '#words/locale.ts';

export type ProfileChoice = { readonly value: string; readonly label: string };

/** Lists nationalities by name, French first, because nearly every candidate is French. */
export function nationalityChoices(locale: Locale): ProfileChoice[] {
  const choices = [...nationalities].map(([value, label]) => ({ value, label: label[locale] }));
  const order = new Intl.Collator(locale);
  return choices.toSorted(
    (a, b) => Number(b.value === 'FR') - Number(a.value === 'FR') || order.compare(a.label, b.label),
  );
}

/** Lists study levels, from below the baccalauréat upwards. */
export function studyLevelChoices(reference: Reference, locale: Locale): ProfileChoice[] {
  return [...reference.studyLevels].map(([id, label]) => ({ value: String(id), label: label[locale] }));
}
