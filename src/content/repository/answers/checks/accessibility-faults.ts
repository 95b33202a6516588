import { isObject, listOf, textOf } from '#content/json.ts';
import vagueLinks from './vague-links.json' with { type: 'json' };

/** What makes a text hard for people who listen to it, or look for their way in it (WCAG 2.2). */
export type AccessibilityFault = {
  /** `skippedHeading` and `emptyHeading`: 1.3.1 and 2.4.6. `boldParagraph`: 1.3.1. `vagueLink`: 2.4.4. */
  readonly kind: 'skippedHeading' | 'emptyHeading' | 'boldParagraph' | 'vagueLink';
  /** Name of the field of the document. */
  readonly field: string;
  /** Place of the slice or the item in that field, from 1; null for a field of the document itself. */
  readonly place: number | null;
  readonly words: string;
};

/** Limit of faults that are listed, so that a page stays readable. */
const mostFaults = 50;

/** Longest words that a fault quotes. */
const quoted = 80;

/** Looks for faults in the texts of a document, in their order. */
export function accessibilityFaults(data: unknown): readonly AccessibilityFault[] {
  if (!isObject(data)) return [];
  return Object.entries(data)
    .flatMap(([field, value]): AccessibilityFault[] =>
      isRichText(value)
        ? faultsOfText(value).map((fault) => ({ ...fault, field, place: null }))
        : listOf(value).flatMap((item, index) =>
            faultsInside(item).map((fault) => ({ ...fault, field, place: index + 1 })),
          ),
    )
    .slice(0, mostFaults);
}

type Found = Pick<AccessibilityFault, 'kind' | 'words'>;

function faultsInside(value: unknown): Found[] {
  if (isRichText(value)) return faultsOfText(value);
  if (Array.isArray(value)) return value.flatMap(faultsInside);
  return isObject(value) ? Object.values(value).flatMap(faultsInside) : [];
}

type Block = { readonly type: string; readonly text: string; readonly spans: readonly unknown[] };

const isRichText = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isObject(one) && 'type' in one && !('slice_type' in one));

const blockOf = (value: unknown): Block => {
  const block = isObject(value) ? value : {};
  return { type: textOf(block['type']), text: textOf(block['text']), spans: listOf(block['spans']) };
};

function faultsOfText(blocks: readonly unknown[]): Found[] {
  let before: number | null = null;
  return blocks.map(blockOf).flatMap((block) => {
    const [, level = null] = /^heading([1-6])$/.exec(block.type) ?? [];
    if (level === null) return [...faultsOfParagraph(block), ...faultsOfLinks(block)];
    const isSkipped = before !== null && Number(level) > before + 1;
    before = Number(level);
    const words = cut(block.text);
    if (block.text.trim() === '') return [{ kind: 'emptyHeading' as const, words }];
    return [...(isSkipped ? [{ kind: 'skippedHeading' as const, words }] : []), ...faultsOfLinks(block)];
  });
}

/** A short paragraph all in bold looks like a heading, and is none for who cannot see it. */
function faultsOfParagraph({ type, text, spans }: Block): Found[] {
  const length = text.trim().length;
  const isBold = spans.some(
    (span) => isObject(span) && span['type'] === 'strong' && Number(span['end']) - Number(span['start']) >= length,
  );
  return type === 'paragraph' && isBold && length > 0 && length <= 100
    ? [{ kind: 'boldParagraph', words: cut(text) }]
    : [];
}

function faultsOfLinks({ text, spans }: Block): Found[] {
  return spans.flatMap((span): Found[] => {
    if (!isObject(span) || span['type'] !== 'hyperlink') return [];
    const words = text.slice(Number(span['start']), Number(span['end'])).trim();
    return vague.has(words.toLowerCase().replace(/[\s.:…>»]+$/u, '')) ? [{ kind: 'vagueLink', words: cut(words) }] : [];
  });
}

const vague = new Set(vagueLinks);

const cut = (text: string): string => (text.length > quoted ? `${text.slice(0, quoted).toWellFormed()}…` : text);
