import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Effort } from './effort.ts';
import { findingOf } from './testing/finding-of.ts';
import { makeOle, makeOpenDocument, makeOpenXml } from './testing/make-documents.ts';
import { makePdf, makeWord } from './testing/make-programs.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const docx = (text: string, name = 'word/header1.xml') =>
  makeOpenXml(`${office}.wordprocessingml.document`, 'word/document.xml', [{ name, text }]);
const pptx = (text: string, name: string) =>
  makeOpenXml(`${office}.presentationml.presentation`, 'ppt/presentation.xml', [{ name, text }]);
const odt = (text: string) =>
  makeOpenDocument('application/vnd.oasis.opendocument.text', [{ name: 'styles.xml', text }]);
const linkTo = (target: string) =>
  `<Relationships><Relationship Id="r" Type="http://x/relationships/hyperlink" Target="${target}" TargetMode="External"/></Relationships>`;
const docxLink = (target: string) => docx(linkTo(target), 'word/_rels/document.xml.rels');
const begin = '<w:fldChar w:fldCharType="begin"/>';
const end = '<w:fldChar w:fldCharType="separate"/><w:t>x</w:t><w:fldChar w:fldCharType="end"/>';
const runs = (...codes: string[]) =>
  docx(begin + codes.map((code) => `<w:r><w:instrText>${code}</w:instrText></w:r>`).join('') + end);
const rtfField = (code: string) => Buffer.from(`{\\rtf1 {\\field{\\*\\fldinst ${code}}{\\fldrslt x}}}`);

const rtfGroup = (word: string, text: string) =>
  Buffer.from(`{\\rtf1 {\\*\\${word} ${text.replaceAll('\\', '\\\\')}}}`);

const base = (text: string) =>
  docx(`<Properties><HyperlinkBase>${text}</HyperlinkBase></Properties>`, 'docProps/app.xml');

const foreign = [
  'ms-msdt:/id PCWDiagnostic',
  'search-ms:query=x',
  'file:///C:/Windows/System32/calc.exe',
  'C:\\Windows\\System32\\calc.exe',
  '\\\\host\\share\\x.lnk',
  '//host/share',
  'javascript:alert(1)',
  ' JavaScript:x',
  'ftp://example.org',
  'tel:+33123456789',
];
const followed = [
  'https://www.example.org/a:b',
  'HTTP://example.org',
  'mailto:zoe@example.org?subject=CV: bonjour',
  '#_Toc1',
  'annexe.pdf',
  'www.example.org/x',
  '',
];

describe('links of a document', () => {
  test.each(foreign)('a link to %s is refused, however the document writes the link', async (target) => {
    const files = [
      ['docx', docxLink(target)],
      ['pptx', pptx(linkTo(target), 'ppt/slides/_rels/slide1.xml.rels')],
      ['docx', docx(`<v:shape href="${target}"/>`)],
      ['docx', runs(` HYPERLINK "${target.replaceAll('\\', '\\\\')}" \\o "x" `)],
      ['docx', docx(`<w:fldSimple w:instr="HYPERLINK &quot;${target}&quot;"/>`)],
      ['odt', odt(`<text:a xlink:href="${target}"/>`)],
      ...['draw:a', 'draw:area-rectangle', 'form:button', 'text:index-entry-link-start', 'x:y'].map(
        (element) => ['odt', odt(`<${element} xlink:href="${target}"/>`)] as const,
      ),
      ['odt', odt(`<text:a x:href="" xlink:href="${target}"/>`)],
      ['rtf', rtfGroup('hlinkbase', target)],
      ['rtf', rtfGroup('hlsrc', target)],
      ['doc', makeWord([`x\u0013 HYPERLINK "${target}" \u0001\u0014x\u0015`])],
      ['rtf', rtfField(`HYPERLINK "${target.replaceAll('\\', '\\\\\\\\')}"`)],
      ['ppt', makePowerPointLink(target)],
    ] as const;
    for (const [index, [extension, bytes]] of files.entries())
      expect(['links', 'programs'], `${index} .${extension}`).toContain(await findingOf(extension, bytes));
  });

  test.each(followed)('a link to “%s” is accepted', async (target) => {
    const files = [
      ['docx', docxLink(target)],
      ['docx', runs(` HYPERLINK "${target}" \\o "Note: x" `)],
      ['docx', runs(` HYPERLINK \\l "Note: x" \\t "_blank" "${target}" `)],
      ...['text:a', 'draw:area-rectangle', 'form:button'].map(
        (element) => ['odt', odt(`<${element} xlink:href="${target}"/>`)] as const,
      ),
      ['rtf', rtfGroup('hlinkbase', target)],
      ['doc', makeWord([`x\u0013 HYPERLINK "${target}" \u0014Note: x\u0015 file: y`])],
      ['rtf', rtfField(`HYPERLINK "${target}"`)],
      ['ppt', makePowerPointLink(target)],
    ] as const;
    for (const [index, [extension, bytes]] of files.entries())
      expect(await findingOf(extension, bytes), `${index} .${extension}`).toBe('genuine');
  });

  test('a link whose address is split into runs is read whole', async () => {
    const code = ' HYPERLINK "ms-msdt:/id x" ';
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(code.length), { maxLength: 6 }), async (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), code.length];
        const pieces = places.slice(1).map((place, index) => code.slice(places[index], place));
        expect(await findingOf('docx', runs(...pieces))).toBe('links');
      }),
      { numRuns: 30 },
    );
    expect(await findingOf('docx', runs(' HYPERLINK "htt', 'ps://example.org" '))).toBe('genuine');
  });

  test('a link is refused if another field assembles its address, or if the address follows much other text', async () => {
    const nested = `${begin}<w:instrText>QUOTE 109</w:instrText>${end}`;
    const field = (address: string) => docx(`${begin}<w:instrText> HYPERLINK "${address}</w:instrText>${end}`);
    expect(await findingOf('docx', field(`</w:instrText>${nested}<w:instrText>s-msdt:x"`))).toBe('links');
    expect(await findingOf('docx', field(`ms-</w:instrText>${nested}<w:instrText>msdt:x"`))).toBe('links');
    expect(await findingOf('docx', field(`https://x/</w:instrText>${nested}<w:instrText>"`))).toBe('genuine');
    expect(await findingOf('docx', runs(` HYPERLINK ${' '.repeat(400)}"ms-msdt:x"`))).toBe('links');
    expect(await findingOf('docx', runs(` HYPERLINK \\o "${'x'.repeat(400)}" "ms-msdt:x"`))).toBe('links');
  });

  test('a link is refused if the base of all links has another scheme', async () => {
    expect(await findingOf('docx', base('ms-msdt:'))).toBe('links');
    expect(await findingOf('docx', base('https://example.org/'))).toBe('genuine');
  });
});

describe('fields of Word', () => {
  test.each([
    ['MACROBUTTON Run click here', 'buttons'],
    ['MacroButton x', 'buttons'],
    ['RD "C:\\\\other.doc"', 'programs'],
    ['rd x', 'programs'],
  ] as const)('%s is refused, in one run, in several, in .rtf and .doc', async (code, finding) => {
    const files = [
      ['docx', runs(` ${code} `)],
      ['docx', runs(' ', code.slice(0, 1), code.slice(1, 4), code.slice(4))],
      ['docx', docx(`<w:fldSimple w:instr="${code.replaceAll('"', '&quot;')}"/>`)],
      ['rtf', rtfField(code.replaceAll('\\', '\\\\'))],
      ['doc', makeWord([`\u0013 ${code.slice(0, 1)}`, `${code.slice(1)}\u0015`])],
    ] as const;
    for (const [extension, bytes] of files) expect(await findingOf(extension, bytes)).toBe(finding);
  });

  test('a field whose name only begins like the name of a refused field is accepted', async () => {
    expect(await findingOf('docx', runs(' REF x '))).toBe('genuine');
  });
});

const packed = (first: string, objects: string) =>
  makePdf(
    `<</Type/ObjStm/N 1/First ${first.length}/Filter/FlateDecode>>stream\n`,
    deflateSync(first + objects),
    '\nendstream',
  );

describe('addresses that a PDF opens by itself', () => {
  const uri = '<</S/URI/URI(https://evil.example)>>';
  test.each([
    ['when it is opened', makePdf(`<</Type/Catalog/OpenAction${uri}>>`)],
    ['with escaped names', makePdf('<</Open#41ction<</S/U#52I/URI(https://evil.example)>>>>')],
    ['by a separate object', makePdf(`<</OpenAction 7 0 R>>endobj 7 0 obj${uri}`)],
    ['by an object that refers to another', makePdf(`<</OpenAction 7 0 R>>endobj 7 0 obj 8 0 R endobj 8 0 obj${uri}`)],
    [
      'by one of two objects with one number',
      makePdf(`<</OpenAction 7 0 R>>endobj 7 0 obj${uri}endobj 7 0 obj[3 0 R/Fit]`),
    ],
    ['by an object whose number is hard to read', makePdf(`<</OpenAction 7 0 R>>endobj 7 %x\n0 obj${uri}`)],
    ['by an action whose type is in another object', makePdf('<</OpenAction<</S 7 0 R>>>>endobj 7 0 obj/URI ')],
    [
      'after another action',
      makePdf(`<</OpenAction<</S/GoTo/D[3 0 R]/Next[<</S/Named>> 7 0 R]>>>>endobj 7 0 obj${uri}`),
    ],
    ['when a page is shown', makePdf(`<</Type/Page/AA<</O ${uri}>>>>`)],
    [
      'when a page is shown, by objects',
      makePdf(`<</Type/Page/AA 7 0 R>>endobj 7 0 obj<</O 8 0 R>>endobj 8 0 obj${uri}`),
    ],
    ['from an object stream', packed('7 0 ', `<</OpenAction${uri}>>`)],
    [
      'by an object of an object stream',
      Buffer.concat([packed('7 0 ', uri), Buffer.from(`\n9 0 obj<</OpenAction 7 0 R>>endobj`)]),
    ],
    ['from a damaged object', makePdf(`<</OpenAction${uri}{>>`)],
  ])('a PDF that opens an address by itself (%s) is refused', async (_what, bytes) => {
    expect(await findingOf('pdf', bytes)).toBe('opensAddress');
  });

  test.each([
    ['a link to be clicked', makePdf(`<</Subtype/Link/A${uri}>>`)],
    ['a first page, beside a link', makePdf(`<</OpenAction[3 0 R/Fit]>>endobj 3 0 obj<</Annots[<</A${uri}>>]>>`)],
    [
      'a first page by an action',
      makePdf(`<</OpenAction 7 0 R>>endobj 7 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj 3 0 obj<</A${uri}>>`),
    ],
    ['an action that refers to itself', makePdf('<</OpenAction 7 0 R>>endobj 7 0 obj<</S/Named/Next 7 0 R>>')],
  ])('a PDF with %s does not count as opening an address by itself', async (_what, bytes) => {
    expect(await findingOf('pdf', bytes)).toBe('genuine');
  });
});

async function spent(text: string): Promise<number> {
  const effort = new Effort();
  await findingOf('pdf', makePdf(text), effort);
  return effort.spent;
}

test('a PDF full of parentheses takes no longer to read than a PDF full of letters', async () => {
  const [letters, parentheses] = [await spent(`(${'a'.repeat(2_000_000)}`), await spent('('.repeat(2_000_000))];
  expect(parentheses).toBeLessThan(1.1 * letters);
});

function record(header: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(header, 'hex'), length, body]);
}

/** Returns a presentation whose list of links ([MS-PPT] §2.10.18) leads to the target. */
function makePowerPointLink(target: string): Buffer<ArrayBuffer> {
  const text = Buffer.from(target, 'utf16le');
  const link = record('0f00d70f', record('1000ba0f', text));
  return makeOle(['PowerPoint Document'], { 'PowerPoint Document': record('0f00e803', link) });
}
