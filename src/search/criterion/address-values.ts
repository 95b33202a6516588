/** Enough for every value of the largest list, the countries; what comes after is not read. */
const maxValues = 300;
const maxValueLength = 3000;

/**
 * The values given to some parameters of an address: repeated, separated by commas, or as JSON text
 * (`["9","205"]`), which the existing site's links hold too. Blank and 0 mean «no filter» there and are left
 * out.
 */
export function addressValues(address: URLSearchParams, ...names: readonly string[]): string[] {
  const given = names.flatMap((name) => address.getAll(name)).slice(0, maxValues);
  if (given.length === 0) return [];
  const values = given.flatMap((text) => separated(text.slice(0, maxValueLength))).map((value) => value.trim());
  return values.filter((value) => value !== '' && value !== '0').slice(0, maxValues);
}

/** The first value given to a parameter, without the brackets of JSON text. */
export function addressValue(address: URLSearchParams, name: string): string | null {
  return addressValues(address, name)[0] ?? null;
}

/**
 * Brackets and quotes part values like commas do: broken JSON text gives what can be read of it, at any
 * depth.
 */
function separated(text: string): string[] {
  return text.split(/[,[\]"\\]+/);
}

/** NaN for anything but up to nine digits. */
export function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
