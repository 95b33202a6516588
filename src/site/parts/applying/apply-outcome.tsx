import { useLocation } from 'react-router';
import { useLocale } from '#words/use-locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { maxAge, minAge } from '#board/candidates/age.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SentBefore } from '#board/applications/application-target.ts';
import { HandedOver } from '#site/parts/applications/handed-over.tsx';
import { completionAddress, useAddress } from '#site/routing/addresses.ts';
import styles from './apply-section.module.css';
import type { ApplyState } from './apply-state.ts';

type AppliedProps = { sent: boolean; application: SentBefore | null; before: string };

/**
 * The confirmation of an application. On a later visit, it shows the earlier application with the text
 * `before`.
 */
export function Applied({ sent, application, before }: AppliedProps) {
  const t = useTranslations('apply');
  const addressOf = useAddress();
  return (
    <Notice tone={sent ? 'success' : 'info'} title={sent ? t('sent') : before}>
      {application === null ? null : (
        <p>
          <HandedOver {...application} />
        </p>
      )}
      {sent && application !== null ? (
        <p className={styles.answered}>{t('answeredAt', { email: application.email })}</p>
      ) : null}
      {sent ? <p>{t('sentNext')}</p> : null}
      <p className={styles.ways}>
        {application === null ? (
          <a href={addressOf('/espace-personnel/candidatures')}>{t('mine')}</a>
        ) : (
          <a href={addressOf('/espace-personnel/candidatures/:id', { id: application.id })}>{t('follow')}</a>
        )}
        <a href={addressOf('/offres/recherche')}>{t('others')}</a>
      </p>
    </Notice>
  );
}

type Reason = Extract<ApplyState, { kind: 'refused' }>['reason'];

/** Explains why the page shows no form. */
export function RefusedNotice({ reason }: { reason: Reason }) {
  const t = useTranslations('apply');
  const addressOf = useAddress();
  if (reason === 'completeProfile') return <Incomplete />;
  return (
    <Notice tone="warning" title={t(`refused.${reason}`, { youngest: minAge, oldest: maxAge })}>
      <p className={styles.ways}>
        <a href={addressOf('/offres/recherche')}>{t('others')}</a>
      </p>
    </Notice>
  );
}

function Incomplete() {
  const t = useTranslations('apply');
  const address = completionAddress(useLocale(), useLocation().pathname);
  return (
    <Notice tone="info" title={t('completeTitle')}>
      <p>{t('completeText')}</p>
      <p>
        <a className={buttonClass('primary')} href={address}>
          {t('complete')}
        </a>
      </p>
    </Notice>
  );
}
