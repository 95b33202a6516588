import { isObject, type JsonObject, objectsOf, textOf } from '../../../json.ts';

/** Members of values that no reader sees as text. */
const silent = new Set([
  'id',
  'slice_label',
  'version',
  'variation',
  'spans',
  'type',
  'link_type',
  'kind',
  'dimensions',
]);

/** Writes a value of a field as lines of text, so that people can compare two of them. */
export function writtenValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return lines(value.map(writtenValue));
  if (!isObject(value)) return '';
  if (typeof value['slice_type'] === 'string') return writtenSlice(value);
  if (typeof value['text'] === 'string' && Array.isArray(value['spans'])) return writtenBlock(value);
  if (isObject(value['dimensions']) && typeof value['url'] === 'string') return writtenPicture(value);
  if (value['link_type'] === 'Document') return `→ ${textOf(value['id'])}`;
  return lines(Object.entries(value).map(([name, inner]) => (silent.has(name) ? '' : writtenValue(inner))));
}

/** A picture by its text, its credit and its size; of a cut also where it begins. */
function writtenPicture({ alt, copyright, dimensions, url }: JsonObject): string {
  const { width, height } = isObject(dimensions) ? dimensions : {};
  const [, x, y] = /[?&]rect=(\d+),(\d+)/.exec(textOf(url)) ?? [];
  const cut = x === undefined || y === undefined ? '' : ` (${x}, ${y})`;
  return lines([textOf(alt), textOf(copyright), `${Number(width)} × ${Number(height)}${cut}`]);
}

const lines = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');

function writtenSlice({ slice_type, primary, items }: JsonObject): string {
  return lines([`[${textOf(slice_type)}]`, writtenValue(primary), writtenValue(items)]);
}

/** A block of rich text with the targets of its links. */
function writtenBlock({ type, text, spans }: JsonObject): string {
  const bullet = type === 'list-item' || type === 'o-list-item' ? '• ' : '';
  const targets = objectsOf(spans)
    .map(({ data }) => (isObject(data) ? textOf(data['url']) || textOf(data['id']) : ''))
    .filter((target) => target !== '')
    .map((target) => ` (→ ${target})`);
  return `${bullet}${textOf(text)}${targets.join('')}`;
}
