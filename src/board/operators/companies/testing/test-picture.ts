import type { CleanPicture } from '../company-logo.ts';

/** A picture whose name and bytes tell it by one letter. */
export const testPicture = (letter: string): CleanPicture => ({
  hash: letter.repeat(40),
  extension: 'png',
  width: 320,
  height: 80,
  bytes: Buffer.from(letter),
});
