import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import { Notice } from '#ui/notice.tsx';

type Props = { correction: readonly { readonly from: string; readonly to: string }[] };

/** The text found nothing as it was typed: says what was searched in its place. */
export function CorrectionNotice({ correction }: Props) {
  const t = useTranslations('search');
  const format = useFormats();
  const quoted = (words: string[]) => format.list(words.map((word) => t('correctionWord', { word })));
  return (
    <Notice tone="info">
      <p>
        {t('correction', {
          corrected: quoted(correction.map(({ to }) => to)),
          typed: quoted(correction.map(({ from }) => from)),
        })}
      </p>
    </Notice>
  );
}
