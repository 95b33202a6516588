import { isObject, listOf } from '../../../json.ts';
import type { DocumentContent } from '../../models/check-document.ts';
import { mergeContent } from '../merge-content.ts';
import type { Conflict, Path } from '../merged.ts';
import { type Edit, edited, wordsIn } from './edits.ts';
import { sampleModel } from './sample-model.ts';

/** A moment of three editors: one of them changes the document, or saves it. */
export type Step = { readonly who: 0 | 1 | 2; readonly edit: Edit | null; readonly keepsMine: readonly boolean[] };

type Editor = { base: number; content: DocumentContent };

/**
 * Lets three editors write the same document, as the office does: who saves on an old version gets the merge,
 * decides its conflicts, and saves again.
 * @returns the words that neither the last version has nor anybody removed knowingly
 */
export function lostWords(first: DocumentContent, steps: readonly Step[]): readonly string[] {
  const versions = [first];
  const editors: [Editor, Editor, Editor] = [
    { base: 0, content: first },
    { base: 0, content: first },
    { base: 0, content: first },
  ];
  const written = new Set(wordsIn(first));
  const removed = new Set<string>();
  const lost = new Set<string>();
  const save = (editor: Editor, keepsMine: readonly boolean[]) => {
    const [newest, theirs] = [versions.length - 1, versions.at(-1)];
    const base = versions[editor.base];
    if (base === undefined || theirs === undefined) throw new Error('a version disappeared');
    if (editor.base === newest) {
      editor.base = versions.push(editor.content) - 1;
      return;
    }
    const mine = editor.content;
    const { content, conflicts } = mergeContent(sampleModel, { base, mine, theirs });
    const [named, before, ours, others] = [conflicts, base, mine, theirs].map(wordsIn);
    const isDecided = (word: string) =>
      named?.has(word) || (before?.has(word) && !(ours?.has(word) && others?.has(word)));
    editor.content = decided(content, conflicts, keepsMine);
    editor.base = newest;
    const left = wordsIn(editor.content);
    const merged = wordsIn(content);
    for (const word of wordsIn([mine, theirs])) {
      if (!merged.has(word) && !isDecided(word)) lost.add(word);
      if (!left.has(word)) removed.add(word);
    }
  };
  for (const [index, { who, edit, keepsMine }] of steps.entries()) {
    const editor = editors[who];
    if (edit === null) save(editor, keepsMine);
    else {
      const before = wordsIn(editor.content);
      const data = edited(editor.content.data, edit, `w${index + 100}`);
      editor.content = { ...editor.content, data: isObject(data) ? data : {} };
      const after = wordsIn(editor.content);
      for (const word of before) if (!after.has(word)) removed.add(word);
      for (const word of after) written.add(word);
    }
  }
  for (const editor of editors) for (const keepsMine of [[], []]) save(editor, keepsMine);
  const last = wordsIn(versions.at(-1));
  return [...lost, ...[...written].filter((word) => !last.has(word) && !removed.has(word))];
}

/** Decides each conflict; the last first, because a decision may remove an item. */
function decided(content: DocumentContent, conflicts: readonly Conflict[], keepsMine: readonly boolean[]) {
  const replaced: Path[] = [];
  let all: unknown = content;
  for (const [index, { path, theirs }] of [...conflicts.entries()].toReversed()) {
    const isInside = replaced.some((outer) => outer.every((step, at) => step === path[at]));
    if (isInside) continue;
    if (!keepsMine[index % Math.max(keepsMine.length, 1)]) continue;
    all = replacedAt(all, path, theirs);
    replaced.push(path);
  }
  if (!isObject(all) || !isObject(all['data'])) throw new Error('a decision broke the document');
  return { ...content, data: all['data'] };
}

function replacedAt(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  if (typeof step === 'string') {
    const object = isObject(value) ? value : {};
    return { ...object, [step]: replacedAt(object[step], rest, by) };
  }
  const list = listOf(value);
  if (rest.length === 0 && by === undefined) return list.toSpliced(step, 1);
  return list.with(step, replacedAt(list[step], rest, by));
}
