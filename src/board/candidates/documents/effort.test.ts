import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Effort, maxSteps } from './effort.ts';
import { findingOf } from './testing/finding-of.ts';
import { documents, makeOpenDocument, makeOpenXml } from './testing/make-documents.ts';
import { makePdf, makeWord } from './testing/make-programs.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const docx = (text: string) => makeOpenXml(word, 'word/document.xml', [{ name: 'word/header1.xml', text }]);
const odp = (text: string) =>
  makeOpenDocument('application/vnd.oasis.opendocument.presentation', [{ name: 'styles.xml', text }]);
const attributes = Array.from({ length: 350_000 }, (_, index) => `a${index}=""`).join(' ');

test.each([
  ['pdf', makePdf('obj (('.repeat(100_000))],
  ['pdf', makePdf(`(${'\\1'.repeat(400_000)})`)],
  ['pdf', makePdf(...Array.from({ length: 20_000 }, () => '1 0 obj<</First 1/N 1/Filter/FlateDecode>>stream\n'))],
  ['rtf', Buffer.from(`{\\rtf1 ${'\\fldinst {{{{'.repeat(150_000)}`)],
  ['docx', docx('<x>'.repeat(10_000))],
  ['docx', docx(`<x ${attributes}/>`)],
  ['odp', odp('<x/>'.repeat(400_000))],
  ['doc', Buffer.concat([documents.doc, Buffer.alloc(2_000_000, '\u0013')])],
  ['doc', makeWord(Array.from({ length: 1000 }, () => 'x'))],
])('inspecting a .%s stops after ten times the steps that an honest document needs', async (extension, bytes) => {
  const effort = new Effort();
  await findingOf(extension, bytes, effort);
  expect(effort.spent).toBeLessThan(1.3 * maxSteps);
});

test('the inspection of any PDF or RTF ends with a finding', async () => {
  const pdf = [
    'obj',
    '<<',
    '>>',
    '/EF',
    '/F',
    '(',
    ')',
    '\\',
    '<6',
    '>',
    '[',
    ']',
    'stream\n',
    '%',
    '\n',
    '/First 2',
    'x\0',
  ];
  const rtf = ['{', '}', '\\fldinst ', "\\'4", '\\u-9 ', '\\\\', '\\', 'DDE', '\\template', '\r\n'];
  for (const [extension, words] of Object.entries({ pdf, rtf })) {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...words)), async (soup) => {
        const bytes = Buffer.from(`%PDF-1.7 ${soup.join('')}`);
        expect(['genuine', 'programs', 'locked']).toContain(await findingOf(extension, bytes));
      }),
    );
  }
});
