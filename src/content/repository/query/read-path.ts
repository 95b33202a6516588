import type { TypeModels } from '../models/type-models.ts';
import { parsingError } from './protocol-error.ts';

/** What a predicate or an ordering is about: a property of all documents, or a field of a type. */
export type Path =
  | { readonly of: 'document'; readonly name: DocumentPart }
  | { readonly of: 'field'; readonly type: string; readonly field: string };

const documentParts = ['id', 'type', 'tags', 'lang', 'first_publication_date', 'last_publication_date'] as const;
type DocumentPart = (typeof documentParts)[number];

/**
 * Reads `document.type`, or `my.<type>.<field>`, in which a dot separates a group from its field.
 * @throws ProtocolError for anything else, and for an unknown type
 */
export function readPath(text: string, models: TypeModels): Path {
  const [of, name = '', ...field] = text.split('.');
  const part = documentParts.find((known) => known === name);
  if (of === 'document' && part !== undefined && field.length === 0) return { of, name: part };
  if (of !== 'my' || field.length === 0) throw parsingError(`${text || 'nothing'} is no path`);
  if (!models.has(name)) throw parsingError(`there is no type ${name}`);
  return { of: 'field', type: name, field: field.join('.') };
}
