import { baseKeymap } from 'prosemirror-commands';
import {
  type InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Schema } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { firstOf, nothing } from './block-commands.ts';
import type { EditorTool } from './editor-tools.ts';

/**
 * The keys of the tools, of the editor itself, and what becomes of `## ` or `- ` at the beginning of a block.
 */
export function editorKeys(schema: Schema, tools: ReadonlyMap<string, EditorTool>, toToolbar: Command): Plugin[] {
  const ofTools = [...tools.values()].flatMap(({ keys, run }) => keys.map((key): [string, Command] => [key, run]));
  const { item } = schema.nodes;
  const own = {
    'Alt-F10': toToolbar,
    Enter: isSingleIn(schema) ? nothing : firstOf(item && splitListItem(item), baseKeymap['Enter']),
    'Shift-Enter': lineBreak,
    Backspace: firstOf(undoInputRule, baseKeymap['Backspace']),
  };
  return [
    inputRules({ rules: rulesOf(schema) }),
    // A tool that can do nothing keeps its keys from the browser, for which they mean something else.
    keymap(Object.fromEntries(ofTools.map(([key, run]) => [key, firstOf(run, nothing)]))),
    keymap(own),
    keymap(baseKeymap),
  ];
}

const isSingleIn = ({ topNodeType }: Schema): boolean => topNodeType.spec.content === 'block';

const lineBreak: Command = (state, dispatch) => {
  const { hardBreak } = state.schema.nodes;
  const { $from } = state.selection;
  if (hardBreak === undefined || !$from.parent.isTextblock) return false;
  const end = $from.parent.type.spec.code ? state.schema.text('\n') : hardBreak.create();
  dispatch?.(state.tr.replaceSelectionWith(end).scrollIntoView());
  return true;
};

function rulesOf({ nodes }: Schema): InputRule[] {
  const headings = [1, 2, 3, 4, 5, 6].flatMap((level) => {
    const type = nodes[`heading${level}`];
    return type ? [textblockTypeInputRule(new RegExp(`^#{${level}}\\s$`), type)] : [];
  });
  const { 'list-item': bullets, 'o-list-item': numbers } = nodes;
  return [
    ...headings,
    ...(bullets ? [wrappingInputRule(/^[-*]\s$/, bullets)] : []),
    ...(numbers ? [wrappingInputRule(/^1[.)]\s$/, numbers)] : []),
  ];
}
