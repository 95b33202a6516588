import { useTranslations } from 'use-intl';
import { formats } from '#words/formats.ts';
import type { Locale } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';

/**
 * Words and formats of all cards of a page. A list reads them once for its cards: twenty cards read them 140
 * times, which took a tenth of the page's rendering.
 */
export type CardWords = {
  readonly locale: Locale;
  readonly t: ReturnType<typeof useTranslations<'offer'>>;
  readonly keep: ReturnType<typeof useTranslations<'offer.keep'>>;
  readonly format: (typeof formats)[Locale];
};

export function useCardWords(): CardWords {
  const locale = useLocale();
  return { locale, t: useTranslations('offer'), keep: useTranslations('offer.keep'), format: formats[locale] };
}
