import { z } from 'zod';
import { type Locale, locales } from '#words/locale.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A schema of the document; its parts are put among the components. */
export type SchemaReference = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

type SchemaWithParts = {
  readonly schema: JsonSchema;
  /** The named schemas that it refers to. */
  readonly parts: Readonly<Record<string, JsonSchema>>;
};

/**
 * A schema as JSON Schema 2020-12, as OpenAPI 3.1 has it: schemas with an id stand apart, and are referred
 * to. A schema that checks less than it is documented to says the other one in its meta, as `shows`.
 * @param io what is read (`input`) or what is answered (`output`)
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
