import { hash } from 'node:crypto';

/** A hash that distinguishes two photos without revealing their files. */
export function photoMark(fileKey: string): string {
  return hash('sha256', fileKey).slice(0, 12);
}
