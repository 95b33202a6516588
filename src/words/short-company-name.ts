/** Legal forms in registered names, French and foreign, with or without points. */
const forms =
  'SAS|SASU|SA|SE|SCA|SCOP|SARL|SNC|EURL|GIE|GmbH|AG|KG|Ltd|Limited|LLC|LLP|Inc|PLC|Corp|BV|NV|SpA|Srl|SL|Lda|Pty|AB|Oy';
const pointed = forms.replaceAll(/[A-Z]{2,}/g, (form) => form.split('').join(String.raw`\.?`));
const legalEnd = new RegExp(String.raw`[\s,]+(?:${pointed})\.?$`, 'u');
const legalStart = /^(?:SASU?|SARL|S\.A\.S\.?|S\.A\.R\.L\.?)\s+(?=\p{L})/u;
/** Matches «Société Anonyme pour l’Étude et …» in «L’Air Liquide Société Anonyme pour l’Étude et …». */
const legalMiddle = /\s+Société (?:Anonyme|par Actions Simplifiée|à Responsabilité Limitée)\b.*$/iu;

/**
 * Shortens a company name for cards and tags by removing its legal form («Renault SAS» → «Renault»). A name
 * that consists only of legal forms stays unchanged. The offer's page shows the full name.
 */
export function shortCompanyName(name: string): string {
  return [legalMiddle, legalEnd, legalStart].reduce((rest, form) => longEnough(rest.replace(form, ''), rest), name);
}

// Tells if the shortened name has at least three characters, because a name of two is hard to recognise:
// «AG2R SA» may lose its legal form, «3M SA» may not.
function longEnough(short: string, whole: string): string {
  return (short.match(/[\p{L}\p{N}]/gu) ?? []).length < 3 ? whole : short;
}
