import { textOf } from '#content/json.ts';
import { TextField } from '#ui/text-field.tsx';
import { clockInParis, momentInParis } from '#words/paris-days.ts';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps } from '../field-kind.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { useControls } from '../use-control.ts';

const clock = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;

/** A moment, shown as a clock in Paris shows it. */
export const timestampKind = simpleKind({
  parts: [''],
  texts: (value) => ({ '': clockOf(textOf(value)) }),
  read: ({ '': text = '' }) => (text === '' ? null : momentOf(text)),
  Controls: TimestampControls,
});

function clockOf(text: string): string {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : new Date(clockInParis(moment)).toISOString().slice(0, 16);
}

function momentOf(text: string): string {
  const time = clock.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(time) ? refuse('moment') : momentInParis(time).toISOString();
}

function TimestampControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const control = useControls(props)();
  const isClock = control.defaultValue === '' || clock.test(control.defaultValue);
  return <TextField {...control} hint={t('parisTime')} type={isClock ? 'datetime-local' : 'text'} />;
}
