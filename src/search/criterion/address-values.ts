/**
 * Limit of values of a parameter. The largest list, that of the countries, is shorter. Further values are
 * ignored.
 */
const maxValues = 300;
const maxValueLength = 3000;

/**
 * Reads the values of some parameters. A parameter may be repeated, or its values separated by commas or
 * written as JSON text (`["9","205"]`), as in links of the existing site. In these links, blank and 0 mean
 * «no filter», so they are dropped.
 */
export function addressValues(address: URLSearchParams, ...names: readonly string[]): string[] {
  const given = names.flatMap((name) => address.getAll(name)).slice(0, maxValues);
  if (given.length === 0) return [];
  const values = given.flatMap((text) => separated(text.slice(0, maxValueLength))).map((value) => value.trim());
  return values.filter((value) => value !== '' && value !== '0').slice(0, maxValues);
}

/** Reads the first value of a parameter, without the brackets of JSON text. */
export function addressValue(address: URLSearchParams, name: string): string | null {
  return addressValues(address, name)[0] ?? null;
}

/**
 * Splits at commas, brackets and quotes, so that even broken JSON text of any depth yields its readable
 * values.
 */
function separated(text: string): string[] {
  return text.split(/[,[\]"\\]+/);
}

/** Parses at most nine digits; NaN for any other text. */
export function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
