import type { CustomTypeModel, CustomTypeModelField, SharedSliceModel } from '@prismicio/client';
import { z } from 'zod';
import type { ModelFiles } from '../read-models.ts';

type Fields = Readonly<Record<string, CustomTypeModelField>>;

/** Returns the schema of `data` in a demo file of this type. */
export function fileDataSchema(type: CustomTypeModel, { slices }: ModelFiles): z.ZodType {
  const fields = Object.assign({}, ...Object.values(type.json));
  return fieldsSchema(fields, slices);
}

function fieldsSchema(fields: Fields, slices: readonly SharedSliceModel[]): z.ZodType {
  const written = Object.entries(fields).filter(([, { type }]) => type !== 'UID');
  return z.strictObject(
    Object.fromEntries(written.map(([name, field]) => [name, fieldSchema(field, slices).optional()])),
  );
}

function fieldSchema(field: CustomTypeModelField, slices: readonly SharedSliceModel[]): z.ZodType {
  switch (field.type) {
    case 'Text':
      return z.string().trim().min(1);
    case 'StructuredText':
      return z.array(z.string().trim().min(1)).min(1);
    case 'Select':
      return z.enum(field.config?.options ?? []);
    case 'Link':
      return linkSchema(field);
    case 'Image':
      return z.strictObject({ file: z.string().regex(/^pictures\/[\w-]+\.svg$/), alt: z.string() });
    case 'Embed':
      return z.strictObject({ embed_url: z.url(), title: z.string(), provider_name: z.string() });
    case 'Group':
      return z.array(fieldsSchema(field.config?.fields ?? {}, slices));
    case 'Slices':
      return z.array(z.union(sliceSchemas(Object.keys(field.config?.choices ?? {}), slices)));
    case 'Boolean':
    case 'Choice':
    case 'Color':
    case 'Date':
    case 'GeoPoint':
    case 'IntegrationFields':
    case 'Number':
    case 'Range':
    case 'Separator':
    case 'Table':
    case 'Timestamp':
    case 'UID':
      return plain[field.type] ?? z.never();
  }
}

const plain: Readonly<Record<string, z.ZodType>> = {
  Number: z.number(),
  Boolean: z.boolean(),
  Date: z.iso.date(),
  IntegrationFields: z.record(z.string(), z.union([z.string(), z.number()])),
};

function linkSchema({ config }: Extract<CustomTypeModelField, { type: 'Link' }>): z.ZodType {
  const types =
    config && 'customtypes' in config ? config.customtypes?.filter((type) => typeof type === 'string') : undefined;
  return types
    ? z.string().regex(new RegExp(`^doc:(${types.join('|')})/[\\w-]+$`))
    : z.string().regex(/^(doc:\w+\/[\w-]+|site:\/\S*|https:\/\/\S+|mailto:\S+)$/);
}

function sliceSchemas(names: readonly string[], slices: readonly SharedSliceModel[]): z.ZodType[] {
  return slices
    .filter(({ id }) => names.includes(id))
    .map(({ id, variations: [variation] }) =>
      z.strictObject({
        slice: z.literal(id),
        primary: fieldsSchema(variation?.primary ?? {}, slices).optional(),
        items: z.array(fieldsSchema(variation?.items ?? {}, slices)).optional(),
      }),
    );
}
