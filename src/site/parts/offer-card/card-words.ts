import { useTranslations } from '#words/use-translations.ts';
import { formats } from '#words/formats.ts';
import type { Locale } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import { useShownViewer } from '#site/request/root-data.ts';

/**
 * Texts and formats of the cards of a page. A list reads them once for all its cards: twenty cards used to
 * read them 140 times, which took a tenth of the time to render the page.
 */
export type CardWords = {
  readonly locale: Locale;
  readonly t: ReturnType<typeof useTranslations<'offer'>>;
  readonly keep: ReturnType<typeof useTranslations<'offer.keep'>>;
  readonly format: (typeof formats)[Locale];
  /** True if the favourites of the reader are in the browser's cookie. */
  readonly isVisitor: boolean;
};

export function useCardWords(): CardWords {
  const locale = useLocale();
  const isVisitor = useShownViewer() === null;
  const [t, keep] = [useTranslations('offer'), useTranslations('offer.keep')];
  return { locale, t, keep, format: formats[locale], isVisitor };
}
