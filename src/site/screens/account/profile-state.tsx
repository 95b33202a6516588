import { useTranslations } from '#words/use-translations.ts';
import type { Profile } from '#board/candidates/read-profile.ts';
import { Notice } from '#ui/notice.tsx';
import { ButtonLink } from '#site/parts/page/button-link.tsx';
import { outcomes } from './outcomes.ts';
import styles from './profile-page.module.css';

type Props = { profile: Profile; done: string | null; to: string };

/** The outcome of the last form, and the steps that the candidate must still do before applying. */
export function ProfileState({ profile, done, to }: Props) {
  const t = useTranslations('account');
  const outcome = outcomes.find((one) => one === done);
  const words = outcome && t(`done.${outcome}`);
  return (
    <>
      {words ? <Notice tone="success">{words}</Notice> : null}
      {profile.isComplete ? <Complete to={to} /> : <Incomplete profile={profile} />}
    </>
  );
}

function Complete({ to }: { to: string }) {
  const t = useTranslations('account.profile');
  return (
    <Notice tone="success" title={t('completeTitle')}>
      <p>{t('completeText')}</p>
      {to ? <ButtonLink to={to}>{t('backToOffer')}</ButtonLink> : null}
    </Notice>
  );
}

function Incomplete({ profile: { missing, needed } }: { profile: Profile }) {
  const t = useTranslations('account.profile');
  if (missing.length === 0) return null;
  return (
    <Notice tone="info" title={t('incompleteTitle', { count: missing.length })}>
      <p className={styles.measure}>
        <progress value={needed - missing.length} max={needed} aria-hidden="true" />
        {t('given', { given: needed - missing.length, needed })}
      </p>
      <ul>
        {missing.map((field) => (
          <li key={field}>
            <a href={`#field-${field}`}>
              {field === 'firstName' || field === 'lastName' ? t(field) : t(`missing.${field}`)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
