import type { Field, Fields } from '#content/repository/models/type-models.ts';
import type { ControlsProps, FieldKind } from '../field-kind.ts';
import { ListControls } from '../list-controls.tsx';
import { readItems, writeItems } from '../list-items.ts';
import { useFieldLabel } from '../use-control.ts';

/** A list of items with the same fields. */
export const groupKind: FieldKind = {
  write: ({ name, field }, value, { fields }) =>
    writeItems(name, value, (itemName, item) => fields(fieldsOf(field), itemName, item)),
  read: ({ name, field }, origin, reading) =>
    readItems(name, origin, reading, (item) => reading.fields(fieldsOf(field), item.name, item.origin)),
  Controls: GroupControls,
};

const fieldsOf = (field: Field): Fields => (field.type === 'Group' ? field.fields : {});

function GroupControls(props: ControlsProps) {
  const label = useFieldLabel(props);
  return (
    <ListControls
      {...props}
      titleOf={() => label}
      fieldsOf={(item) => props.sheet.fields(fieldsOf(props.field), item.name, item.origin)}
    />
  );
}
