import { textOf } from '#content/json.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps, Place } from '../field-kind.ts';
import { simpleKind } from '../simple-kind.ts';
import { firstTyped, inOneLine } from '../typed.ts';
import { controlId, useControls, useFieldLabel } from '../use-control.ts';

/** The last part of the address of a page. */
export const uidKind = simpleKind({
  parts: [''],
  texts: (value) => ({ '': inOneLine(textOf(value)) }),
  read: ({ '': text = '' }) => text.trim() || null,
  Controls: UidControls,
});

function UidControls(props: ControlsProps & { readonly hint?: string }) {
  const t = useTranslations('office.writing');
  return (
    <TextField
      {...useControls(props)()}
      hint={props.hint ?? t('uidHint')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
    />
  );
}

type MadeProps = ControlsProps & {
  /** The field of whose words the address is made. */
  readonly heading: Place;
  /** Name of the control with the address that a script suggests. */
  readonly suggested: string;
};

/**
 * An address that is made of the words of a field if the editor gives none. A script suggests it while a text
 * is typed.
 */
export function MadeUidControls({ heading, suggested, ...props }: MadeProps) {
  const t = useTranslations('office.writing');
  const label = useFieldLabel(heading);
  return (
    <div data-address-of={heading.field.type === 'Text' ? controlId(heading.name) : undefined}>
      <UidControls {...props} hint={t('uidMadeHint', { label })} />
      <input type="hidden" name={suggested} value={firstTyped(props.sheet.typed, suggested) ?? ''} />
    </div>
  );
}
