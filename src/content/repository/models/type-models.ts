import { z } from 'zod';

/** A field of a custom type or slice; the names are Prismic's. `label` is what editors read, in French. */
export type Field = {
  readonly label?: string | undefined;
  /** Value of the field in a new document, group or slice: `default_value` of the model. */
  readonly initial?: unknown;
} & (
  | { readonly type: 'Group'; readonly fields: Fields }
  | { readonly type: 'Slices'; readonly slices: ReadonlyMap<string, Slice> }
  | {
      readonly type: 'StructuredText';
      readonly blocks: readonly string[];
      readonly single: boolean;
      /** True if links may open a tab of their own. */
      readonly opensTabs?: boolean;
    }
  | { readonly type: 'Select'; readonly options: readonly string[] }
  | { readonly type: 'Link'; readonly select: 'document' | 'media' | 'web' | null }
  | {
      readonly type: (typeof plainFields)[number];
      /** Catalogue whose entries the field takes. */
      readonly catalog?: string | undefined;
    }
);

export type Fields = Readonly<Record<string, Field>>;
type Variation = {
  readonly primary: Fields;
  readonly items: Fields;
  /** Name of the slice for editors, with that of the variation if the slice has several. */
  readonly label?: string | undefined;
};
export type Slice = ReadonlyMap<string, Variation>;

/** A custom type with the fields of its documents. The uid is not among these fields. */
export type TypeModel = {
  readonly id: string;
  readonly label: string;
  readonly repeatable: boolean;
  readonly hasUid: boolean;
  readonly fields: Fields;
};
export type TypeModels = ReadonlyMap<string, TypeModel>;

const plainFields = [
  'Boolean',
  'Color',
  'Date',
  'Embed',
  'GeoPoint',
  'Image',
  'IntegrationFields',
  'Number',
  'Text',
  'Timestamp',
  'UID',
] as const;

const blockNames = z.string().transform((names) => names.split(',').map((name) => name.trim()));
const labelled = { label: z.string().optional() };
const valued = { ...labelled, default_value: z.unknown().optional() };
const plainConfig = z.looseObject({ ...valued, catalog: z.string().optional() });
const textConfig = z.looseObject({
  ...labelled,
  single: blockNames.optional(),
  multi: blockNames.optional(),
  allowTargetBlank: z.boolean().optional(),
});
const linkConfig = z.looseObject({ ...labelled, select: z.enum(['document', 'media', 'web']).nullish() });
const everyBlock = ['paragraph', 'list-item', 'o-list-item', 'strong', 'em', 'hyperlink'];

const innerFieldSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('StructuredText'), config: textConfig.optional() }).transform(readBoundedText),
  z
    .looseObject({
      type: z.literal('Select'),
      config: z.looseObject({ ...valued, options: z.array(z.string()).default([]) }),
    })
    .transform(({ type, config }): Field => ({
      type,
      label: config.label,
      options: config.options,
      ...initialIn(config),
    })),
  z
    .looseObject({ type: z.literal('Link'), config: linkConfig.optional() })
    .transform(({ type, config }): Field => ({ type, label: config?.label, select: config?.select ?? null })),
  z.looseObject({ type: z.enum(plainFields), config: plainConfig.optional() }).transform(({ type, config }): Field => ({
    type,
    label: config?.label,
    ...(config?.catalog && { catalog: config.catalog }),
    ...initialIn(config),
  })),
]);
const innerFields = z.record(z.string(), innerFieldSchema);
const groupSchema = z
  .looseObject({ type: z.literal('Group'), config: z.looseObject({ ...labelled, fields: innerFields }) })
  .transform(({ type, config }): Field => ({ type, label: config.label, fields: config.fields }));

const sliceSchema = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  variations: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string().optional(),
      primary: z.record(z.string(), z.union([groupSchema, innerFieldSchema])).default({}),
      items: innerFields.default({}),
    }),
  ),
});

const choices = z.record(z.string(), z.looseObject({ type: z.literal('SharedSlice') }));
const zoneSchema = z.looseObject({ type: z.literal('Slices'), config: z.looseObject({ ...labelled, choices }) });
const fieldSchema = z.union([zoneSchema, groupSchema, innerFieldSchema]);
const typeSchema = z.looseObject({
  id: z.string(),
  label: z.string().nullish(),
  repeatable: z.boolean(),
  json: z.record(z.string(), z.record(z.string(), fieldSchema)),
});

/** Models in the form of their files: custom types, and the slices that they share. */
export type GivenModels = { readonly types: readonly unknown[]; readonly slices: readonly unknown[] };

/**
 * Reads the models.
 * @throws the schema's error for an invalid model, or Error if a slice zone names an unknown slice
 */
export function typeModels({ types, slices }: GivenModels): TypeModels {
  const known = new Map(slices.map((file) => readSlice(file)));
  return new Map(types.map((file) => readType(file, known)));
}

function readSlice(file: unknown): [string, Slice] {
  const { id, name = id, variations } = sliceSchema.parse(file);
  const named = variations.map((one): [string, Variation] => {
    const label = variations.length > 1 ? `${name} – ${one.name ?? one.id}` : name;
    return [one.id, { primary: one.primary, items: one.items, label }];
  });
  return [id, new Map(named)];
}

function readType(file: unknown, slices: ReadonlyMap<string, Slice>): [string, TypeModel] {
  const { id, label, repeatable, json } = typeSchema.parse(file);
  const all = Object.values(json).flatMap((tab) => Object.entries(tab));
  const entries = all.filter(([, { type }]) => type !== 'UID');
  const hasUid = entries.length < all.length;
  const fields = Object.fromEntries(entries.map(([name, field]) => [name, withSlices(field, slices)]));
  return [id, { id, label: label ?? id, repeatable, hasUid, fields }];
}

function withSlices(field: z.output<typeof fieldSchema>, known: ReadonlyMap<string, Slice>): Field {
  if (!('config' in field)) return field;
  const named = Object.keys(field.config.choices).map((name): [string, Slice] => {
    const slice = known.get(name);
    if (slice === undefined) throw new Error(`a slice zone names the slice ${name}, which has no model`);
    return [name, slice];
  });
  return { type: 'Slices', label: field.config.label, slices: new Map(named) };
}

const initialIn = (config: { readonly default_value?: unknown } | undefined): Pick<Field, 'initial'> =>
  config?.default_value === undefined ? {} : { initial: config.default_value };

function readBoundedText({
  type,
  config,
}: {
  type: 'StructuredText';
  config?: z.output<typeof textConfig> | undefined;
}): Field {
  const blocks = config?.single ?? config?.multi ?? everyBlock;
  const opensTabs = config?.allowTargetBlank === true;
  return { type, label: config?.label, blocks, single: config?.single !== undefined, opensTabs };
}
