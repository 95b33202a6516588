/**
 * Writes one page of lines as a PDF 1.4 (ISO 32000-1); the first line is the title. Supports only letters
 * of Windows-1252, which the fourteen standard fonts of every reader can show.
 */
export function writePdf([title = '', ...lines]: readonly string[]): Uint8Array<ArrayBuffer> {
  const shown = [`/F1 20 Tf 24 TL ${textOf(title)} Tj T*`, '/F1 11 Tf 16 TL', ...lines.map(line)].join('\n');
  const content = `BT 56 770 Td\n${shown}\nET`;
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font,
  ]);
}

const line = (text: string): string => `${textOf(text)} Tj T*`;

/** Writes a string of the PDF format. Dashes and quotes get their codes in Windows-1252. */
function textOf(text: string): string {
  const plain = text.replaceAll('–', '\x96').replaceAll('’', '\x92');
  return `(${plain.replaceAll(/[\\()]/g, String.raw`\$&`)})`;
}

/** Writes the objects one after the other, and the table with the byte offset of each. */
function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const begins = objects.map((object, index) => {
    const begin = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(begin).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${begins.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, 'latin1'));
}
