import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import type { ArchiveRefused } from '#board/privacy/archive-turns.ts';
import { buttonClass } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { waitOf } from '#words/wait.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';

export type ArchiveRefusalProps = Pick<ArchiveRefused, 'why' | 'seconds'>;

/** Says why an archive is not available now, and when it will be. */
export function ArchiveRefusal() {
  const t = useTranslations('privacy.mine.exportRefused');
  const { why, seconds } = useLoaderData<ArchiveRefusalProps>();
  const words = why === 'running' ? t('running') : t('often', waitOf(seconds));
  return (
    <Page title={t('title')} lead={words} narrow>
      <PageMeta title={t('title')} description={words} />
      <p>
        <a className={buttonClass('primary')} href={useAddress()('/espace-personnel/donnees')}>
          {t('back')}
        </a>
      </p>
    </Page>
  );
}
