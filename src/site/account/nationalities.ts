import type { Reference } from '#board/reference/read-reference.ts';
import type { Locale } from '#words/locale.ts';

export type Choice = { readonly value: string; readonly label: string };

/** Countries by name, with France first: nearly every candidate is French. */
export function nationalities(reference: Reference, locale: Locale): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const codes = new Set(['FR', ...reference.countries.keys()]);
  const choices = [...codes].map((value) => ({ value, label: names.of(value) ?? value }));
  const order = new Intl.Collator(locale);
  return choices.toSorted(
    (a, b) => Number(b.value === 'FR') - Number(a.value === 'FR') || order.compare(a.label, b.label),
  );
}

/** Study levels, from below the baccalauréat upwards. */
export function studyLevels(reference: Reference, locale: Locale): Choice[] {
  return [...reference.studyLevels].map(([id, label]) => ({ value: String(id), label: label[locale] }));
}
