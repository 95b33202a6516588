import { cityKey } from '#reference/city-key.ts';

/**
 * Returns the number by which the public offers API identifies a city; we identify cities by name. The number
 * is an FNV-1a hash of the city's key in the index, so it never changes. 0 means that there is no city.
 */
export function cityId(countryId: string, englishName: string): number {
  return englishName === '' ? 0 : numberOfCity(cityKey(countryId, englishName));
}

/** @param key the key of the city in the search index */
export function numberOfCity(key: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of Buffer.from(key)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return (hash >>> 1) + 1;
}
