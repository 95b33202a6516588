import { InvalidInput } from '#words/invalid-input.ts';
import type { Files } from '#files/files.ts';
import { FileInfected } from './scanned-files.ts';

/**
 * Stores the file sent in this field and returns its key.
 * @throws InvalidInput on the field with cv.infected
 */
export async function storeDocument(files: Files, field: string, bytes: Uint8Array): Promise<string> {
  try {
    return await files.put(bytes);
  } catch (error) {
    if (error instanceof FileInfected) throw new InvalidInput({ [field]: 'cv.infected' });
    throw error;
  }
}
