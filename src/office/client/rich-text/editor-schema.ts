import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isObject, textOf } from '#content/json.ts';
import { isWebAddress } from '#content/repository/models/is-web-address.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { linkFrom } from './link-data.ts';

/** Blocks and marks that a field allows, by Prismic's names. */
export type Allowed = { readonly blocks: readonly string[]; readonly single: boolean };

/** Blocks with text that stand alone, with their elements. List items stand in lists. */
export const textBlocks = {
  paragraph: 'p',
  heading1: 'h1',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
  heading5: 'h5',
  heading6: 'h6',
  preformatted: 'pre',
} as const;

/** The lists by the name of their items. */
export const lists = { 'list-item': 'ul', 'o-list-item': 'ol' } as const;

export const listNames = Object.keys(lists);

/**
 * Makes the schema of a field: nothing that the field does not allow can be written. A paragraph in a list is
 * an item, so that it is there for lists too. Needs no DOM.
 * @param editor name by which the editor knows what was copied from it
 */
export function editorSchema(allowed: Allowed, editor = ''): Schema {
  const has = (name: string): boolean => allowed.blocks.includes(name);
  const items = allowed.single ? 'item' : 'item+';
  const nodes: Record<string, NodeSpec> = { doc: { content: allowed.single ? 'block' : 'block+' } };
  const hasItems = listNames.some(has);
  for (const [name, tag] of Object.entries(textBlocks)) {
    if (has(name)) nodes[name] = { ...textNode(name, tag), group: 'block' };
    else if (name === 'paragraph' && hasItems) nodes[name] = textNode(name, tag);
  }
  for (const [name, tag] of Object.entries(lists))
    if (has(name)) nodes[name] = { content: items, group: 'block', parseDOM: [{ tag }], toDOM: () => [tag, 0] };
  if (hasItems) nodes['item'] = { content: 'paragraph', parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] };
  return new Schema({
    nodes: { ...nodes, kept: keptNode(editor), text: { group: 'inline' }, hardBreak },
    marks: marksOf(has),
  });
}

/** `more` holds members of a block that have no control; an empty block of the origin stays in the text. */
const attrs = { more: { default: null }, wasEmpty: { default: false } };

const textNode = (name: string, tag: string): NodeSpec => ({
  content: name === 'preformatted' ? 'text*' : 'inline*',
  attrs,
  defining: name !== 'paragraph',
  ...(name === 'preformatted' && { code: true }),
  parseDOM: [{ tag, ...(name === 'preformatted' && { preserveWhitespace: 'full' as const }) }],
  toDOM: () => [tag, 0],
});

const hardBreak: NodeSpec = {
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  leafText: () => '\n',
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
};

/** A block of the origin that the field's editor cannot write: it is moved or removed as a whole. */
const keptNode = (editor: string): NodeSpec => ({
  group: 'block',
  atom: true,
  draggable: true,
  attrs: { number: {}, words: {} },
  parseDOM: [
    {
      tag: 'figure[data-kept]',
      getAttrs: ({ dataset }) => ({ number: Number(dataset['kept']), words: dataset['words'] ?? '' }),
    },
  ],
  toDOM: ({ attrs: { number, words } }) => [
    'figure',
    { 'data-kept': String(number), 'data-words': String(words), 'data-editor': editor },
    String(words) || `{{${number}}}`,
  ],
});

function marksOf(has: (name: string) => boolean): Record<string, MarkSpec> {
  return {
    ...(has('hyperlink') && { hyperlink }),
    ...(has('strong') && { strong: plainMark('strong') }),
    ...(has('em') && { em: plainMark('em') }),
    // No model has labels; those that are there stay.
    label: { attrs: { data: {} }, inclusive: false, toDOM: () => ['span', { 'data-label': '' }, 0] },
  };
}

const plainMark = (tag: string): MarkSpec => ({ parseDOM: [{ tag }], toDOM: () => [tag, 0] });

const hyperlink: MarkSpec = {
  attrs: { data: {} },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[data-link]',
      getAttrs: ({ dataset }) => {
        const data = linkFrom(jsonOrNothing(dataset['link'] ?? ''));
        return data === null ? false : { data };
      },
    },
  ],
  toDOM: ({ attrs: { data } }) => {
    const url = isObject(data) ? textOf(data['url']) : '';
    return ['a', { 'data-link': JSON.stringify(data), ...(isWebAddress(url) && { href: url }) }, 0];
  },
};
