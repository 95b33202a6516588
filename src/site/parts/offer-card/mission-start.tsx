import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';

type Props = {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** The day is over and the offer is still open. */
  readonly passed: boolean;
};

/** The day of the departure. Of an open offer whose day has passed it is known only that it will come. */
export function MissionStart({ day, passed }: Props) {
  const t = useTranslations('offer');
  return passed ? t('startPassed') : <Day date={day} />;
}

/** A calendar day, 'YYYY-MM-DD', with its month in letters. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{useFormats().day(date)}</time>;
}
