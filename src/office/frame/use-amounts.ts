import { day, hour, minute, second } from '#durations.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useOfficeFormats } from './use-office-locale.ts';

const units = [
  ['days', day],
  ['hours', hour],
  ['minutes', minute],
  ['seconds', second],
] as const;

/** Returns the function that writes a time span in its largest whole unit. */
export function useSpan() {
  const t = useTranslations('office.spans');
  return (milliseconds: number): string => {
    const [unit, length] = units.find(([, least]) => milliseconds >= least) ?? ['milliseconds', 1];
    return t(unit, { count: Math.round(milliseconds / length) });
  };
}

/** Returns the function that writes a moment, with seconds if `exact`; a dash for none. */
export function useMoment() {
  const format = useOfficeFormats();
  return (at: Date | null, exact = false): string =>
    at === null ? '–' : format.dateTime(at, { dateStyle: 'medium', timeStyle: exact ? 'medium' : 'short' });
}
