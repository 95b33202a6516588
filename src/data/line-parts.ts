import { type DataLine, wrongLine } from './outline.ts';

/** Reads names separated by a comma and one space; the outline checks that form. */
export function listedNames(text: string): string[] {
  return text.split(', ');
}

/** Reads `key: rest`. */
export function keyAndRest(line: DataLine, text: string = line.text): readonly [key: string, rest: string] {
  const [, key, rest] = /^([^:]*[^:\s]): +(\S.*)$/.exec(text) ?? [];
  if (key === undefined || rest === undefined) throw wrongLine(line, '«key: …»');
  return [key, rest];
}

/** Reads `French = English`. */
export function frenchAndEnglish(line: DataLine, text: string = line.text): { fr: string; en: string } {
  const [fr = '', en = '', ...others] = text.split(' = ').map((name) => name.trim());
  if (fr === '' || en === '' || others.length > 0) throw wrongLine(line, '«French = English»');
  return { fr, en };
}

/** Reads `French = English`, or a name that is the same in both. */
export function nameInBoth(line: DataLine, text: string = line.text): { fr: string; en: string } {
  return frenchAndEnglish(line, text.includes('=') ? text : `${text} = ${text}`);
}

/** Reads an amount in euros, or an id. */
export function plainNumber(line: DataLine, text: string): number {
  if (!/^\d+(\.\d{1,2})?$/.test(text)) throw wrongLine(line, 'a number, of two decimals at most');
  return Number(text);
}

/** Reads the code of a country: ISO 3166-1 alpha-2. */
export function countryCode(line: DataLine, text: string = line.text): string {
  if (!/^[A-Z]{2}$/.test(text)) throw wrongLine(line, 'a country code of two capitals');
  return text;
}
