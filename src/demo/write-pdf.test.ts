import { expect, test } from 'vitest';
import { readDocument } from '#board/candidates/documents/read-document.ts';
import { writePdf } from './write-pdf.ts';

test('a page of lines is a PDF that profiles accept, with a correct table of offsets', async () => {
  const pdf = writePdf(['Élodie (demo)', 'Bac+5 – C:\\é']);
  const file = new File([pdf], 'cv.pdf', { type: 'application/pdf' });
  expect(await readDocument('cv', file)).toMatchObject({ mediaType: 'application/pdf' });
  const text = Buffer.from(pdf).toString('latin1');
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  const begins = Array.from(table.matchAll(/(\d{10}) 00000 n/g), ([, at]) => Number(at));
  expect(begins.map((at) => text.slice(at, at + 7))).toEqual([1, 2, 3, 4, 5].map((number) => `${number} 0 obj`));
});
