import { useTranslations } from '#words/use-translations.ts';
import { maxAge, minAge } from '#board/candidates/age.ts';
import { useFormats } from '#words/formats.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { AnyIcon } from '#ui/any-icon.tsx';
import styles from './account-page.module.css';
import type { Space } from './load-space.ts';
import { SpaceBlock } from './space-block.tsx';

/** The fields that an application still needs, and until when the candidate may leave. */
export function ProfileBlock({ profile }: { profile: Space['profile'] }) {
  const t = useTranslations('account.space.profile');
  const addressOf = useAddress();
  const [profilePage, conditions] = [addressOf('/espace-personnel/profil'), addressOf('/espace-personnel/conditions')];
  const missing = profile.age === 'refused' ? [] : profile.missing;
  const isAsked = missing.includes('birthDate') || missing.includes('nationality');
  const next = isAsked ? conditions : profilePage;
  return (
    <SpaceBlock
      title={profile.age === 'refused' ? t('refused') : t('missing', { count: missing.length })}
      all={
        profile.age === 'refused'
          ? { to: conditions, words: t('ways') }
          : { to: next, words: missing.length === 0 ? t('see') : t('fill') }
      }
    >
      <Limit {...profile} />
      <ul className={styles.missing}>
        {missing.map((field) => (
          <li key={field}>
            <a href={`${field === 'birthDate' || field === 'nationality' ? conditions : profilePage}#field-${field}`}>
              {t(`lacks.${field}`)}
            </a>
          </li>
        ))}
      </ul>
    </SpaceBlock>
  );
}

/** Says until when the candidate may leave, or that age or nationality speak against it. */
function Limit({ age, until, isDoubted }: Space['profile']) {
  const t = useTranslations('account.space.profile');
  const format = useFormats();
  const conditions = useAddress()('/espace-personnel/conditions');
  if (age !== 'refused' && isDoubted)
    return (
      <p>
        <a href={conditions}>{t('doubted')}</a>
      </p>
    );
  if (age === 'unknown') return null;
  return (
    <p className={styles.limit}>
      <AnyIcon name="clock" />
      {until === null ? t('ineligible', { youngest: minAge, oldest: maxAge }) : t('until', { day: format.day(until) })}
    </p>
  );
}
