import { z } from 'zod';
import { linkSchema } from './link-schema.ts';
import { embedSchema, imageSchema } from './media-schema.ts';
import { richTextSchema } from './rich-text-schema.ts';
import { safeJson, safeText } from './safe-text.ts';
import type { Field, Fields, Slice } from './type-models.ts';

export const maxItems = 500;
export const maxTextLength = 20_000;
const maxOfIntegration = 20_000;

type Plain = Exclude<Field['type'], 'Group' | 'Slices' | 'StructuredText' | 'Select' | 'Link'>;

const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

const plainSchemas = {
  Boolean: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  Color: orNull(z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'should be a colour: # and six hexadecimal digits' })),
  Date: orNull(z.iso.date({ error: 'should be a day such as 2026-09-14' })),
  Embed: embedSchema,
  GeoPoint: orNull(z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })),
  Image: imageSchema,
  IntegrationFields: orNull(z.record(safeText(100), safeJson).refine(isSmall, { error: 'is too long' })),
  Number: orNull(z.number()),
  Text: orNull(safeText(maxTextLength)),
  Timestamp: orNull(z.iso.datetime({ offset: true, error: 'should be a moment such as 2026-09-14T09:00:00Z' })),
  UID: orNull(safeText(200)),
} satisfies Record<Plain, z.ZodType>;

/**
 * What happens to fields that a model does not know. Files are refused, because it is a mistake. Documents of
 * editors keep them, because the model had them once or will have them.
 */
export type UnknownFields = 'refused' | 'kept';

/** Returns the schema of data with these fields. Missing fields become empty. */
export function fieldsSchema(fields: Fields, unknown: UnknownFields): z.ZodType<Readonly<Record<string, unknown>>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, unknown)]));
  return unknown === 'kept' ? z.object(shape).catchall(safeJson) : z.strictObject(shape);
}

function fieldSchema(field: Field, unknown: UnknownFields): z.ZodType {
  switch (field.type) {
    case 'Group':
      return listSchema(fieldsSchema(field.fields, unknown));
    case 'Slices':
      return zoneSchema(field.slices, unknown);
    case 'StructuredText':
      return richTextSchema(field.blocks, field.single);
    case 'Select':
      return orNull(z.enum(field.options));
    case 'Link':
      return linkSchema(field.select);
    case 'Boolean':
    case 'Color':
    case 'Date':
    case 'Embed':
    case 'GeoPoint':
    case 'Image':
    case 'IntegrationFields':
    case 'Number':
    case 'Text':
    case 'Timestamp':
    case 'UID':
      return plainSchemas[field.type];
  }
}

const listSchema = (item: z.ZodType) =>
  z
    .array(item)
    .max(maxItems)
    .nullish()
    .transform((items) => items ?? []);

function zoneSchema(slices: ReadonlyMap<string, Slice>, unknown: UnknownFields): z.ZodType {
  const choices = [...slices].flatMap(([name, variations]) =>
    [...variations].map(([variation, { primary, items }]) =>
      z.strictObject({
        id: safeText(100),
        slice_type: z.literal(name),
        variation: z.literal(variation),
        slice_label: z.null().default(null),
        version: safeText(30).default('initial'),
        primary: fieldsSchema(primary, unknown),
        items: listSchema(fieldsSchema(items, unknown)),
      }),
    ),
  );
  const byName = Map.groupBy(choices, ({ shape }) => shape.slice_type.value);
  return listSchema(
    z.looseObject({ slice_type: z.string(), variation: z.string() }).transform((slice, context) => {
      const schema = byName.get(slice.slice_type)?.find(({ shape }) => shape.variation.value === slice.variation);
      if (schema === undefined) context.addIssue(`may not be the slice ${slice.slice_type} (${slice.variation})`);
      const read = schema?.safeParse(slice);
      if (read?.success) return read.data;
      for (const { path, message } of read?.error.issues ?? []) context.addIssue({ code: 'custom', path, message });
      return z.NEVER;
    }),
  );
}

function isSmall(value: unknown): boolean {
  return JSON.stringify(value).length <= maxOfIntegration;
}
