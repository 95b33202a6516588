import { useTranslations } from 'use-intl';
import { ButtonLink } from '../shell/button-link.tsx';
import { useAddress } from '../shell/addresses.ts';
import { Lost } from '../shell/lost.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { type Gone, statusOfGone } from './through-link.ts';

/** In the place of an application that is shown no more. */
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
