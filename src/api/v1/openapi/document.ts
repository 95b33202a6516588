import { z } from 'zod';
import type { Locale } from '#words/locale.ts';
import type { Endpoint } from '#api/v1/endpoint.ts';
import { parametersOf } from '#api/v1/parameters.ts';
import { tags } from '#api/v1/tags.ts';
import { type JsonSchema, jsonSchemaOf, type SchemaReference } from './json-schema.ts';
import { responsesOf } from './responses.ts';
import { webhooksOf } from './webhooks.ts';

/** Introduction of the document. */
function introduction(locale: Locale): object {
  return { title: titles[locale], version: '1.0.0', description: descriptions[locale] };
}

const titles = {
  en: 'Mon Volontariat International: the offers API',
  fr: 'Mon Volontariat International : l’API des offres',
};

const descriptions = {
  en: 'All open V.I.E. and V.I.A. offers, the search, and every change. Reading needs no key.',
  fr: 'Toutes les offres de V.I.E. et de V.I.A. ouvertes, la recherche et chaque changement. La lecture ne demande aucune clé.',
};

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly style?: 'form';
  readonly explode?: false;
};

/**
 * Returns the OpenAPI 3.1 document of some endpoints. It is made from the endpoints' schemas. The same
 * schemas validate requests, and the tests check answers against them.
 */
export function documentOf(endpoints: readonly Endpoint[], publicUrl: URL, locale: Locale): unknown {
  const parts: Record<string, JsonSchema> = {};
  const named: SchemaReference = (schema, io) => {
    const made = jsonSchemaOf(schema, io, locale);
    Object.assign(parts, made.parts);
    return made.schema;
  };
  const paths = Map.groupBy(endpoints, ({ path }) => path);
  const document = {
    openapi: '3.1.1',
    info: introduction(locale),
    servers: [{ url: new URL('/api/v1', publicUrl).href }],
    tags: Object.entries(tags).map(([name, label]) => ({ name, description: label[locale] })),
    paths: Object.fromEntries([...paths].map(([path, some]) => [path, operationsOf(some, named, locale)])),
    webhooks: webhooksOf(named, locale),
    components: {
      schemas: parts,
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
    },
  };
  // Redirects the references to named schemas, because OpenAPI stores these schemas in a different place than
  // JSON Schema.
  return JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function operationsOf(endpoints: readonly Endpoint[], named: SchemaReference, locale: Locale): object {
  return Object.fromEntries(
    endpoints.map((endpoint) => [endpoint.method.toLowerCase(), operationOf(endpoint, named, locale)]),
  );
}

function operationOf(endpoint: Endpoint, named: SchemaReference, locale: Locale): object {
  const { id, tag, summary, description, scope, request } = endpoint;
  const body: unknown = request.shape['body'];
  return {
    operationId: id,
    tags: [tag],
    summary: summary[locale],
    description: description[locale],
    parameters: [...parametersIn('path', endpoint, named), ...parametersIn('query', endpoint, named)],
    ...(body instanceof z.ZodType && {
      requestBody: { required: true, content: bodyOf(endpoint, named(body, 'input')) },
    }),
    security: scope === undefined ? [] : [{ apiKey: [scope] }],
    responses: responsesOf(endpoint, named, locale),
  };
}

function bodyOf({ examples }: Endpoint, schema: JsonSchema): object {
  return {
    'application/json': {
      schema,
      examples: Object.fromEntries(examples.map(({ title, body }) => [title.en, { value: body }])),
    },
  };
}

function parametersIn(part: 'path' | 'query', { request, examples }: Endpoint, named: SchemaReference): Parameter[] {
  return Object.entries(parametersOf(request, part)).map(([name, schema]) => {
    const { description = '', ...own } = named(schema, 'input');
    const required = part === 'path' || !schema.safeParse(undefined).success;
    // Gives examples only to required parameters, because a viewer would send all optional parameters
    // together.
    const example = required ? examples[0][part]?.[name] : undefined;
    return {
      name,
      in: part,
      required,
      description,
      schema: own,
      ...(own.type === 'array' && ({ style: 'form', explode: false } as const)),
      ...(example !== undefined && { example }),
    };
  });
}
