import { z } from 'zod';
import { fieldsSchema, type UnknownFields } from './field-schema.ts';
import { safeText } from './safe-text.ts';
import type { TypeModels, TypeModel } from './type-models.ts';

/** Content of a document written by editors. */
export type DocumentContent = {
  readonly uid: string | null;
  readonly tags: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
};

/** A document that does not match its type. Each of its problems begins with the path of a field. */
export class InvalidDocument extends Error {
  readonly code = 'content.invalidDocument';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Limit of characters of a document's JSON; the longest page so far has 60,000. */
const maxDocumentLength = 1_000_000;
const maxDocumentDepth = 40;
/** Limit of problems reported for a document. */
const maxProblems = 20;

const uid = z.string().regex(/^[\p{Ll}\p{Lo}\p{N}](?:[\p{Ll}\p{Lo}\p{N}._-]{0,198}[\p{Ll}\p{Lo}\p{N}])?$/u, {
  error: 'should be small letters, digits, - _ and .',
});
const tags = z.array(safeText(100).min(1)).max(100);

/**
 * Creates the function that validates documents against their types. A validated document contains every
 * field of its type. The schema of a type is made with its first document, because all schemas took 5 % of
 * the CPU of a start.
 */
export function documentChecker(models: TypeModels, unknown: UnknownFields = 'refused') {
  const schemas = new Map<string, ReturnType<typeof contentSchema>>();
  /** @throws InvalidDocument */
  return (type: string, content: unknown): DocumentContent => {
    const model = models.get(type);
    if (model === undefined) throw new InvalidDocument([`type: there is no type ${JSON.stringify(type)}`]);
    const schema = schemas.get(type) ?? contentSchema(model, unknown);
    schemas.set(type, schema);
    if (!isShallow(content, maxDocumentDepth)) throw new InvalidDocument(['data: is nested too deep']);
    if (JSON.stringify(content).length > maxDocumentLength) throw new InvalidDocument(['data: is too long']);
    const read = schema.safeParse(content);
    if (read.success) return read.data;
    throw new InvalidDocument(read.error.issues.slice(0, maxProblems).map(problemOf));
  };
}

function contentSchema({ hasUid, fields }: TypeModel, unknown: UnknownFields) {
  return z.strictObject({
    uid: hasUid ? uid : z.null(),
    tags: tags.transform((all) => [...new Set(all)]),
    data: fieldsSchema(fields, unknown),
  });
}

function problemOf({ path, message }: z.core.$ZodIssue): string {
  return `${z.core.toDotPath(path)}: ${message}`;
}

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
}
