import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';

/** Euros a month: one amount, or the range from the lowest to the highest. */
export function AllowanceSpan({ least, most }: { readonly least: number; readonly most: number }) {
  const t = useTranslations('destinations');
  const { euros } = useFormats();
  if (least === most) return t('monthly', { amount: euros(least) });
  return t('monthlyFrom', { least: euros(least), most: euros(most) });
}
