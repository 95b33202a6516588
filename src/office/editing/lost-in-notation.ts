import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Markdown that no rich text can hold: reading it would leave it out. */
const lost: ReadonlySet<string> = new Set(['thematicBreak', 'image', 'imageReference', 'definition']);
/** Deeper nesting is left out too, see `read-markdown.ts`. */
const deepest = 8;

/** Tells if a text holds something that its blocks would not. */
export const losesInNotation = (text: string): boolean => loses(fromMarkdown(text), 0);

function loses(node: Nodes, depth: number): boolean {
  if (lost.has(node.type) || depth > deepest) return true;
  return 'children' in node && node.children.some((inner) => loses(inner, depth + 1));
}
