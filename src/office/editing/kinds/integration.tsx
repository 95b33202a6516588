import { isObject } from '#content/json.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { catalogueOf, textOfEntry } from '../catalogues.ts';
import type { ControlsProps } from '../field-kind.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { useControls } from '../use-control.ts';

/** An entry of a catalogue: chosen or by its number, and as JSON if the board does not have its catalogue. */
export const integrationKind = simpleKind({
  parts: [''],
  texts: (value, { field, named }) => {
    const text = textOfEntry(catalogueOf(field, named), value);
    return { '': text ?? (isObject(value) ? JSON.stringify(value) : '') };
  },
  read: ({ '': text = '' }, { field, named }) => {
    if (text.trim() === '') return null;
    const catalogue = catalogueOf(field, named);
    const value = catalogue?.entryOf(text.trim()) ?? jsonOrNothing(text);
    return isObject(value) ? value : refuse(catalogue === null ? 'json' : 'choice');
  },
  Controls: IntegrationControls,
});

function IntegrationControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const control = useControls(props)();
  const catalogue = catalogueOf(props.field, props.sheet.named);
  const text = control.defaultValue;
  if (catalogue === null)
    return <TextField {...control} hint={t('catalogueHint')} autoComplete="off" spellCheck={false} />;
  const { options, nameOf } = catalogue;
  if (options === null) {
    const name = nameOf(text);
    const hint = name === undefined ? t('numberHint') : t('numberOf', { name });
    return <TextField {...control} hint={hint} autoComplete="off" spellCheck={false} />;
  }
  const other = text === '' || nameOf(text) !== undefined ? [] : [{ value: text, label: t('otherEntry') }];
  return <SelectField {...control} placeholder={t('noEntry')} options={[...other, ...options]} />;
}
