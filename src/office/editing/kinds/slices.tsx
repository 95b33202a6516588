import type { ReactNode } from 'react';
import { isObject, type JsonObject, textOf } from '#content/json.ts';
import { initialData } from '#content/repository/models/initial-data.ts';
import type { Field } from '#content/repository/models/type-models.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { ControlsProps, FieldKind, Reading, Writing } from '../field-kind.ts';
import { ListControls } from '../list-controls.tsx';
import { type Item, readItems, writeItems } from '../list-items.ts';
import { kindName } from '../list-steps.ts';
import { modelWord } from '../model-words.ts';
import { type SliceKind, sliceKindOf, sliceKinds } from '../slices.ts';
import { type Pair, typedFrom } from '../typed.ts';
import { controlId } from '../use-control.ts';

/** Names of the fields of a slice, and of the list of its items. */
const primaryName = (slice: string): string => `${slice}.p`;
const itemsName = (slice: string): string => `${slice}.items`;

/** The slices of a page. A slice that no model knows has no controls, and stays as it is. */
export const slicesKind: FieldKind = {
  write: ({ name, field }, value, writing) =>
    writeItems(name, value, (sliceName, slice) => writeSlice(field, { name: sliceName, origin: slice }, writing)),
  read: ({ name, field }, origin, reading) =>
    readItems(name, origin, reading, (item) => readSlice(field, item, reading)),
  Controls: SlicesControls,
};

function writeSlice(field: Field, slice: Pick<Item, 'name' | 'origin'>, { fields }: Writing): readonly Pair[] {
  const model = sliceKindOf(field, slice, typedFrom([]))?.model;
  const { primary, items } = isObject(slice.origin) ? slice.origin : {};
  if (model === undefined) return [];
  const list =
    Object.keys(model.items).length === 0
      ? []
      : writeItems(itemsName(slice.name), items, (name, item) => fields(model.items, name, item));
  return [...fields(model.primary, primaryName(slice.name), primary), ...list];
}

function readSlice(field: Field, item: Item, reading: Reading): unknown {
  const kind = sliceKindOf(field, item, reading.typed);
  if (kind === undefined) {
    if (item.origin === undefined) reading.refuse(kindName(item.name), 'choice', field.label ?? '');
    return item.origin;
  }
  const { model } = kind;
  const old = isObject(item.origin) ? item.origin : newSlice(kind, item.key);
  const items = readItems(itemsName(item.name), old['items'], reading, (one) =>
    reading.fields(model.items, one.name, one.origin ?? initialData(model.items)),
  );
  const primary = reading.fields(model.primary, primaryName(item.name), old['primary']);
  return { ...old, primary, ...(items !== undefined && { items }) };
}

const newSlice = ({ type, variation, model }: SliceKind, key: string): JsonObject => ({
  id: `${type}$${key}`,
  slice_type: type,
  variation,
  slice_label: null,
  version: 'initial',
  primary: initialData(model.primary),
});

function SlicesControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const locale = useOfficeLocale();
  const { field, name, sheet } = props;
  const kinds = sliceKinds(field);
  const options = kinds.map(({ kind, model, type }) => ({
    value: kind,
    label: modelWord(model.label ?? type, locale),
  }));
  return (
    <ListControls
      {...props}
      titleOf={(item) => titleOf(item, props, (word) => modelWord(word, locale)) || t('unknownSlice')}
      fieldsOf={(item, other) => sliceFields({ item, other, field, sheet, t })}
      choice={
        <SelectField id={controlId(kindName(name))} name={kindName(name)} label={t('newSlice')} options={options} />
      }
    />
  );
}

function titleOf(item: Item, { field, sheet }: ControlsProps, word: (text: string) => string): string {
  const kind = sliceKindOf(field, item, sheet.typed);
  const title = textOf(sheet.typed.get(`${primaryName(item.name)}.title`)?.[0]);
  const label = kind === undefined ? '' : word(kind.model.label ?? kind.type);
  return title === '' ? label : `${label} – ${title}`;
}

type SliceProps = Pick<ControlsProps, 'field' | 'sheet'> & {
  readonly item: Item;
  readonly other: unknown;
  readonly t: ReturnType<typeof useTranslations<'office.writing'>>;
};

function sliceFields({ item, other, field, sheet, t }: SliceProps): ReactNode {
  const kind = sliceKindOf(field, item, sheet.typed);
  if (kind === undefined) return <p>{t('unknownSliceText')}</p>;
  const { primary, items } = kind.model;
  const old = isObject(item.origin) ? item.origin : newSlice(kind, item.key);
  // A slice of another type has other fields.
  const there = isObject(other) && other['slice_type'] === kind.type ? other : {};
  const list: Field = { type: 'Group', label: t('elements'), fields: items };
  return (
    <>
      {item.origin === undefined ? <input type="hidden" name={kindName(item.name)} value={kind.kind} /> : null}
      {sheet.fields(primary, primaryName(item.name), old['primary'], there['primary'])}
      {Object.keys(items).length === 0 ? null : sheet.fields({ items: list }, item.name, old, there)}
    </>
  );
}
