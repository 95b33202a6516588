import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { isObject } from '#content/json.ts';
import { dataArbitrary } from '#content/repository/testing/arbitrary-values.ts';
import { docOf } from '../client/rich-text/blocks-to-doc.ts';
import { textOfDoc } from '../client/rich-text/doc-to-text.ts';
import { editorSchema } from '../client/rich-text/editor-schema.ts';
import { joinedSpans } from '../client/rich-text/joined-spans.ts';
import { structuredTextKind } from './kinds/structured-text.tsx';
import { richTextEntries } from './rich-text-entries.ts';
import { holdsBlocks, readNotation, writeNotation } from './rich-text-notation.ts';
import { french, named } from './testing/editable.ts';
import { typedFrom } from './typed.ts';

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

const multi = { blocks: ['paragraph', 'heading2', 'list-item', 'strong', 'hyperlink'], single: false };
const line = (block: object): string =>
  `{{${JSON.stringify({ type: 'paragraph', text: 'one', spans: [], ...block })}}}`;
const linkTo = (url: string) => ({ type: 'hyperlink', start: 0, end: 3, data: { link_type: 'Web', url } });

function refusedFor(text: string): string[] {
  const refused: string[] = [];
  const field = { type: 'StructuredText', ...multi } as const;
  structuredTextKind.read({ name: 't', field }, [], {
    named: french,
    typed: typedFrom([['t', text]]),
    refuse: (_, code) => void refused.push(code),
    fields: () => ({}),
  });
  return refused;
}

test.each([
  ['a block with text', line({}), []],
  ['a block that the field does not allow', line({ type: 'heading1' }), ['block']],
  ['a picture', '{{{"type":"image","url":"https://example.org/a.png"}}}', ['keptBlock']],
  ['a mark behind the text', line({ spans: [{ type: 'strong', start: 0, end: 9 }] }), ['keptBlock']],
  ['a mark that ends before it begins', line({ spans: [{ type: 'strong', start: 2, end: 1 }] }), ['keptBlock']],
  ['a mark that is none', line({ spans: ['strong'] }), ['keptBlock']],
  ['a text that is none', line({ text: 7 }), ['keptBlock']],
  ['an address of a script', line({ spans: [linkTo('javascript:alert(1)')] }), ['address']],
  ['broken JSON', '{{{"type":"paragraph"}}', []],
  ['a block of no origin', '{{7}}', ['keptBlock']],
])('of a posted line that holds %s, only what may stand there is taken', (_, text, codes) => {
  expect(refusedFor(text)).toEqual(codes);
});

test('a schema makes nothing that its field does not allow', () => {
  const { nodes, marks } = editorSchema(multi);
  expect(Object.keys(nodes)).toEqual([
    'doc',
    'paragraph',
    'heading2',
    'list-item',
    'item',
    'kept',
    'text',
    'hardBreak',
  ]);
  expect(Object.keys(marks)).toEqual(['hyperlink', 'strong', 'label']);
});

test('an empty field is empty after its editor was open, and an empty paragraph that was stored stays', () => {
  expect(posted(multi, '', [])).toBe('');
  const stored = [{ type: 'paragraph', text: '', spans: [] }];
  expect(readNotation(posted(multi, writeNotation(stored, french), stored) ?? '', stored, french)).toEqual(stored);
});
