import type { z } from 'zod';
import { type FieldCode, fieldCode, isFieldCode } from './field-code.ts';

/** Typed input is invalid. Each wrong field has one code that the catalogues translate. */
export class InvalidInput extends Error {
  readonly code = 'input.invalid';
  readonly fields: Readonly<Record<string, FieldCode>>;

  constructor(fields: Record<string, FieldCode>) {
    super(
      `invalid input: ${Object.entries(fields)
        .map(([field, code]) => `${field}: ${code}`)
        .join(', ')}`,
    );
    this.fields = fields;
  }
}

/**
 * Parses input by a schema. The messages of issues are our codes (`fieldCode`). If a field has several
 * issues, only the first is reported.
 * @throws InvalidInput
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.toReversed();
  const fields = issues.map((issue) => [String(issue.path[0] ?? 'form'), codeOf(issue)] as const);
  throw new InvalidInput(Object.fromEntries(fields));
}

const codeOf = ({ message }: z.core.$ZodIssue): FieldCode =>
  isFieldCode(message) ? message : fieldCode('field.invalid');
