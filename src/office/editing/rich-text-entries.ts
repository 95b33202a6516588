import { objectsOf } from '#content/json.ts';
import type { Entry } from '../client/rich-text/blocks-to-doc.ts';
import { isSameJson } from '../client/rich-text/is-same-json.ts';
import { joinedSpans } from '../client/rich-text/joined-spans.ts';
import type { Named } from './field-kind.ts';
import { readParts, wordsOfBlock } from './rich-text-notation.ts';

/** Returns the blocks of a text for the editor of the browser; null for a text that names no blocks. */
export function richTextEntries(text: string, origin: unknown, named: Named): readonly Entry[] | null {
  const old = objectsOf(origin).map(joinedSpans);
  const parts = readParts(text, origin, named);
  return (
    parts?.map(({ block, kept }) => {
      const hasText = typeof block['text'] === 'string' && Array.isArray(block['spans']);
      const number = kept ?? old.findIndex((one) => isSameJson(one, block)) + 1;
      return {
        block: hasText ? block : null,
        kept: number === 0 ? null : number,
        words: hasText ? '' : wordsOfBlock(block),
      };
    }) ?? null
  );
}
