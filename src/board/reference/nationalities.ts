import type { Locale } from '#words/locale.ts';
import type { Label } from './labelled.ts';

/**
 * ISO 3166-1 alpha-2 of a state (XK, user-assigned, for Kosovo), its nationality in French (in the feminine,
 * as the word asks) and in English. Territories and Antarctica have none of their own.
 */
const written = `
AD andorrane / Andorran
AE émirienne / Emirati
AF afghane / Afghan
AG antiguayenne / Antiguan and Barbudan
AL albanaise / Albanian
AM arménienne / Armenian
AO angolaise / Angolan
AR argentine / Argentine
AT autrichienne / Austrian
AU australienne / Australian
AZ azerbaïdjanaise / Azerbaijani
BA bosnienne / Bosnian and Herzegovinian
BB barbadienne / Barbadian
BD bangladaise / Bangladeshi
BE belge / Belgian
BF burkinabè / Burkinabè
BG bulgare / Bulgarian
BH bahreïnienne / Bahraini
BI burundaise / Burundian
BJ béninoise / Beninese
BN brunéienne / Bruneian
BO bolivienne / Bolivian
BR brésilienne / Brazilian
BS bahaméenne / Bahamian
BT bhoutanaise / Bhutanese
BW botswanaise / Botswanan
BY biélorusse / Belarusian
BZ bélizienne / Belizean
CA canadienne / Canadian
CD congolaise (République démocratique du Congo) / Congolese (Democratic Republic of the Congo)
CF centrafricaine / Central African
CG congolaise (Congo) / Congolese (Congo)
CH suisse / Swiss
CI ivoirienne / Ivorian
CL chilienne / Chilean
CM camerounaise / Cameroonian
CN chinoise / Chinese
CO colombienne / Colombian
CR costaricienne / Costa Rican
CU cubaine / Cuban
CV cap-verdienne / Cape Verdean
CY chypriote / Cypriot
CZ tchèque / Czech
DE allemande / German
DJ djiboutienne / Djiboutian
DK danoise / Danish
DM dominiquaise (Dominique) / Dominican (Dominica)
DO dominicaine (République dominicaine) / Dominican (Dominican Republic)
DZ algérienne / Algerian
EC équatorienne / Ecuadorian
EE estonienne / Estonian
EG égyptienne / Egyptian
ER érythréenne / Eritrean
ES espagnole / Spanish
ET éthiopienne / Ethiopian
FI finlandaise / Finnish
FJ fidjienne / Fijian
FM micronésienne / Micronesian
FR française / French
GA gabonaise / Gabonese
GB britannique / British
GD grenadienne / Grenadian
GE géorgienne / Georgian
GH ghanéenne / Ghanaian
GM gambienne / Gambian
GN guinéenne / Guinean
GQ équatoguinéenne / Equatorial Guinean
GR grecque / Greek
GT guatémaltèque / Guatemalan
GW bissaoguinéenne / Bissau-Guinean
GY guyanienne / Guyanese
HN hondurienne / Honduran
HR croate / Croatian
HT haïtienne / Haitian
HU hongroise / Hungarian
ID indonésienne / Indonesian
IE irlandaise / Irish
IL israélienne / Israeli
IN indienne / Indian
IQ irakienne / Iraqi
IR iranienne / Iranian
IS islandaise / Icelandic
IT italienne / Italian
JM jamaïcaine / Jamaican
JO jordanienne / Jordanian
JP japonaise / Japanese
KE kényane / Kenyan
KG kirghize / Kyrgyz
KH cambodgienne / Cambodian
KI kiribatienne / I-Kiribati
KM comorienne / Comorian
KN kittitienne-et-névicienne / Kittitian and Nevisian
KP nord-coréenne / North Korean
KR sud-coréenne / South Korean
KW koweïtienne / Kuwaiti
KZ kazakhe / Kazakh
LA laotienne / Laotian
LB libanaise / Lebanese
LC saint-lucienne / Saint Lucian
LI liechtensteinoise / Liechtensteiner
LK sri-lankaise / Sri Lankan
LR libérienne / Liberian
LS lésothane / Basotho
LT lituanienne / Lithuanian
LU luxembourgeoise / Luxembourgish
LV lettone / Latvian
LY libyenne / Libyan
MA marocaine / Moroccan
MC monégasque / Monégasque
MD moldave / Moldovan
ME monténégrine / Montenegrin
MG malgache / Malagasy
MH marshallaise / Marshallese
MK macédonienne / Macedonian
ML malienne / Malian
MM birmane / Burmese
MN mongole / Mongolian
MR mauritanienne / Mauritanian
MT maltaise / Maltese
MU mauricienne / Mauritian
MV maldivienne / Maldivian
MW malawienne / Malawian
MX mexicaine / Mexican
MY malaisienne / Malaysian
MZ mozambicaine / Mozambican
NA namibienne / Namibian
NE nigérienne (Niger) / Nigerien
NG nigériane (Nigéria) / Nigerian
NI nicaraguayenne / Nicaraguan
NL néerlandaise / Dutch
NO norvégienne / Norwegian
NP népalaise / Nepali
NR nauruane / Nauruan
NZ néo-zélandaise / New Zealander
OM omanaise / Omani
PA panaméenne / Panamanian
PE péruvienne / Peruvian
PG papouasienne / Papua New Guinean
PH philippine / Filipino
PK pakistanaise / Pakistani
PL polonaise / Polish
PS palestinienne / Palestinian
PT portugaise / Portuguese
PW palaosienne / Palauan
PY paraguayenne / Paraguayan
QA qatarienne / Qatari
RO roumaine / Romanian
RS serbe / Serbian
RU russe / Russian
RW rwandaise / Rwandan
SA saoudienne / Saudi
SB salomonaise / Solomon Islander
SC seychelloise / Seychellois
SD soudanaise / Sudanese
SE suédoise / Swedish
SG singapourienne / Singaporean
SI slovène / Slovenian
SK slovaque / Slovak
SL sierra-léonaise / Sierra Leonean
SM saint-marinaise / Sammarinese
SN sénégalaise / Senegalese
SO somalienne / Somali
SR surinamaise / Surinamese
SS sud-soudanaise / South Sudanese
ST santoméenne / São Toméan
SV salvadorienne / Salvadoran
SY syrienne / Syrian
SZ eswatinienne / Swazi
TD tchadienne / Chadian
TG togolaise / Togolese
TH thaïlandaise / Thai
TJ tadjike / Tajik
TL est-timoraise / Timorese
TM turkmène / Turkmen
TN tunisienne / Tunisian
TO tongienne / Tongan
TR turque / Turkish
TT trinidadienne / Trinidadian and Tobagonian
TV tuvaluane / Tuvaluan
TW taïwanaise / Taiwanese
TZ tanzanienne / Tanzanian
UA ukrainienne / Ukrainian
UG ougandaise / Ugandan
US américaine / American
UY uruguayenne / Uruguayan
UZ ouzbèke / Uzbek
VA vaticane / Vatican
VC saint-vincentaise / Vincentian
VE vénézuélienne / Venezuelan
VN vietnamienne / Vietnamese
VU vanuataise / Ni-Vanuatu
WS samoane / Samoan
XK kosovare / Kosovar
YE yéménite / Yemeni
ZA sud-africaine / South African
ZM zambienne / Zambian
ZW zimbabwéenne / Zimbabwean`;

/** Nationalities by the code of their state. */
export const nationalities: ReadonlyMap<string, Label> = new Map(
  written
    .trim()
    .split('\n')
    .map((line) => {
      const [fr = '', en = ''] = line.slice(3).split(' / ');
      return [line.slice(0, 2), { fr, en }] as const;
    }),
);

/** The nationality in words, in the feminine in French; its code where it is none of the list. */
export function nationalityName(code: string, locale: Locale): string {
  return nationalities.get(code)?.[locale] ?? code;
}

/** States of the European Economic Area: the Union's, Iceland, Liechtenstein and Norway. */
const economicArea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/**
 * Whether the missions are open to this nationality: France and the rest of the European Economic Area (Code
 * du service national, L. 122-1 and following). Some V.I.A. ask for French nationality besides.
 */
export function isOfEconomicArea(nationality: string): boolean {
  return economicArea.has(nationality);
}
