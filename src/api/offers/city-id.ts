import { cityKey } from '#reference/city-key.ts';

/**
 * Returns the number of a city in the public offers API; we use names. The number is an FNV-1a hash of the
 * index's key, the same in every process and year; 0 stands for no city.
 */
export function cityId(countryId: string, englishName: string): number {
  return englishName === '' ? 0 : numberOfCity(cityKey(countryId, englishName));
}

/** @param key the index's key of the city */
export function numberOfCity(key: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of Buffer.from(key)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return (hash >>> 1) + 1;
}
