import { useTranslations } from '#words/use-translations.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { buttonClass } from '#ui/button.tsx';
import { Lost } from '#site/scripts/lost.tsx';
import { PageMeta } from './page-meta.tsx';

/**
 * The not-found screen, also for a missing offer or company. It contains an English sentence in every
 * language, because programs recognise missing pages by this sentence.
 */
export function NotFound() {
  const t = useTranslations('errors');
  return (
    <Lost stamp="404" title={t('title')}>
      <PageMeta title={t('title')} description={t('forMachines')} search={null} robots="noindex" />
      <p>{t('description')}</p>
      <a className={buttonClass('primary')} href={useAddress()('/')}>
        {t('back')}
      </a>
    </Lost>
  );
}
