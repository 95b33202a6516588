import type { Mark, MarkType } from 'prosemirror-model';
import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** The link at the selection: its range is the whole link if nothing is selected. */
export type LinkPlace = { readonly from: number; readonly to: number; readonly mark: Mark | null };

export function linkPlace(state: EditorState, type: MarkType): LinkPlace {
  const { from, to, empty, $from } = state.selection;
  const marked = (empty ? type.isInSet($from.marks()) : null) ?? markIn(state, type) ?? null;
  if (!empty || marked === null) return { from, to, mark: marked };
  const { parent } = $from;
  let [first, last] = [$from.index(), $from.index()];
  if (last === parent.childCount || !marked.isInSet(parent.child(last).marks)) first = last -= 1;
  const isPart = (index: number): boolean =>
    index >= 0 && index < parent.childCount && marked.isInSet(parent.child(index).marks);
  while (isPart(first - 1)) first -= 1;
  while (isPart(last + 1)) last += 1;
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1), mark: marked };
}

function markIn({ doc, selection: { from, to } }: EditorState, type: MarkType): Mark | undefined {
  let found: Mark | undefined;
  doc.nodesBetween(from, to, ({ marks }) => void (found ??= type.isInSet(marks)));
  return found;
}

type NewLink = { readonly mark: Mark; readonly words: string };

/** Without a selection the words of the link are its target. */
export function setLink({ state, dispatch }: EditorView, { from, to }: LinkPlace, { mark, words }: NewLink): void {
  const { tr } = state;
  const end = from === to ? from + words.length : to;
  if (from === to) tr.insertText(words, from);
  tr.removeMark(from, end, mark.type).addMark(from, end, mark);
  dispatch(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(mark.type).scrollIntoView());
}

export function removeLink({ state, dispatch }: EditorView, { from, to }: LinkPlace, type: MarkType): void {
  dispatch(state.tr.removeMark(from, to, type));
}
