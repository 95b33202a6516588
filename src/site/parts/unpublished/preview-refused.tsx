import { useTranslations } from '#words/use-translations.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { ButtonLink } from '#site/parts/page/button-link.tsx';
import { Lost } from '#site/scripts/lost.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { type PreviewRefusal, previewStatus } from './through-preview.ts';

/** Shown if a link opens no preview. */
export function PreviewRefused({ reason }: { reason: PreviewRefusal }) {
  const t = useTranslations('previews.refused');
  return (
    <Lost stamp={String(previewStatus[reason])} title={t(`title.${reason}`)}>
      <PageMeta title={t(`title.${reason}`)} description={t(`text.${reason}`)} search={null} />
      <p>{t(`text.${reason}`)}</p>
      <ButtonLink to={useAddress()('/offres')}>{t('offers')}</ButtonLink>
    </Lost>
  );
}
