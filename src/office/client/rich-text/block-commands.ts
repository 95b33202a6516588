import { chainCommands, setBlockType } from 'prosemirror-commands';
import type { NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { listNames } from './editor-schema.ts';

/** The list around the selection; null outside of lists. */
function listAround({ selection: { $from } }: EditorState): { readonly depth: number; readonly type: NodeType } | null {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (listNames.includes(type.name)) return { depth, type };
  }
  return null;
}

/** Tells if the selection stands in a block or a list of this name. */
export function isIn(state: EditorState, name: string): boolean {
  const list = listAround(state);
  return list === null ? state.selection.$from.parent.type.name === name : list.type.name === name;
}

/** Makes the selected blocks blocks of this type. Items leave their list first. */
export function toBlock(type: NodeType): Command {
  return (state, dispatch, view) => {
    const item = state.schema.nodes['item'];
    if (item === undefined || listAround(state) === null) return setBlockType(type)(state, dispatch);
    const lift = liftListItem(item);
    if (dispatch === undefined || view === undefined) return lift(state);
    return lift(state, dispatch) && (setBlockType(type)(view.state, dispatch) || true);
  };
}

/** Makes the selected blocks a list, or takes them out of such a list. */
export function toList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const { item, paragraph } = state.schema.nodes;
    const list = listAround(state);
    if (item === undefined || paragraph === undefined) return false;
    if (list?.type === type) return liftListItem(item)(state, dispatch);
    if (list !== null) {
      dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(list.depth), type));
      return true;
    }
    const wrap = wrapInList(type);
    if (wrap(state)) return wrap(state, dispatch);
    // A heading becomes a paragraph first.
    const plain = setBlockType(paragraph);
    if (dispatch === undefined || view === undefined) return plain(state);
    return plain(state, dispatch) && wrap(view.state, dispatch);
  };
}

/** Moves the selected items or blocks over their neighbour. */
export function moveBlock(step: 1 | -1): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const depth = depthToMove($from, $to);
    const parent = $from.node(depth);
    const [first, last] = [$from.index(depth), $to.indexAfter(depth) - 1];
    const other = step === -1 ? first - 1 : last + 1;
    if (first > last || other < 0 || other >= parent.childCount) return false;
    if (dispatch === undefined) return true;
    const from = $from.posAtIndex(first, depth);
    const node = parent.child(other);
    const at = $from.posAtIndex(other, depth);
    const tr = state.tr.delete(at, at + node.nodeSize);
    // The neighbour moves, and the selection stays in its blocks.
    const to = step === 1 ? from : $from.posAtIndex(last + 1, depth) - node.nodeSize;
    dispatch(tr.insert(to, node).scrollIntoView());
    return true;
  };
}

/** Items move in their list, a list with one item moves as a block. */
function depthToMove($from: ResolvedPos, $to: ResolvedPos): number {
  const list = $from.depth > 0 ? $from.node(1) : null;
  const isInList = list !== null && $to.depth > 0 && $to.node(1) === list && listNames.includes(list.type.name);
  return isInList && list.childCount > 1 ? 1 : 0;
}

export const nothing: Command = () => true;
export const firstOf = (...commands: readonly (Command | undefined)[]): Command =>
  chainCommands(...commands.filter((one) => one !== undefined));
