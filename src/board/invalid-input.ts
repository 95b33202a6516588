import type { z } from 'zod';

/** What a person typed cannot be taken: each field has one code that the catalogues translate. */
export class InvalidInput extends Error {
  readonly code = 'input.invalid';
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Record<string, string>) {
    super(
      `invalid input: ${Object.entries(fields)
        .map(([field, code]) => `${field}: ${code}`)
        .join(', ')}`,
    );
    this.fields = fields;
  }
}

/**
 * The input as the schema describes it. Issues carry our codes as their messages (`z.string({ error: 'field.required' })`);
 * of several for one field the first is kept.
 * @throws InvalidInput
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.toReversed().map((issue) => [String(issue.path[0] ?? 'form'), issue.message]);
  throw new InvalidInput(Object.fromEntries(fields));
}
