import { useFormats } from '#words/formats.ts';
import { useTranslations } from '#words/use-translations.ts';
import type { OfferSummary } from '#board/offers/details/present-offer.ts';
import { AnyIcon } from '#ui/any-icon.tsx';
import type { ApplyState } from '#site/parts/applying/apply-state.ts';
import styles from './apply-button.module.css';

type Props = { offer: Pick<OfferSummary, 'missionStart'>; apply: ApplyState };

/**
 * The last day on which the candidate may leave, with a warning if the mission starts later. Nothing while
 * the day is unknown or the candidate cannot apply.
 */
export function DepartureClock({ offer, apply }: Props) {
  const t = useTranslations('details.clock');
  const format = useFormats();
  const lastDay = lastDayOf(apply);
  if (lastDay === null) return null;
  const isLate = offer.missionStart > lastDay;
  return (
    <p className={styles.clock} data-late={isLate || undefined}>
      <AnyIcon name={isLate ? 'alert' : 'clock'} />
      {t(isLate ? 'late' : 'until', { day: format.day(lastDay) })}
    </p>
  );
}

function lastDayOf(apply: ApplyState): string | null {
  if (apply.kind === 'form') return apply.candidate.lastDay;
  return apply.kind === 'refused' ? apply.lastDay : null;
}
