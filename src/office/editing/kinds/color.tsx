import { textOf } from '#content/json.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps } from '../field-kind.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { useControls } from '../use-control.ts';

/** A colour as a text, because a control for colours cannot be empty. */
export const colorKind = simpleKind({
  parts: [''],
  texts: (value) => ({ '': textOf(value) }),
  read: ({ '': text = '' }) => (text === '' ? null : /^#[0-9a-f]{6}$/i.test(text) ? text : refuse('colour')),
  Controls: ColorControls,
});

function ColorControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  return <TextField {...useControls(props)()} hint={t('colourHint')} autoComplete="off" spellCheck={false} />;
}
