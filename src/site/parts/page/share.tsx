import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { AnyIcon } from '#ui/any-icon.tsx';
import copyScript from './copy-link.ts?worker&url';
import styles from './share.module.css';

type Props = {
  /** The absolute address. */
  address: string;
  /** Subject of the e-mail. */
  subject: string;
};

/**
 * Shares a page by the visitor's own e-mail program. With scripts, it can also copy the address or open the
 * browser's share sheet.
 */
export function Share({ address, subject }: Props) {
  const t = useTranslations('share');
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`;
  return (
    <div className={styles.share}>
      <a className={buttonClass('quiet')} href={mail}>
        <AnyIcon name="external" />
        {t('mail')}
      </a>
      <button
        className={buttonClass('quiet')}
        type="button"
        data-scripted
        data-copy={address}
        data-copied={t('copied')}
        data-failed={t('failed')}
      >
        <AnyIcon name="file" />
        <span>{t('copy')}</span>
      </button>
      <button className={buttonClass('quiet')} type="button" data-share={address} data-title={subject}>
        <AnyIcon name="external" />
        {t('share')}
      </button>
      <output className="visually-hidden" />
      <script async type="module" src={copyScript} />
    </div>
  );
}
