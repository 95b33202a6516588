import type { TypeModels } from '../models/type-models.ts';
import { parsingError } from './protocol-error.ts';

/** What a predicate or an ordering speaks of. */
export type Path =
  | { readonly of: 'document'; readonly name: DocumentPart }
  | { readonly of: 'field'; readonly type: string; readonly field: string };

const documentParts = ['id', 'type', 'tags', 'lang', 'first_publication_date', 'last_publication_date'] as const;
type DocumentPart = (typeof documentParts)[number];

/**
 * `document.type`, or `my.<type>.<field>` with the fields of groups behind a point.
 * @throws ProtocolError for anything else, and for a type that is none
 */
export function readPath(text: string, models: TypeModels): Path {
  const [of, name = '', ...field] = text.split('.');
  const part = documentParts.find((known) => known === name);
  if (of === 'document' && part !== undefined && field.length === 0) return { of, name: part };
  if (of !== 'my' || field.length === 0) throw parsingError(`${text || 'nothing'} is no path`);
  if (!models.has(name)) throw parsingError(`there is no type ${name}`);
  return { of: 'field', type: name, field: field.join('.') };
}
