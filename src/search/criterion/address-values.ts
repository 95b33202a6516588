/**
 * Limit of values of a parameter, greater than the number of countries, the largest list. Further values
 * are ignored.
 */
const maxValues = 300;
const maxValueLength = 3000;

/**
 * Reads the values of some parameters: repeated, separated by commas, or as JSON text (`["9","205"]`),
 * which links of the existing site contain. Blank and 0 mean «no filter» in such links and are dropped.
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
 * Splits at brackets and quotes as at commas, so that broken JSON text yields its readable values, at any
 * depth.
 */
function separated(text: string): string[] {
  return text.split(/[,[\]"\\]+/);
}

/** Parses at most nine digits; NaN for any other text. */
export function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
