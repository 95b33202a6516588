/**
 * Monthly allowance in euros by country and, where it differs, by city (English name): the flat part of 772.87 € and the
 * geographic part together, official scale of 2025.
 */
const byCountry: Readonly<Record<string, number>> = {
  AE: 2722.79, AO: 3865.9, AR: 2386.17, AT: 2956.7, AU: 3149.09, BE: 2859.23, BG: 2051.87, BJ: 2294.81, BR: 2081.75, CA: 3283.35,
  CD: 4826.34, CG: 2952.2, CH: 4107.22, CI: 2539.29, CL: 2415.92, CM: 2633.46, CN: 2753.23, CO: 2351.25, CZ: 2579.34, DE: 2969.53,
  DK: 3539.72, DO: 2189.17, EE: 2543.36, EG: 2929.43, ES: 2523.9, ET: 3043.73, FI: 2964.26, GA: 2535.48, GB: 2616.65, GH: 2846.13,
  GR: 2240.12, HK: 3290.95, HR: 2074.33, HU: 2388.93, ID: 2762.04, IE: 3470.42, IL: 3780.95, IN: 2776.91, IT: 2907.94, JP: 2586.44,
  KE: 2529.26, KH: 2412.71, KR: 2601.88, KZ: 2538.85, LT: 2643.34, LU: 3063.77, LV: 2469.39, MA: 1934.98, MG: 2368.22, MT: 2204.11,
  MU: 1811.25, MX: 3043.31, MY: 1994.57, NG: 3677.05, NL: 3287.78, NO: 3205.1, NZ: 2684.1, PA: 2316.78, PE: 2197.28, PH: 2668.95,
  PL: 2632.45, PT: 2648.59, QA: 2806.06, RO: 2270.56, RS: 2166.23, SA: 3000.53, SE: 3069.92, SG: 4357.38, SI: 2131.17, SK: 2303.7,
  SN: 2610.23, TG: 2326.09, TH: 2427.53, TN: 1708.01, TR: 2622.52, TW: 2325.19, TZ: 2521.5, US: 3760.65, UY: 2507.04, VN: 2282.35,
  ZA: 2131.43,
};

const byCity: Readonly<Record<string, number>> = {
  'Abu Dhabi': 2501.1, Ankara: 2459.1, Astana: 2670.53, Atlanta: 3084.04, Beijing: 2988, Berlin: 3184.65, Boston: 4292.36,
  Brasília: 2132.51, Charlotte: 3461.21, Denver: 3555.51, Douala: 2777.31, Edinburgh: 2613.86, Geneva: 4237.92,
  Greenville: 3461.21, Guangzhou: 2687.81, Hamburg: 2969.85, Indianapolis: 3366.92, Izmir: 2392.85, Johannesburg: 2268.9,
  Lagos: 3390.34, Laval: 2681.13, Libreville: 2681.53, London: 3790.16, 'Los Angeles': 5180.65, Miami: 4175.04, Montreal: 2681.13,
  Mumbai: 3267.2, Munich: 3241.03, 'New Delhi': 3188.75, 'New York': 5118, Ottawa: 2681.13, Philadelphia: 3744.1, Pretoria: 2268.9,
  'Quebec City': 2681.13, Raleigh: 3461.21, 'Rio de Janeiro': 2194.36, 'Salt Lake City': 3555.51, 'San Francisco': 5180.65,
  'São Paulo': 2438.06, Seattle: 3744.1, Shanghai: 3037.13, Sherbrooke: 2681.13, Stavanger: 3104.98, Sydney: 3335.97, Tokyo: 2899.69,
  Vancouver: 3397.18, Washington: 4112.8, Wuhan: 2687.81, Zurich: 4468.52,
};

/** The monthly allowance of a city, in euros. @throws RangeError when the scale has no line for the country. */
export function monthlyAllowance(countryId: string, cityInEnglish: string): number {
  const amount = byCity[cityInEnglish] ?? byCountry[countryId];
  if (amount === undefined) throw new RangeError(`no allowance for ${countryId}`);
  return amount;
}
