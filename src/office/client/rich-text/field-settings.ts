import { isObject, listOf, objectsOf, textOf } from '#content/json.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import type { Entry } from './blocks-to-doc.ts';
import type { Allowed } from './editor-schema.ts';

export type FieldSettings = Allowed & { readonly newTabs: boolean; readonly entries: readonly Entry[] };

/**
 * Reads what the page says about a field; null for a field without an editor, and for one in which somebody
 * has typed Markdown before its script came.
 */
export function fieldSettings(area: HTMLTextAreaElement): FieldSettings | null {
  const given = jsonOrNothing(area.dataset['richText'] ?? '');
  if (!isObject(given)) return null;
  const shown = entriesFrom(given['entries']);
  const blocks = listOf(given['blocks']).map(textOf);
  const entries = area.value === area.defaultValue ? shown : (postedEntries(area.value, shown) ?? plainEntries(area));
  if (entries === null) return null;
  return { blocks, single: given['single'] === true, newTabs: given['newTabs'] === true, entries };
}

const entriesFrom = (given: unknown): readonly Entry[] =>
  objectsOf(given).map(({ block, kept, words }) => ({
    block: isObject(block) ? block : null,
    kept: typeof kept === 'number' ? kept : null,
    words: textOf(words),
  }));

/** Reads what the editor wrote, which a browser gives back on the way back; null for other texts. */
function postedEntries(text: string, shown: readonly Entry[]): readonly Entry[] | null {
  const entries = text.split('\n').map((line): Entry | null => {
    const [, inner = ''] = /^\{\{(.*)\}\}$/s.exec(line) ?? [];
    const block = jsonOrNothing(inner);
    if (isObject(block)) return { block, kept: null, words: '' };
    return shown.find(({ kept }) => kept !== null && kept === block) ?? null;
  });
  const known = entries.filter((entry) => entry !== null);
  return known.length === entries.length ? known : null;
}

/** Somebody was faster than the script: a line of plain words in an empty field is a paragraph. */
function plainEntries({ defaultValue, value }: HTMLTextAreaElement): readonly Entry[] | null {
  const isPlain = defaultValue === '' && !/[*_`#[\]<>\\&~\n]|^\s*([-+=]|\d+[.)])/.test(value);
  return isPlain ? [{ block: { type: 'paragraph', text: value.trim(), spans: [] }, kept: null, words: '' }] : null;
}
