import { randomBytes } from 'node:crypto';
import { FileNotFound } from './files.ts';

const keyShape = /^[0-9a-f]{40}$/;

/** Makes a key of 160 random bits in hexadecimal. */
export const newFileKey = (): string => randomBytes(20).toString('hex');

export const isFileKey = (text: string): boolean => keyShape.test(text);

export function fileNotFound(key: string): never {
  throw new FileNotFound(`no file has the key ${JSON.stringify(key)}`);
}

/** @throws FileNotFound for a text that is not one of our keys, so that no key can lead out of a store */
export function checkFileKey(key: string): void {
  if (!isFileKey(key)) fileNotFound(key);
}
