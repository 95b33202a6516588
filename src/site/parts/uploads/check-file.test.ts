import { expect, test } from 'vitest';
import { documents } from '#board/candidates/documents/testing/make-documents.ts';
import { documentExtensions, maximumDocumentBytes } from '#board/candidates/documents/document-limits.ts';
import { readDocument } from '#board/candidates/documents/read-document.ts';
import { maximumPhotoBytes, photoTypes } from '#board/candidates/photo/photo-limits.ts';
import { squarePhoto } from '#board/candidates/photo/square-photo.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { refusalOfFile } from './check-file.ts';

const codeOf = (field: string, reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof InvalidInput ? error.fields[field] : error),
  );

const whole = documentExtensions.map((extension): [string, Buffer] => [`cv.${extension}`, documents[extension]]);

test.each<[string, Buffer]>([
  ['CV.PDF', documents.pdf],
  ['cv.exe', Buffer.from('MZ')],
  ['cv', documents.pdf],
  ['cv.pdf.html', documents.pdf],
  ['cv.constructor', documents.pdf],
  ['cv.pdf', Buffer.alloc(0)],
  ['cv.exe', Buffer.alloc(0)],
  ['cv.pdf', Buffer.alloc(maximumDocumentBytes + 1)],
  ['cv.mp4', Buffer.alloc(maximumDocumentBytes + 1)],
  ...whole,
])('the browser checks the document %j as the server would', async (name, bytes) => {
  const file = new File([new Uint8Array(bytes)], name);
  for (const field of ['cv', 'coverLetter'])
    expect(refusalOfFile(field, file)).toBe(await codeOf(field, readDocument(field, file)));
});

test.each([
  ['a film', new File(['x'], 'x.mp4', { type: 'video/mp4' })],
  ['an empty file', new File([], 'x.png', { type: 'image/png' })],
  ['a picture that is too large', new File([new Uint8Array(maximumPhotoBytes + 1)], 'x.png', { type: 'image/png' })],
])('the browser refuses %s as a photo when it is chosen, as the server would', async (_what, file) => {
  expect(refusalOfFile('photo', file)).toBe('photo.notAllowed');
  expect(await codeOf('photo', squarePhoto(file))).toBe('photo.notAllowed');
});

test.each([...photoTypes, ''])('the browser leaves the check of a photo of the type %j to the server', (type) => {
  expect(refusalOfFile('photo', new File(['x'], 'x', { type }))).toBeNull();
});

test.each(['name', 'constructor'])('the field %j has no file to check', (field) => {
  expect(refusalOfFile(field, new File(['x'], 'x.exe'))).toBeNull();
});
