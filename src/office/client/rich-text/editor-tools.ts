import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, Schema } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { isIn, moveBlock, toBlock, toList } from './block-commands.ts';
import { lists, textBlocks } from './editor-schema.ts';

/** A tool of the toolbar. */
export type EditorTool = {
  readonly run: Command;
  /** Keys, as ProseMirror names them. */
  readonly keys: readonly string[];
  /** Tells if it holds for the selection; left out for tools that are done once. */
  readonly isOn?: (state: EditorState) => boolean;
};

const blockKeys: Readonly<Record<string, string>> = {
  paragraph: 'Shift-Mod-0',
  heading1: 'Shift-Mod-1',
  heading2: 'Shift-Mod-2',
  heading3: 'Shift-Mod-3',
  heading4: 'Shift-Mod-4',
  heading5: 'Shift-Mod-5',
  heading6: 'Shift-Mod-6',
  'o-list-item': 'Shift-Mod-7',
  'list-item': 'Shift-Mod-8',
  preformatted: 'Shift-Mod-9',
};

const blockTool = (name: string, run: Command): [string, EditorTool] => [
  name,
  { run, keys: [blockKeys[name] ?? ''], isOn: (state) => isIn(state, name) },
];

/** Returns the tools of a schema by their names. */
export function editorTools(schema: Schema, openLink: Command): ReadonlyMap<string, EditorTool> {
  const markTool = (name: string, run: Command, key: string): [string, EditorTool] => [
    name,
    { run, keys: [key], isOn: (state) => hasMark(state, schema.marks[name]) },
  ];
  const { strong, em, hyperlink } = schema.marks;
  const blocks = Object.keys(textBlocks).flatMap((name) => {
    const type = schema.nodes[name];
    return type?.isInGroup('block') ? [blockTool(name, toBlock(type))] : [];
  });
  const listTools = Object.keys(lists).flatMap((name) => {
    const type = schema.nodes[name];
    return type === undefined ? [] : [blockTool(name, toList(type))];
  });
  return new Map([
    ...(strong ? [markTool('strong', toggleMark(strong), 'Mod-b')] : []),
    ...(em ? [markTool('em', toggleMark(em), 'Mod-i')] : []),
    ...(hyperlink ? [markTool('hyperlink', openLink, 'Mod-k')] : []),
    // A choice of one is none.
    ...(blocks.length + listTools.length > 1 ? [...blocks, ...listTools] : []),
    ['up', { run: moveBlock(-1), keys: ['Alt-ArrowUp'] }],
    ['down', { run: moveBlock(1), keys: ['Alt-ArrowDown'] }],
    ['undo', { run: undo, keys: ['Mod-z'] }],
    ['redo', { run: redo, keys: ['Shift-Mod-z', 'Mod-y'] }],
  ]);
}

function hasMark({ doc, selection, storedMarks }: EditorState, type: MarkType | undefined): boolean {
  if (type === undefined) return false;
  const { empty, from, to, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}
