import type { z } from 'zod';

/** Why a field of the office is refused. */
const refusals = ['required', 'invalid', 'tooShort', 'tooLong', 'personal'] as const;

export type Refusal = (typeof refusals)[number];

/** Checks the refusal that a schema uses as its message: `z.string(refusal('required'))`. */
export const refusal = (why: Refusal): Refusal => why;

/** Typed fields are refused. Each wrong field has one reason. */
export class FieldsRefused extends Error {
  readonly code = 'office.fieldsRefused';
  readonly fields: Readonly<Record<string, Refusal>>;

  constructor(fields: Readonly<Record<string, Refusal>>) {
    const told = Object.entries(fields).map(([field, why]) => `${field}: ${why}`);
    super(`refused fields: ${told.join(', ')}`);
    this.fields = fields;
  }
}

/**
 * Reads typed fields by a schema whose messages are refusals. If a field has several issues, only the first
 * is told.
 * @throws FieldsRefused
 */
export function readFields<S extends z.ZodType>(schema: S, typed: unknown): z.output<S> {
  const read = schema.safeParse(typed);
  if (read.success) return read.data;
  const issues = read.error.issues.toReversed();
  throw new FieldsRefused(
    Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? 'form'), refusalOf(message)])),
  );
}

const refusalOf = (message: string): Refusal => refusals.find((why) => why === message) ?? 'invalid';
