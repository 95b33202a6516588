import { z } from 'zod';
import { textOf } from '#content/json.ts';
import { TextField } from '#ui/text-field.tsx';
import type { ControlsProps } from '../field-kind.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { useControls } from '../use-control.ts';

const day = z.iso.date();

/** A day, such as 2026-09-14. */
export const dateKind = simpleKind({
  parts: [''],
  texts: (value) => ({ '': textOf(value) }),
  read: ({ '': text = '' }) => (text === '' ? null : day.safeParse(text).success ? text : refuse('day')),
  Controls: DateControls,
});

function DateControls(props: ControlsProps) {
  const control = useControls(props)();
  // A control for days would not show a text that is no day.
  const isDay = control.defaultValue === '' || day.safeParse(control.defaultValue).success;
  return <TextField {...control} type={isDay ? 'date' : 'text'} />;
}
