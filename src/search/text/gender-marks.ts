/** «(H/F)», «M-F-X», «w/m/d», «F.H.»: letters that say who may apply. */
const whoMayApply = /(?<![\p{L}\p{N}])[hfmwdx](?:\s?[/\-_.|]\s?[hfmwdx]){1,2}(?![\p{L}\p{N}])/giu;

/**
 * The feminine and the plural behind a point, a stroke or in brackets: «ingénieur(e)s», «développeur·se»,
 * «chargé.e», «technicien/ne».
 */
const otherGender =
  /(?<=\p{L}{3})[(·•.\-/‐‑](?:e|es|fe|fes|s|se|ses|le|les|ne|nes|ve|ves|rice|rices|trice|trices|euse|euses|[eè]re|[eè]res)\)?(?:[·•.]?s)?(?![\p{L}\p{N}])/giu;

/** The text in its first gender, each mark of the other replaced by blanks of the same length. */
export function blankGenderMarks(text: string): string {
  return text.replace(whoMayApply, blanks).replace(otherGender, blanks);
}

function blanks(found: string): string {
  return ' '.repeat(found.length);
}
