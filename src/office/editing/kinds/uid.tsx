import { textOf } from '#content/json.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps } from '../field-kind.ts';
import { simpleKind } from '../simple-kind.ts';
import { inOneLine } from '../typed.ts';
import { useControls } from '../use-control.ts';

/** The last part of the address of a page. */
export const uidKind = simpleKind({
  parts: [''],
  texts: (value) => ({ '': inOneLine(textOf(value)) }),
  read: ({ '': text = '' }) => text.trim() || null,
  Controls: UidControls,
});

function UidControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  return (
    <TextField
      {...useControls(props)()}
      hint={t('uidHint')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
    />
  );
}
