import type { DrawnCountry } from './country-picture.ts';

/** Countries with a page, and the longitude and latitude of their capitals in degrees. */
export const drawnCountries: readonly DrawnCountry[] = Object.entries({
  AE: [54.37, 24.45],
  AU: [149.13, -35.28],
  BE: [4.35, 50.85],
  BR: [-47.88, -15.79],
  CA: [-75.7, 45.42],
  CH: [7.45, 46.95],
  CI: [-5.28, 6.82],
  CN: [116.4, 39.9],
  DE: [13.4, 52.52],
  ES: [-3.7, 40.42],
  GB: [-0.13, 51.51],
  IN: [77.21, 28.61],
  IT: [12.5, 41.9],
  JP: [139.69, 35.69],
  KR: [126.98, 37.57],
  LU: [6.13, 49.61],
  MA: [-6.84, 34.02],
  MX: [-99.13, 19.43],
  NL: [4.9, 52.37],
  PL: [21.01, 52.23],
  PT: [-9.14, 38.72],
  SE: [18.07, 59.33],
  SG: [103.85, 1.29],
  SN: [-17.45, 14.69],
  US: [-77.04, 38.9],
  VN: [105.85, 21.03],
  ZA: [28.19, -25.75],
} satisfies Record<string, readonly [number, number]>).map(([iso, capital]) => ({ iso, capital: pair(capital) }));

function pair([longitude = 0, latitude = 0]: readonly number[]): readonly [number, number] {
  return [longitude, latitude];
}
