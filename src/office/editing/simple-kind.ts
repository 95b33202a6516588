import type { Field } from '#content/repository/models/type-models.ts';
import type { EditCode } from './edit-code.ts';
import type { ControlsProps, FieldKind, Named, Place, Reading } from './field-kind.ts';
import { firstTyped, type Pair, withPlainEnds } from './typed.ts';

/** Texts of the controls of a value, by part; the part '' is the main control. */
export type Texts = Readonly<Record<string, string>>;

/** Why a part of a value cannot be read. */
class Refusal extends Error {
  readonly part: string;
  readonly editCode: EditCode;
  constructor(editCode: EditCode, part: string) {
    super(`${part}: ${editCode}`);
    this.part = part;
    this.editCode = editCode;
  }
}

/** Refuses what was typed into a control. */
export function refuse(code: EditCode, part = ''): never {
  throw new Refusal(code, part);
}

type SimpleKind = {
  readonly parts: readonly string[];
  /** The texts of a value. A part that is left out has no control. */
  readonly texts: (value: unknown, given: { readonly field: Field; readonly named: Named }) => Texts;
  /** The value of changed texts; `refuse` ties an error to a part. */
  readonly read: (
    texts: Texts,
    given: { readonly field: Field; readonly named: Named; readonly origin: unknown },
  ) => unknown;
  readonly Controls: FieldKind['Controls'];
};

/** Name of the control of a part. */
export const partName = (name: string, part: string): string => (part === '' ? name : `${name}.${part}`);

/** What was typed into a part; empty if nothing was. */
export const partOf = ({ name, sheet }: Pick<ControlsProps, 'name' | 'sheet'>, part = ''): string =>
  firstTyped(sheet.typed, partName(name, part)) ?? '';

/** Makes a kind whose value has a few controls. Texts that nobody changed give the value that they had. */
export function simpleKind({ parts, texts, read, Controls }: SimpleKind): FieldKind {
  const shownOf = ({ field }: Place, value: unknown, named: Named): Texts =>
    Object.fromEntries(
      Object.entries(texts(value, { field, named })).map(([part, text]) => [part, withPlainEnds(text)]),
    );
  return {
    Controls,
    write: (place, value, { named }) =>
      Object.entries(shownOf(place, value, named)).map(([part, text]): Pair => [partName(place.name, part), text]),
    read: (place, origin, reading) => {
      const posted = postedTexts(parts, place.name, reading);
      if (Object.keys(posted).length === 0) return origin;
      const shown = shownOf(place, origin, reading.named);
      if (parts.every((part) => (posted[part] ?? shown[part]) === shown[part])) return origin;
      try {
        return read({ ...shown, ...posted }, { field: place.field, named: reading.named, origin });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        reading.refuse(partName(place.name, error.part), error.editCode, place.field.label ?? '');
        return origin;
      }
    },
  };
}

const postedTexts = (parts: readonly string[], name: string, { typed }: Reading): Texts =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const text = firstTyped(typed, partName(name, part));
      return text === undefined ? [] : [[part, text]];
    }),
  );
