import { z } from 'zod';

export type ParameterKind = 'list' | 'number' | 'boolean' | 'text';

/** Returns the parameters of one part of a request (path or query); none if the endpoint defines none. */
export function parametersOf(request: z.ZodObject, part: 'path' | 'query'): Readonly<Record<string, z.ZodType>> {
  const parameters: unknown = request.shape[part];
  return parameters instanceof z.ZodObject ? parameters.shape : {};
}

/** Returns how to convert the text of a parameter, and how to convert the values of a list. */
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
