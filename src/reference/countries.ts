import type { Label } from './labelled.ts';

export type Country = Label & {
  /** Code of the country in ISO 3166-1 alpha-2. Kosovo has the user-assigned code XK. */
  readonly id: string;
  /** Id in the 2025 version of the public offers API, if known. */
  readonly numericId: number | null;
  readonly zoneId: number;
};

/**
 * Zone → its countries, each with `:numeric id` if this id is known. Zones follow the public offers API.
 * Territories missing in that API were added by geography. Codes withdrawn from ISO (AN) are left out.
 */
const codesByZone: Readonly<Record<number, string>> = {
  1: `AO:7 BF BI BJ:22 BW CD:45 CF CG:44 CI:49 CM:35 CV DJ:53 ER ET:63 GA:67 GH:70 GM GN GQ GW IO KE:93 KM LR LS MG:107 ML
    MR:115 MU:114 MW MZ:120 NA NE NG:125 RE RW SC SD SH SL SN:153 SO SS ST SZ TD TF TG:174 TZ:170 UG:129 YT ZA:2 ZM ZW:186`,
  2: 'BS CA:36 PM US:62',
  3: `AG AI AQ AR:10 AW BB BL BM BO BQ BR:29 BZ CL:39 CO:42 CR CU:51 CW DM DO:54 EC FK GD GF GP GS GT GY HN HT JM KN KY LC MF
    MQ MS MX:116 NI PA:133 PE:137 PR PY SR SV SX TC TT UY VC VE VG VI`,
  4: `AS AU:12 BD BN BT CC CK CN:40 CX FJ:64 FM GU HK HM ID:82 IN:81 JP:90 KH:34 KI KP KR:47 LA LK MH MM MN:119 MO MP MV
    MY:108 NC NF NP NR NU NZ:127 PF PG:134 PH:138 PN PW SB SG:156 TH:173 TK TL TO TV TW:169 UM VN:182 VU:180 WF WS`,
  5: `AD AL AT:13 AX BA BE:20 BV CH:164 CY DE:5 DK:52 EE ES:60 FI:65 FO FR GB:144 GG GI GL GR:71 HR IE:85 IM IS IT:88 JE LI
    LU:104 LV:98 MC ME MK MT:112 NL:136 NO:126 PT:141 RS:191 SE:162 SI SJ SM VA XK`,
  6: 'AM BG:31 BY CZ:172 GE HU:80 KG KZ:92 LT MD PL:139 RO:143 RU:145 SK:157 TJ TM UA UZ:130',
  7: 'DZ EH LY MA:113 TN:175',
  8: 'AE:57 AF AZ BH EG:56 IL:87 IQ IR JO:91 KW LB OM PK PS QA:142 SA:9 SY TR:177 YE',
};

/** Our own names of some countries. Candidates type or expect these names instead of Unicode's. */
const ownNames: Readonly<Record<string, Label>> = {
  CD: { fr: 'République démocratique du Congo', en: 'Democratic Republic of the Congo' },
  CG: { fr: 'Congo', en: 'Congo' },
  HK: { fr: 'Hong Kong', en: 'Hong Kong' },
  MM: { fr: 'Birmanie', en: 'Myanmar' },
  MO: { fr: 'Macao', en: 'Macao' },
  PS: { fr: 'Palestine', en: 'Palestine' },
  TR: { fr: 'Turquie', en: 'Turkey' },
  VN: { fr: 'Vietnam', en: 'Vietnam' },
};

/** Every country and territory of the world, with its name in Unicode's locale data. */
export const countries: readonly Country[] = Object.entries(codesByZone).flatMap(([zone, codes]) =>
  codes.split(/\s+/).map((code) => country(code, Number(zone))),
);

function country(code: string, zoneId: number): Country {
  const [id = '', numeric] = code.split(':');
  return { id, numericId: numeric === undefined ? null : Number(numeric), zoneId, ...nameOf(id) };
}

function nameOf(id: string): Label {
  const fr = new Intl.DisplayNames('fr', { type: 'region' }).of(id) ?? id;
  const en = new Intl.DisplayNames('en', { type: 'region' }).of(id) ?? id;
  return ownNames[id] ?? { fr, en: en.replaceAll('&', 'and') };
}
