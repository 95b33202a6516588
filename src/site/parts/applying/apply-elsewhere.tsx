import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { AnyIcon } from '#ui/any-icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './apply-section.module.css';

/** Shown for an offer without a recipient: a link to the company's own page, if the offer contains one. */
export function ApplyElsewhere({ url }: { url: string | null }) {
  const t = useTranslations('apply');
  const addressOf = useAddress();
  return (
    <Notice tone="info" title={t('elsewhere.title')}>
      <p>{t('elsewhere.text')}</p>
      <p className={styles.ways}>
        {url === null ? null : (
          <a className={buttonClass('primary')} href={url} rel="noopener nofollow" target="_blank">
            {t('elsewhere.apply')}
            <AnyIcon name="external" />
          </a>
        )}
        <a href={addressOf('/offres/recherche')}>{t('others')}</a>
      </p>
    </Notice>
  );
}
