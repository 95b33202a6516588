import { formats } from '#words/formats.ts';
import type { Locale } from '#words/locale.ts';
import { parisTime } from '#words/paris-days.ts';
import { officeWords } from '../../frame/office-words.ts';

const clock = new Intl.DateTimeFormat('fr', {
  hour: '2-digit',
  minute: '2-digit',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: parisTime,
});

const partsOf = (moment: Date) =>
  Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value] as const));

/** Writes the time of a clock in Paris: «14 h 32». */
export function timeWords(locale: Locale, moment: Date): string {
  const { hour = '', minute = '' } = partsOf(moment);
  return officeWords(locale, 'keeping')('time', { hour, minute });
}

/** Writes from when unsaved work is: «de 14 h 32», or with the day if it is another one. */
export function whenWords(locale: Locale, moment: Date, now: Date): string {
  const t = officeWords(locale, 'keeping');
  const time = timeWords(locale, moment);
  const [{ day, month, year }, today] = [partsOf(moment), partsOf(now)];
  if (day === today['day'] && month === today['month'] && year === today['year']) return t('today', { time });
  return t('earlier', { day: formats[locale].dateTime(moment, { dateStyle: 'long' }), time });
}
