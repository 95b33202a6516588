import { createHash } from 'node:crypto';
import type { FieldValue } from './corrected-fields.ts';

/** A short text that differs if the value does: a form names the value that its page showed. */
export const versionOfValue = (value: FieldValue): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
