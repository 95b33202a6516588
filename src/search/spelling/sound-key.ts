/**
 * Spellings that sound alike to a French or English ear. If the languages differ, this table follows the
 * mistakes that candidates make («mecanik», «farmacie», «jestion»).
 */
const soundOf: Readonly<Record<string, string>> = {
  ...each('ck qu q chn chr chl cht', (spelling) => spelling.replace(/^(ck|qu|q|ch)/, 'k')),
  ...each('sch tch sh ch', () => 'c'),
  ...each('tion tien tiel', (spelling) => `s${spelling.slice(1)}`),
  ...each('gue gui guy', (spelling) => `g${spelling.at(-1)}`),
  ...each('jea jeo', (spelling) => `j${spelling.at(-1)}`),
  ...each('eaux eau aux au', () => 'o'),
  ...each('ai ei ay ey oeu oe eu', () => 'e'),
  ...each('ou oo', () => 'u'),
  ...each('ee ea ie y', () => 'i'),
  ...each('em en am', () => 'an'),
  c: 'k',
  gn: 'n',
  h: '',
  mb: 'nb',
  mp: 'np',
  mpt: 'nt',
  ph: 'f',
  w: 'v',
  x: 'ks',
  z: 's',
};

const longestFirst = Object.keys(soundOf).toSorted((a, b) => b.length - a.length);
const spelling = new RegExp(longestFirst.join('|'), 'g');
const softC = /s?c(?=[eiy])/g;
const softG = /g(?=[eiy])/g;
const doubled = /(.)\1+/g;
/** Silent endings of French words, plurals and feminines included. */
const silentEnd = /(?<=..)(?:es?|[tdxp]?s|[tdxp])$/;

/**
 * Returns the same key for words that sound alike, such as 'mecanik' and 'mecanique'. The word must be in
 * lower case without accents.
 */
export function soundKey(word: string): string {
  const softened = word.replace(softC, 's').replace(softG, 'j');
  const sounds = softened.replace(spelling, (found) => soundOf[found] ?? found);
  return sounds.replace(doubled, '$1').replace(silentEnd, '');
}

function each(spellings: string, sound: (spelling: string) => string): Record<string, string> {
  return Object.fromEntries(spellings.split(' ').map((spelling) => [spelling, sound(spelling)]));
}
