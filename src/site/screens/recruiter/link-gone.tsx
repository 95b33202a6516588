import { useTranslations } from '#words/use-translations.ts';
import { ButtonLink } from '#site/parts/page/button-link.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { Lost } from '#site/scripts/lost.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { type Gone, statusOfGone } from './through-link.ts';

/** Shown in place of an application that is no longer available. */
export function LinkGone({ reason }: { reason: Gone }) {
  const t = useTranslations('recruiter.gone');
  return (
    <Lost stamp={String(statusOfGone(reason))} title={t(`title.${reason}`)}>
      <PageMeta title={t(`title.${reason}`)} description={t(`text.${reason}`)} search={null} />
      <p>{t(`text.${reason}`)}</p>
      <ButtonLink to={useAddress()('/')}>{t('home')}</ButtonLink>
    </Lost>
  );
}
