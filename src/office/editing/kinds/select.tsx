import { textOf } from '#content/json.ts';
import type { Field } from '#content/repository/models/type-models.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { ControlsProps } from '../field-kind.ts';
import { modelWord } from '../model-words.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { useControls } from '../use-control.ts';

/** One of the options of the model. */
export const selectKind = simpleKind({
  parts: [''],
  texts: (value) => ({ '': textOf(value) }),
  read: ({ '': text = '' }, { field }) =>
    text === '' ? null : optionsOf(field).includes(text) ? text : refuse('choice'),
  Controls: SelectControls,
});

const optionsOf = (field: Field): readonly string[] => (field.type === 'Select' ? field.options : []);

function SelectControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const locale = useOfficeLocale();
  const control = useControls(props)();
  // A value that the model had once stays until somebody chooses another.
  const values = new Set([...optionsOf(props.field), ...[control.defaultValue].filter(Boolean)]);
  const options = [...values].map((value) => ({ value, label: modelWord(value, locale) }));
  return <SelectField {...control} placeholder={t('noChoice')} options={options} />;
}
