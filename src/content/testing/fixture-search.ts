import type { Predicate } from '../repository/query/parse-predicates.ts';
import type { SentDocument } from './fixture-document.ts';

/** Tells if a predicate is true for a document; only the predicates that tests need are supported. */
export function holds(document: SentDocument, { name, path, args }: Predicate): boolean {
  const found = valueAt(document, path);
  const [wanted] = args;
  switch (name) {
    case 'at':
      return found === wanted;
    case 'not':
      return found !== wanted;
    case 'any':
    case 'in':
      return Array.isArray(wanted) && wanted.some((one) => one === found);
    case 'has':
      return found !== undefined && found !== null;
    case 'date.after':
      return new Date(String(found)) > new Date(Number(wanted));
    case 'fulltext':
      return wordsIn(wanted).every((word) => textOf(document).includes(word));
    default:
      return false;
  }
}

/** Sorts documents by an ordering such as `[my.news.published_on desc]`. */
export function inOrder(documents: readonly SentDocument[], orderings: string | null): readonly SentDocument[] {
  const [path = '', direction] = orderings?.replaceAll(/[[\]]/g, '').split(',')[0]?.split(' ') ?? [];
  const key = (document: SentDocument) => JSON.stringify(valueAt(document, path) ?? '');
  const rising = documents.toSorted((one, other) => key(one).localeCompare(key(other)));
  if (path === '') return documents;
  return direction === 'desc' ? rising.toReversed() : rising;
}

const wordsIn = (text: unknown): string[] => String(text).toLowerCase().split(' ');
const textOf = ({ uid, data }: SentDocument): string => `${uid} ${JSON.stringify(data)}`.toLowerCase();

function valueAt(document: SentDocument, path: string): unknown {
  const [root, ...names] = path.split('.');
  if (root === 'document') return document[names[0] ?? ''];
  const [type, field = ''] = names;
  if (type !== document.type) return undefined;
  return field === 'uid' ? document.uid : document.data[field];
}
