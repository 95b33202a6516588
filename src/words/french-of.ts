// Names with a mute h, before which «de» becomes «d’». Every other h is aspirated, as in foreign names: «de
// Honda», «de Huawei».
const muteH = new Set(
  `habitat hadrien harmonie hector helena helene helios heloise henri henriette herbert hermes hermine
   hermione herve hexagone hilaire hippolyte histoire homme honore honorine hopital hopitaux horace horizon horizons
   hortense hospices hotel hotels hubert hugo hugues huguette huiles humanis humanite humbert hyacinthe hydro hydrogene hygiene`.split(
    /\s+/,
  ),
);
// Vowels before which French does not elide: «de Yoplait», «de Ouigo», «de Onze».
const saidWithConsonant = /^(?:y[aeiou]|oui|onze)/;
const marks = /\p{M}/gu;

/** Puts «de» before a name: 'Orange' → 'd’Orange', 'Hermès' → 'd’Hermès', 'Honda' → 'de Honda'. */
export function frenchOf(name: string): string {
  return elides(name.normalize('NFD').replace(marks, '').toLowerCase()) ? `d’${name}` : `de ${name}`;
}

function elides(name: string): boolean {
  const [word = ''] = name.split(/[^\p{L}]/u);
  if (word.startsWith('h')) return muteH.has(word);
  return /^[aeiouyæœ]/.test(word) && !saidWithConsonant.test(word);
}
