import type { Label } from '#board/reference/labelled.ts';

/** All names of a place, and what it is called in each language. */
type Named = { readonly names: readonly string[]; readonly label: Label };

/** A region of several countries, with their ISO codes. */
type Region = Named & { readonly countries: readonly string[] };

/** Names of a region, `French label = English label, others`, and its countries. */
const countriesOf: Readonly<Record<string, string>> = {
  Benelux: 'BE NL LU',
  Maghreb: 'MA DZ TN',
  'Machrek = Mashreq, Levant': 'LB SY JO PS IQ EG',
  'pays du Golfe = Gulf countries, Golfe, Golfe persique, Gulf, GCC, CCG, Arabian Gulf, Persian Gulf':
    'AE SA QA KW BH OM',
  'péninsule arabique = Arabian Peninsula': 'AE SA QA KW BH OM YE',
  'pays nordiques = Nordic countries, Nordics, Nordic, Europe du Nord, Northern Europe, Norden': 'SE NO DK FI IS',
  'Scandinavie = Scandinavia, pays scandinaves, Scandinavian countries': 'SE NO DK',
  'pays baltes = Baltic States, Baltes, Baltics, Baltic countries, Baltique': 'EE LV LT',
  'Balkans, Europe du Sud-Est, South East Europe, Southeast Europe, Western Balkans':
    'AL BA BG GR HR ME MK RO RS SI XK',
  'ex-Yougoslavie = former Yugoslavia, Yougoslavie, Yugoslavia': 'BA HR ME MK RS SI XK',
  'DACH, pays germanophones, German-speaking countries, D-A-CH': 'DE AT CH',
  'péninsule ibérique = Iberian Peninsula, Ibérie, Iberia': 'ES PT',
  'îles Britanniques = British Isles, UK and Ireland, UK & Ireland, UKI': 'GB IE',
  'Europe du Sud = Southern Europe, Europe méridionale': 'ES PT IT GR MT CY',
  'Visegrád, V4, groupe de Visegrád': 'PL CZ SK HU',
  'Europe centrale = Central Europe': 'PL CZ SK HU AT SI',
  'Union européenne = European Union, UE, EU':
    'AT BE BG CY CZ DE DK EE ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  'Caucase = Caucasus': 'GE AM AZ',
  'Asie centrale = Central Asia': 'KZ UZ KG TJ TM',
  'Afrique de l’Ouest = West Africa, Afrique occidentale, Western Africa':
    'BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG',
  'Afrique centrale = Central Africa': 'CM CF CG CD GA GQ TD AO ST',
  'Afrique de l’Est = East Africa, Afrique orientale, Eastern Africa': 'KE TZ UG RW BI ET DJ ER SO SS MG MU KM SC',
  'Corne de l’Afrique = Horn of Africa': 'DJ ER ET SO',
  'Afrique australe = Southern Africa': 'ZA NA BW ZW ZM MZ LS SZ AO MW',
  'Afrique francophone = French-speaking Africa, Francophone Africa, French Africa':
    'BF BJ CD CF CG CI CM DJ GA GN MG ML NE RW SN TD TG KM BI MA DZ TN MR',
  Sahel: 'MR ML NE TD BF SN',
  'océan Indien = Indian Ocean, Mascareignes': 'MU MG RE SC KM YT MV',
  'Asie du Sud-Est = South East Asia, Southeast Asia, ASEAN, ANASE': 'BN ID KH LA MM MY PH SG TH TL VN',
  'Asie du Sud = South Asia, sous-continent indien, Indian subcontinent': 'IN PK BD LK NP BT MV',
  'Asie de l’Est = East Asia, Extrême-Orient, Far East, Asie orientale': 'CN JP KR TW HK MO MN',
  'Grande Chine = Greater China': 'CN HK MO TW',
  'Indochine = Indochina': 'VN LA KH',
  'Océanie = Oceania, Australasie, Australasia, ANZ': 'AU NZ FJ NC PF VU PG',
  'Amérique du Sud = South America, Sud-Amérique': 'AR BO BR CL CO EC GF GY PE PY SR UY VE',
  'Amérique centrale = Central America': 'BZ CR GT HN NI PA SV',
  'Caraïbes = Caribbean, Caraïbe, Antilles, West Indies': 'AG BB BS CU DM DO GD HT JM KN LC PR TT VC CW AW KY TC',
  'Cône Sud = Southern Cone': 'AR CL UY',
  Mercosur: 'AR BR PY UY',
  'pays andins = Andean countries, Andes': 'BO CO EC PE CL',
  BRICS: 'BR RU IN CN ZA',
  'ALENA = NAFTA, USMCA': 'US CA MX',
  'pays anglophones = English-speaking countries': 'GB IE US CA AU NZ',
  'pays francophones = French-speaking countries': 'BE CH LU CA MC MA TN DZ SN CI CM GA BJ TG MG CG CD ML BF',
  'pays hispanophones = Spanish-speaking countries': 'ES MX AR CO CL PE UY EC BO PY CR PA DO GT',
  'pays lusophones = Portuguese-speaking countries': 'PT BR AO MZ CV',
  'pays arabes = Arab countries, monde arabe, Arab world': 'MA DZ TN LY EG JO LB IQ SA AE QA KW BH OM',
  'outre-mer = French overseas territories, DOM-TOM, DROM-COM, DROM, DOM': 'RE GP MQ GF YT NC PF PM BL MF WF',
};

/** Regions of several countries that people name. */
export const regions: readonly Region[] = Object.entries(countriesOf).map(([names, countries]) => ({
  ...namedBy(names),
  countries: countries.split(' '),
}));

/** Other names of the reference’s zones, and of several of them together: continents. */
const zonesOf: readonly (readonly [names: string, ...zones: number[]])[] = [
  ['Afrique = Africa, continent africain', 1, 7],
  ['Afrique noire, Afrique sub-saharienne, Subsaharan Africa', 1],
  ['Amérique = Americas, Amériques, the Americas', 2, 3],
  ['NORAM', 2],
  ['LatAm, Amérique centrale et du Sud, Central and South America', 3],
  ['Asie, Asia, APAC, Asie-Pacifique, Asia-Pacific, Pacifique, Pacific', 4],
  ['Europe', 5, 6],
  ['Europe de l’Ouest, West Europe', 5],
  ['Europe de l’Est, Europe orientale, Eastern Europe, East Europe, pays de l’Est, CEE, PECO', 6],
  ['Northern Africa', 7],
  ['Moyen-Orient, Proche-Orient, Middle East, Near East', 8],
  ['MENA', 7, 8],
];

/** What the names of continents stand for, by ids of zones: one or two zones instead of sixty countries. */
export const zoneNames: readonly (Named & { readonly zones: readonly number[] })[] = zonesOf.map(
  ([names, ...zones]) => ({ ...namedBy(names), zones }),
);

function namedBy(line: string): Named {
  const [first = '', ...others] = line.split(', ');
  const [fr = '', en = fr] = first.split(' = ');
  return { names: [...new Set([fr, en, ...others])], label: { fr: capitalized(fr), en: capitalized(en) } };
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
