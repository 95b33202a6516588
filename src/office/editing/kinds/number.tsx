import { TextField } from '#ui/text-field.tsx';
import type { ControlsProps } from '../field-kind.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { useControls } from '../use-control.ts';

/** A number, with a point or a comma. */
export const numberKind = simpleKind({
  parts: [''],
  texts: (value) => ({ '': typeof value === 'number' ? String(value) : '' }),
  read: ({ '': text = '' }) => readNumber(text.trim()),
  Controls: NumberControls,
});

/** Reads a number; null for an empty text. */
function readNumber(text: string): number | null {
  if (text === '') return null;
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  const number = Number(plain);
  return /^[-+]?\d*\.?\d+(?:e[-+]?\d+)?$/i.test(plain) && Number.isFinite(number) ? number : refuse('number');
}

function NumberControls(props: ControlsProps) {
  return <TextField {...useControls(props)()} inputMode="decimal" autoComplete="off" />;
}
