import { z } from 'zod';
import { type Locale, locales } from '#words/locale.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Converts a schema for the OpenAPI document. Named schemas inside it become components. */
export type SchemaReference = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

type SchemaWithParts = {
  readonly schema: JsonSchema;
  /** Named schemas to which the schema refers. */
  readonly parts: Readonly<Record<string, JsonSchema>>;
};

/**
 * Converts a schema to JSON Schema 2020-12, as OpenAPI 3.1 uses it. A schema with an id becomes a separate
 * named schema. If a schema accepts more than the document promises, `shows` in its meta is the documented
 * schema.
 * @param io request (`input`) or answer (`output`)
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output', locale: Locale): SchemaWithParts {
  const {
    $schema: _version,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    override: ({ jsonSchema }) => {
      const shown = jsonSchema['shows'];
      delete jsonSchema['shows'];
      if (shown instanceof z.ZodType)
        Object.assign(jsonSchema, { ...jsonSchemaOf(shown, io, locale).schema, ...jsonSchema });
      const told = jsonSchema[locale];
      for (const language of locales) delete jsonSchema[language];
      if (typeof told === 'string') jsonSchema.description = told;
    },
  });
  return { schema: own, parts: $defs };
}
