import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';

type Props = {
  readonly least: number;
  readonly most: number;
  /** True if the list says above that amounts are for a month. */
  readonly bare?: boolean;
};

/** Euros a month: one amount, or the range from the lowest to the highest. */
export function AllowanceSpan({ least, most, bare = false }: Props) {
  const t = useTranslations('destinations');
  const { euros } = useFormats();
  if (least === most) return bare ? euros(least) : t('monthly', { amount: euros(least) });
  return t(bare ? 'range' : 'monthlyFrom', { least: euros(least), most: euros(most) });
}
