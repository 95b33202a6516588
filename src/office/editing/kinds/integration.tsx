import { isObject } from '#content/json.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps } from '../field-kind.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { useControls } from '../use-control.ts';

/** An entry of a catalogue of another system, as JSON. */
export const integrationKind = simpleKind({
  parts: [''],
  texts: (value) => ({ '': isObject(value) ? JSON.stringify(value) : '' }),
  read: ({ '': text = '' }) => {
    if (text.trim() === '') return null;
    const value = jsonOrNothing(text);
    return isObject(value) ? value : refuse('json');
  },
  Controls: IntegrationControls,
});

function IntegrationControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  return <TextField {...useControls(props)()} hint={t('catalogueHint')} autoComplete="off" spellCheck={false} />;
}
