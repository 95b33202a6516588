import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInput } from '#words/invalid-input.ts';
import { Unanswered } from '#board/context/threads.ts';
import { documentExtensions, maximumDocumentBytes } from './document-limits.ts';
import { readDocument } from './read-document.ts';
import { documents, makeOle, makeOpenDocument, makeOpenXml } from './testing/make-documents.ts';
import { makePdf } from './testing/make-programs.ts';
import { makeZip } from './testing/make-zip.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const read = (name: string, bytes: Uint8Array<ArrayBuffer> | Buffer<ArrayBuffer>) =>
  readDocument('cv', new File([bytes], name));

async function codeOf(name: string, bytes: Buffer<ArrayBuffer>): Promise<string | undefined> {
  const error: unknown = await read(name, bytes).catch((thrown: unknown) => thrown);
  return error instanceof InvalidInput ? error.fields['cv'] : 'accepted';
}

describe('documents of specification §5', () => {
  test.each(documentExtensions)('a real .%s file is accepted', async (extension) => {
    const document = await read(`CV.${extension}`, documents[extension]);
    expect(document.fileName).toBe(`CV.${extension}`);
    expect(document.mediaType).toMatch(/^(application|text)\//);
    expect(Buffer.from(document.bytes)).toEqual(documents[extension]);
  });

  test('a file is accepted with an extension in capitals, or with text in an older encoding', async () => {
    expect(await codeOf('CV.PDF', documents.pdf)).toBe('accepted');
    expect(await codeOf('CV.txt', Buffer.from('Ing\u00e9nieur', 'latin1'))).toBe('accepted');
    expect(await codeOf('CV.txt', Buffer.from('BMW, stage de six mois'))).toBe('accepted');
  });
});

test('a file is accepted exactly if extension and content agree, for every pair of kinds', async () => {
  for (const extension of documentExtensions) {
    for (const content of documentExtensions.filter((other) => other !== extension)) {
      // Allows RTF and PDF in a .txt file, because both consist of plain text.
      const plainEnough = extension === 'txt' && ['rtf', 'pdf'].includes(content);
      expect(await codeOf(`CV.${extension}`, documents[content]), `${content} named .${extension}`).toBe(
        plainEnough ? 'accepted' : 'cv.typeNotAllowed',
      );
    }
  }
});

test.each([
  ['an unknown extension', 'cv.exe', Buffer.from('MZ')],
  ['no extension', 'cv', documents.pdf],
  ['a second extension', 'cv.pdf.html', documents.pdf],
  ['a name of an object property', 'cv.constructor', documents.pdf],
  ['an image named .pdf', 'cv.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a text with NULs', 'cv.txt', Buffer.from('a\0b')],
  ['a program named .txt', 'cv.txt', Buffer.from('7f454c4602010100', 'hex')],
  ['a PDF after other bytes', 'cv.pdf', Buffer.concat([Buffer.from('<script>'), documents.pdf])],
  [
    'a workbook named .docx',
    'cv.docx',
    makeOpenXml('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xl/workbook.xml'),
  ],
  ['a plain archive named .docx', 'cv.docx', makeZip([{ name: 'word/document.xml', text: 'x' }])],
  ['an incomplete archive', 'cv.docx', documents.docx.subarray(0, -30)],
  ['an archive followed by other bytes', 'cv.docx', Buffer.concat([documents.docx, Buffer.from('#!/bin/sh')])],
  ['an archive after other bytes', 'cv.odt', Buffer.concat([Buffer.from('GIF89a'), documents.odt])],
  [
    'an encrypted archive',
    'cv.odt',
    makeZip([
      { name: 'mimetype', text: 'application/vnd.oasis.opendocument.text', stored: true },
      { name: 'content.xml', text: 'x', encrypted: true },
    ]),
  ],
  ['an OLE file of another program', 'cv.doc', makeOle(['Workbook'])],
  ['an OLE header alone', 'cv.doc', documents.doc.subarray(0, 512)],
])('an upload with %s is refused', async (_what, name, bytes) => {
  expect(await codeOf(name, bytes)).toBe('cv.typeNotAllowed');
});

test('documents with macros are refused', async () => {
  expect(
    await codeOf('cv.docx', makeOpenXml(word, 'word/document.xml', [{ name: 'word/vbaProject.bin', text: 'x' }])),
  ).toBe('cv.macros');
  expect(
    await codeOf(
      'cv.odt',
      makeOpenDocument('application/vnd.oasis.opendocument.text', [{ name: 'Basic/Standard/Module1.xml', text: 'x' }]),
    ),
  ).toBe('cv.macros');
  expect(await codeOf('cv.doc', makeOle(['WordDocument', 'Macros']))).toBe('cv.macros');
  expect(
    await codeOf(
      'cv.odp',
      makeOpenDocument('application/vnd.oasis.opendocument.presentation', [
        { name: 'Basic/Standard/script-lb.xml', text: 'x' },
      ]),
    ),
  ).toBe('accepted');
});

test('a file may have 2048 KB and not a byte more', async () => {
  expect(await codeOf('cv.txt', Buffer.alloc(maximumDocumentBytes, 'a'))).toBe('accepted');
  expect(await codeOf('cv.txt', Buffer.alloc(maximumDocumentBytes + 1, 'a'))).toBe('cv.tooLarge');
});

test('an archive that unpacks to more than four megabytes, or has more than 5,000 entries, is refused', async () => {
  const text = 'application/vnd.oasis.opendocument.text';
  const [bomb, crowd] = [`${text}${'\0'.repeat(300 * 1024 * 1024)}`, Array.from({ length: 5001 }, (_, i) => `${i}`)];
  const content = { name: 'content.xml', text: 'x' };
  const packed = makeZip([{ name: 'mimetype', text: bomb }, content]);
  const before = process.memoryUsage().arrayBuffers;
  expect(await codeOf('cv.odt', packed)).toBe('cv.typeNotAllowed');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  const crowded = crowd.map((name) => ({ name, text: '' }));
  expect(await codeOf('cv.odt', makeOpenDocument(text, crowded))).toBe('cv.typeNotAllowed');
});

test('a document that unpacks to 150 megabytes is refused, even if most parts are not inspected', async () => {
  const parts = Array.from({ length: 3 }, (_, index) => ({
    name: `word/part${index}.xml`,
    text: ' '.repeat(50 * 1024 * 1024),
  }));
  expect(await codeOf('cv.docx', makeOpenXml(word, 'word/document.xml', parts))).toBe('cv.typeNotAllowed');
  expect(
    await codeOf(
      'cv.docx',
      makeOpenXml(word, 'word/document.xml', [{ name: 'word/part.xml', text: '\0'.repeat(20 * 1024 * 1024) }]),
    ),
  ).toBe('accepted');
});

test('an empty file field is refused with a request to choose a file', async () => {
  expect(await codeOf('', Buffer.alloc(0))).toBe('cv.required');
});

test.each(['txt', 'pdf', 'docx'])('an empty .%s file is refused as empty', async (extension) => {
  expect(await codeOf(`cv.${extension}`, Buffer.alloc(0))).toBe('cv.empty');
});

test('reading an OLE file with a circular directory ends', async () => {
  const circle = Buffer.from(documents.doc);
  circle.writeUInt32LE(1, 512 + 4);
  expect(await codeOf('cv.doc', circle)).toBe('cv.typeNotAllowed');
});

test('damaged office files of any kind are accepted or refused without an error of the program', async () => {
  const anyDocument = fc.constantFrom(...documentExtensions);
  await fc.assert(
    fc.asyncProperty(
      anyDocument,
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      async (extension, changes, cut) => {
        const bytes = Buffer.from(documents[extension]);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        const code = await codeOf(`cv.${extension}`, bytes.subarray(0, bytes.length - (cut % 40)));
        expect(['accepted', 'cv.typeNotAllowed', 'cv.empty', 'cv.macros', 'cv.locked']).toContain(code);
      },
    ),
    {
      numRuns: 400,
      // Uses two fixed examples: an archive with an entry longer than the file, and an archive with an entry
      // packed by an unknown method.
      examples: [
        ['pptx', [[27, 2]], 0],
        ['pptx', [[313, 1]], 0],
      ],
    },
  );
});

test('a document that no thread can read in time is refused, and delays no request', async () => {
  const late = readDocument('cv', new File([documents.pdf], 'cv.pdf'), () => Promise.reject(new Unanswered()));
  await expect(late).rejects.toMatchObject({ fields: { cv: 'cv.unread' } });
});

test('documents are read in a thread of their own, apart from requests', async () => {
  const costly = makePdf('obj(('.repeat(300_000));
  await codeOf('cv.pdf', costly); // starts the thread before the measurement
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  for (let index = 0; index < 10; index += 1) expect(await codeOf('cv.pdf', costly)).toBe('cv.locked');
  expect(process.threadCpuUsage(own).user).toBeLessThan(process.cpuUsage(all).user / 3);
});
