import { isObject, objectsOf, textOf } from '#content/json.ts';
import type { Named } from './field-kind.ts';
import { targetText } from './link-text.ts';
import { writeNotation } from './rich-text-notation.ts';

/** Words by which an editor recognizes a value; empty for an empty value. Rich text is Markdown. */
export function valueWords(value: unknown, named: Named): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const items = objectsOf(value);
    if (items.length === 0) return '';
    return items.some(({ type }) => typeof type === 'string')
      ? writeNotation(value, named)
      : JSON.stringify(value, null, 1);
  }
  if (!isObject(value)) return JSON.stringify(value);
  if ('link_type' in value) return targetText(value, named) ?? '';
  const [alt, id] = [textOf(value['alt']), textOf(value['id'])];
  const picture = named.pictures.find(({ hash }) => hash === id);
  if (picture !== undefined) return [picture.name, alt].filter(Boolean).join(' – ');
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value, null, 1);
}
