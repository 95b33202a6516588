import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasskeyForm, type PasskeyQuestion } from '#identity/provider/pages/passkey-form.tsx';
import { type Frame, renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import styles from '#identity/provider/pages/sheet.module.css';

type Offer = {
  readonly question: PasskeyQuestion | null;
  readonly isRefused: boolean;
  /** Address that continues to the site without a passkey. */
  readonly later: string;
};

/** Offers a passkey to a person who has just signed in by password. */
export function passkeyOfferPage(frame: Frame, offer: Offer): string {
  return renderSheet(frame, <PasskeyOfferPage frame={frame} {...offer} />);
}

function PasskeyOfferPage({ frame, question, isRefused, later }: Offer & { frame: Frame }) {
  const t = useTranslations('identity.passkey');
  return (
    <Sheet frame={frame} title={t('offer.title')} lead={t('what')} scripts={['passkeys']}>
      {isRefused ? <Notice tone="error">{t('failed')}</Notice> : null}
      {question ? <PasskeyForm question={question} send={t('add')} /> : null}
      <div className={styles.services}>
        <a className={clsx(buttonClass('secondary'), styles.wide)} href={later}>
          {t('offer.later')}
        </a>
      </div>
      {frame.isOfStaff ? null : (
        <div className={styles.others}>
          <p>{t('offer.note')}</p>
        </div>
      )}
    </Sheet>
  );
}
