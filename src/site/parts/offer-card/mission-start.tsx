import { useFormats } from '#words/formats.ts';
import { type CardWords, useCardWords } from './card-words.ts';

type Props = {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** True if the day of departure has passed although the offer is still open. */
  readonly passed: boolean;
};

/**
 * The day of departure. If this day has passed although the offer is open, the text says that the date is
 * still to be fixed.
 */
export function MissionStart({ day, passed }: Props) {
  const written = writtenStart(useCardWords(), { day, passed });
  return passed ? written : <time dateTime={day}>{written}</time>;
}

export function writtenStart({ t, format }: CardWords, { day, passed }: Props): string {
  return passed ? t('startPassed') : format.day(day);
}

/** A calendar day, 'YYYY-MM-DD', with its month in letters. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{useFormats().day(date)}</time>;
}
