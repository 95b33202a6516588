import { useTranslations } from 'use-intl';
import { oldest, youngest } from '#board/candidates/age.ts';
import type { EligibilityDoubt } from '#board/candidates/eligibility.ts';
import { Notice } from '#ui/notice.tsx';

/** To whom missions are open, and what of a profile stands against that; one may apply all the same. */
export function EligibilityNotice({ doubts }: { doubts: readonly EligibilityDoubt[] }) {
  const t = useTranslations('eligibility');
  return (
    <Notice tone={doubts.length === 0 ? 'info' : 'warning'} title={t(doubts.length === 0 ? 'title' : 'doubtful')}>
      {doubts.map((doubt) => (
        <p key={doubt}>{t(`doubt.${doubt}`, { youngest, oldest })}</p>
      ))}
      <p>{t('rule', { youngest, oldest })}</p>
      <p>{t('source')}</p>
    </Notice>
  );
}
