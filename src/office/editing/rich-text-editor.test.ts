import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { isObject } from '#content/json.ts';
import { dataArbitrary } from '#content/repository/testing/arbitrary-values.ts';
import { docOf } from '../client/rich-text/blocks-to-doc.ts';
import { textOfDoc } from '../client/rich-text/doc-to-text.ts';
import { editorSchema } from '../client/rich-text/editor-schema.ts';
import { joinedSpans } from '../client/rich-text/joined-spans.ts';
import { richTextEntries } from './rich-text-entries.ts';
import { holdsBlocks, readNotation, writeNotation } from './rich-text-notation.ts';
import { french, named } from './testing/editable.ts';

const all =
  'paragraph,preformatted,heading1,heading2,heading3,heading4,heading5,heading6,list-item,o-list-item,image,embed,strong,em,hyperlink'.split(
    ',',
  );
const fields = fc.record({ blocks: fc.subarray(all, { minLength: 3 }), single: fc.boolean() }).filter(canHoldText);

function canHoldText({ blocks }: { blocks: readonly string[] }): boolean {
  return blocks.some((one) => /^(paragraph|preformatted|heading\d|list-item|o-list-item)$/.test(one));
}

/** Stored texts have no undefined members. */
const stored = ({ text }: Record<string, unknown>): unknown => jsonOrNothing(JSON.stringify(text ?? null));

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(joinedSpans(inner)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** What the editor posts for a text that nobody changes. */
function posted(field: { blocks: readonly string[]; single: boolean }, text: string, origin: unknown): string | null {
  const entries = richTextEntries(text, origin, french);
  const doc = entries && docOf(editorSchema(field), entries);
  doc?.check();
  return doc && textOfDoc(doc);
}

test('the editor gives back 10,000 rich texts as they are, whatever their field allows', () => {
  fc.assert(
    fc.property(
      fields.chain((field) =>
        fc.tuple(fc.constant(field), dataArbitrary({ text: { type: 'StructuredText', ...field } }, named).map(stored)),
      ),
      ([field, text]) => {
        const back = posted(field, writeNotation(text, french), text);
        expect(back).not.toBeNull();
        expect(canonical(readNotation(back ?? '', text, french))).toBe(canonical(text ?? []));
        // A page shown again, for example after a refused save, has the same text, and no block stands there
        // whole that has a number.
        const shown = writeNotation(readNotation(back ?? '', text, french), french, text);
        expect(canonical(readNotation(shown, text, french))).toBe(canonical(text ?? []));
        expect(holdsBlocks(shown)).toBe(false);
      },
    ),
    { numRuns: 10_000 },
  );
}, 120_000);
