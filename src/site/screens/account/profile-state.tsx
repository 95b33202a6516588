import { useTranslations } from '#words/use-translations.ts';
import { lastDepartureDay, maxAge, minAge } from '#board/candidates/age.ts';
import type { EligibilityDoubt } from '#board/candidates/eligibility.ts';
import type { Profile } from '#board/candidates/read-profile.ts';
import { Notice } from '#ui/notice.tsx';
import { useFormats } from '#words/formats.ts';
import { ButtonLink } from '#site/parts/page/button-link.tsx';
import { outcomes } from './outcomes.ts';
import styles from './profile-page.module.css';

type Props = { profile: Profile; doubts: readonly EligibilityDoubt[]; done: string | null; to: string };

/** The outcome of the last form, and the steps that the candidate must still do before applying. */
export function ProfileState({ profile, doubts, done, to }: Props) {
  const t = useTranslations('account');
  const outcome = outcomes.find((one) => one === done);
  const words = outcome && t(`done.${outcome}`);
  return (
    <>
      {words ? <Notice tone="success">{words}</Notice> : null}
      {profile.isComplete || excludes(doubts) ? (
        <Complete profile={profile} doubts={doubts} to={to} />
      ) : (
        <Incomplete profile={profile} doubts={doubts} />
      )}
    </>
  );
}

const excludes = (doubts: Props['doubts']): boolean => doubts.includes('tooOld') || doubts.includes('tooYoung');

/** Says until when the candidate may leave, and nothing of the kind to a person who may not go. */
function Complete({ profile: { birthDate, isComplete }, doubts, to }: Omit<Props, 'done'>) {
  const t = useTranslations('account.profile');
  const format = useFormats();
  const mayGo = birthDate !== null && doubts.length === 0;
  return (
    <Notice tone={mayGo ? 'success' : 'info'} title={isComplete ? t('completeTitle') : undefined}>
      {mayGo ? <p>{t('completeText', { day: format.day(lastDepartureDay(birthDate)) })}</p> : null}
      {excludes(doubts) ? <p>{t('ineligibleText', { youngest: minAge, oldest: maxAge })}</p> : null}
      {to ? <ButtonLink to={to}>{t('backToOffer')}</ButtonLink> : null}
    </Notice>
  );
}

function Incomplete({ profile: { missing, needed, birthDate }, doubts }: Pick<Props, 'profile' | 'doubts'>) {
  const t = useTranslations('account.profile');
  const format = useFormats();
  if (missing.length === 0) return null;
  return (
    <Notice tone="info" title={t('incompleteTitle', { count: missing.length })}>
      <p className={styles.measure}>
        <progress value={needed - missing.length} max={needed} aria-hidden="true" />
        {t('given', { given: needed - missing.length, needed })}
      </p>
      {birthDate === null || doubts.length > 0 ? null : (
        <p>{t('until', { day: format.day(lastDepartureDay(birthDate)) })}</p>
      )}
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
