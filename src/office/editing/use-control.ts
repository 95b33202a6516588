import { useTranslations } from '#words/use-translations.ts';
import { useOfficeLocale } from '../frame/use-office-locale.ts';
import type { ControlsProps } from './field-kind.ts';
import { modelWord } from './model-words.ts';
import { partName, partOf } from './simple-kind.ts';

/** Id of a control in the page, to which errors and buttons lead. */
export const controlId = (name: string): string => `f-${name}`;

/** Returns the function that gives the properties of a control: name, label, error, and what was typed. */
export function useControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const fieldLabel = useFieldLabel(props);
  return (part = '', label = fieldLabel) => {
    const name = partName(props.name, part);
    const refused = props.sheet.refused.get(name);
    return {
      id: controlId(name),
      name,
      label,
      error: refused && (refused.words ?? t(`refused.${refused.code}`)),
      defaultValue: partOf(props, part),
    };
  };
}

/** Returns the label of a field in the language of the page. */
export function useFieldLabel({ field, name }: Pick<ControlsProps, 'field' | 'name'>): string {
  const locale = useOfficeLocale();
  return modelWord(field.label ?? name.split('.').at(-1) ?? name, locale);
}
