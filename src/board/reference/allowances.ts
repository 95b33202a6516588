/** What of a monthly allowance is the same everywhere, and what depends on the place, in euros. */
export type ScaleAllowance = {
  readonly fixed: number;
  readonly local: number;
  readonly monthly: number;
  /** The scale names the city, or its country alone. */
  readonly of: 'city' | 'country';
};

/** The year of the official French scale (arrêté of allowances of V.I.E. and V.I.A.) that stands here. */
export const scaleYear = 2025;

const fixed = 772.87;

/** The part of a country, for its cities without one of their own; of some countries every place has one. */
const byCountry = numbersOf(`
  AD:1490 AE:1949.92 AF:4259.7 AG:1630.03 AL:1973.33 AM:1997.62 AO:3093.03 AR:1613.3 AT:2183.83 AU:2376.22
  AZ:1810.4 BA:1354.77 BB:1473.8 BD:2300.76 BE:2086.36 BF:3036.25 BG:1279 BH:1942.61 BI:2523.1 BJ:1521.94
  BN:1458.16 BO:1532.02 BR:1308.88 BW:1272.16 BY:1809.04 CD:4222.41 CF:4075.02 CG:2179.33 CH:3334.35
  CI:1766.42 CL:1643.05 CM:1860.59 CN:1980.36 CO:1578.38 CR:1857.28 CU:3602.32 CV:1300.49 CY:1334.52
  CZ:1806.47 DE:2196.66 DJ:2111.53 DK:2766.85 DM:1370.13 DO:1416.3 DZ:1699.62 EC:1785.04 EE:1770.49 EG:2156.56
  ER:2431.78 ES:1751.03 ET:2270.86 FI:2191.39 FJ:1607.56 GA:1762.61 GB:1843.78 GD:1369.77 GE:1509.37
  GH:2073.26 GM:1061.19 GN:2615.25 GQ:2364.25 GR:1467.25 GT:2078.15 GW:2681.67 GY:2156.5 HK:2518.08 HN:1878.16
  HR:1301.46 HT:4486.77 HU:1616.06 ID:1989.17 IE:2697.55 IL:3008.08 IN:2004.04 IQ:4418.03 IR:3829.85
  IS:2276.39 IT:2135.07 JM:1873.62 JO:1573.04 JP:1813.57 KE:1756.39 KG:2267.4 KH:1639.84 KM:2411.83 KN:1420.25
  KR:1829.01 KW:2333.67 KY:3017.29 KZ:1765.98 LA:1479.47 LB:3795.23 LC:1473.23 LK:1850.94 LR:3711.51
  LS:1605.56 LT:1870.47 LU:2290.9 LV:1696.52 LY:3312.16 MA:1162.11 MC:1670.11 MD:2034.4 ME:1260.52 MG:1595.35
  MK:1317.05 ML:3083.05 MM:3021.88 MN:2543.31 MO:2223.33 MR:2367.09 MT:1431.24 MU:1038.38 MV:2061.53
  MW:1405.09 MX:2270.44 MY:1221.7 MZ:2049.92 NA:1560.34 NE:2844.55 NG:2904.18 NI:1705.59 NL:2514.91 NO:2432.23
  NP:2589.82 NZ:1911.23 OM:1655.75 PA:1543.91 PE:1424.41 PG:2863.38 PH:1896.08 PK:2801.26 PL:1859.58
  PT:1875.72 PY:1262.45 QA:2033.19 RO:1497.69 RS:1393.36 RU:2742.77 RW:1606.08 SA:2227.66 SB:2863.38
  SC:1533.17 SD:2320 SE:2297.05 SG:3584.51 SI:1358.3 SK:1530.83 SL:2585.23 SN:1837.36 SO:2944.05 SR:2480.35
  SS:4427.64 ST:2541.03 SV:1755.06 SX:2514.91 SY:3273.21 SZ:1295.57 TD:3104.19 TG:1553.22 TH:1654.66
  TJ:1952.73 TL:2066.96 TM:2944.07 TN:935.14 TR:1849.65 TT:1983.21 TW:1552.32 TZ:1748.63 UA:2992.38 UG:2291.01
  UY:1734.17 UZ:1791.46 VA:2135.07 VC:1421.09 VE:2805.96 VN:1509.48 VU:2032.8 XK:1489.28 YE:3290.22 ZA:1358.56
  ZM:1247.57 ZW:2008.66
`);

/** Country → its cities of an amount of their own, by their keys of searches. */
const citiesByCountry: Readonly<Record<string, string>> = {
  AE: 'abu-dhabi:1728.23',
  AU: 'sydney:2563.1',
  BR: 'brasilia:1359.64, rio-de-janeiro:1421.49, sao-paulo:1665.19',
  CA: 'ottawa montreal quebec-city laval sherbrooke gatineau quebec:1908.26, toronto calgary halifax waterloo edmonton winnipeg mississauga:2510.48, vancouver:2624.31',
  CD: 'kinshasa:4053.47',
  CH: 'geneva:3465.05, zurich:3695.65',
  CM: 'douala garoua:2004.44',
  CN: 'hong-kong:2518.08, beijing:2215.13, shanghai:2264.26, wuhan guangzhou:1914.94',
  DE: 'berlin:2411.78, hamburg:2196.98, munich:2468.16',
  DZ: 'annaba constantine:1767.59',
  GA: 'libreville:1908.66',
  GB: 'edinburgh:1840.99, london:3017.29',
  IN: 'mumbai kolkata:2494.33, new-delhi:2415.88',
  IQ: 'erbil:3555.56',
  JP: 'tokyo:2126.82',
  KZ: 'astana:1897.66',
  NG: 'lagos:2617.47',
  NO: 'stavanger:2332.11',
  PK: 'karachi:2943.84',
  RU: 'moscow:3042.01, saint-petersburg:2391.77',
  TR: 'ankara:1686.23, izmir:1619.98',
  US: 'indianapolis:2594.05, san-francisco los-angeles san-diego san-jose:4407.78, seattle philadelphia:2971.23, miami orlando tampa:3402.17, honolulu:3411.6, boston:3519.49, chicago houston austin dallas detroit:2987.78, minneapolis charlotte raleigh greenville:2688.34, atlanta:2311.17, denver salt-lake-city phoenix las-vegas:2782.64, new-york:4345.13, washington:3339.93',
  ZA: 'johannesburg pretoria:1496.03',
};

const byCity = new Map<string, number>(
  Object.entries(citiesByCountry).flatMap(([country, lines]) =>
    lines.split(', ').flatMap((line) => {
      const [cities = '', amount] = line.split(':');
      return cities.split(' ').map((city) => [`${country}-${city}`, Number(amount)] as const);
    }),
  ),
);

/** The monthly allowance of a place by the scale; null where it has no line. @param cityKey see `cityKey` */
export function scaleAllowance(countryId: string, cityKey: string): ScaleAllowance | null {
  const ofCity = byCity.get(cityKey);
  const local = ofCity ?? byCountry.get(countryId);
  if (local === undefined) return null;
  return { fixed, local, monthly: cents(fixed + local), of: ofCity === undefined ? 'country' : 'city' };
}

/** Sums of euros keep their cents. */
const cents = (euros: number): number => Math.round(euros * 100) / 100;

function numbersOf(pairs: string): ReadonlyMap<string, number> {
  return new Map(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => [pair.slice(0, 2), Number(pair.slice(3))]),
  );
}
