import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

test('file names keep only their last part, without characters that deceive readers or file systems', () => {
  expect(safeFileName('C:\\Users\\zoe\\CV d’été.pdf')).toBe('CV d’été.pdf');
  expect(safeFileName('CV «Zoé» "2026" d\'été.pdf')).toBe('CV «Zoé» "2026" d\'été.pdf');
  expect(safeFileName('../../etc/passwd.txt')).toBe('passwd.txt');
  expect(safeFileName('cv\r\nContent-Type: "x".pdf')).toBe('cvContent-Type "x".pdf');
  expect(safeFileName('cv\u202efdp.exe')).toBe('cvfdp.exe');
  expect(safeFileName(`${'é'.repeat(300)}.docx`)).toMatch(/^é{115}\.docx$/);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const safe = safeFileName(name);
      expect(safe).not.toMatch(/[\p{Cc}\p{Cf}/\\<>:|?*]|^\./u);
      expect(Array.from(safe).length).toBeLessThanOrEqual(120);
      expect(safeFileName(safe)).toBe(safe);
    }),
    { numRuns: 500 },
  );
});
