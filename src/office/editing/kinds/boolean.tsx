import { CheckboxField } from '#ui/checkbox-field.tsx';
import type { ControlsProps, FieldKind } from '../field-kind.ts';
import { partName } from '../simple-kind.ts';
import { useControls } from '../use-control.ts';

const seen = (name: string): string => partName(name, 'seen');

/** Yes or no. Browsers do not send an empty box, so a hidden value says that the box was there. */
export const booleanKind: FieldKind = {
  write: ({ name }, value) => [[seen(name), '1'], ...(value === true ? ([[name, '1']] as const) : [])],
  read: ({ name }, origin, { typed }) => {
    if (!typed.has(seen(name))) return origin;
    const isChecked = typed.has(name);
    return isChecked === (origin === true) ? origin : isChecked;
  },
  Controls: BooleanControls,
};

function BooleanControls(props: ControlsProps) {
  const { defaultValue, ...control } = useControls(props)();
  return (
    <div>
      <input type="hidden" name={seen(props.name)} value="1" />
      <CheckboxField {...control} value="1" defaultChecked={defaultValue !== ''} />
    </div>
  );
}
