import { z } from 'zod';

export type ParameterKind = 'list' | 'number' | 'boolean' | 'text';

/** The parameters of one part of a request; none where the endpoint names none. */
export function parametersOf(request: z.ZodObject, part: 'path' | 'query'): Readonly<Record<string, z.ZodType>> {
  const parameters: unknown = request.shape[part];
  return parameters instanceof z.ZodObject ? parameters.shape : {};
}

/** How the text of a parameter is to be read, and for a list, that of its values. */
export function kindsOf(schema: unknown): readonly [ParameterKind, ParameterKind] {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodArray ? ['list', kindOf(unwrapped(inner.element))] : [kindOf(inner), kindOf(inner)];
}

function kindOf(schema: unknown): ParameterKind {
  if (schema instanceof z.ZodNumber) return 'number';
  return schema instanceof z.ZodBoolean ? 'boolean' : 'text';
}

function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap()) : schema;
}
