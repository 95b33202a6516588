import { initialData } from '#content/repository/models/initial-data.ts';
import type { Field, Fields } from '#content/repository/models/type-models.ts';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps, FieldKind } from '../field-kind.ts';
import { ListControls } from '../list-controls.tsx';
import { type Item, readItems, writeItems } from '../list-items.ts';
import { firstTyped } from '../typed.ts';

/** A list of items with the same fields. */
export const groupKind: FieldKind = {
  write: ({ name, field }, value, { fields }) =>
    writeItems(name, value, (itemName, item) => fields(fieldsOf(field), itemName, item)),
  read: ({ name, field }, origin, reading) =>
    readItems(name, origin, reading, (item) => reading.fields(fieldsOf(field), item.name, originOf(field, item))),
  Controls: GroupControls,
};

const fieldsOf = (field: Field): Fields => (field.type === 'Group' ? field.fields : {});

const originOf = (field: Field, { origin }: Item): unknown => origin ?? initialData(fieldsOf(field));

function GroupControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  return (
    <ListControls
      {...props}
      titleOf={({ name }) => titleOf(name, props) || t('element')}
      fieldsOf={(item, other) =>
        props.sheet.fields(fieldsOf(props.field), item.name, originOf(props.field, item), other)
      }
    />
  );
}

/** What the first filled text of an item says, by which editors recognize it. */
function titleOf(item: string, { field, sheet }: ControlsProps): string {
  const texts = Object.entries(fieldsOf(field)).filter(([, { type }]) => type === 'Text');
  return texts.map(([name]) => firstTyped(sheet.typed, `${item}.${name}`) ?? '').find((text) => text !== '') ?? '';
}
