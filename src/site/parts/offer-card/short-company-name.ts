/** What registers add to a name: the legal form, with or without points, here and abroad. */
const forms =
  'SAS|SASU|SA|SE|SCA|SCOP|SARL|SNC|EURL|GIE|GmbH|AG|KG|Ltd|Limited|LLC|LLP|Inc|PLC|Corp|BV|NV|SpA|Srl|SL|Lda|Pty|AB|Oy';
const pointed = forms.replaceAll(/[A-Z]{2,}/g, (form) => form.split('').join(String.raw`\.?`));
const legalEnd = new RegExp(String.raw`[\s,]+(?:${pointed})\.?$`, 'u');
const legalStart = /^(?:SASU?|SARL|S\.A\.S\.?|S\.A\.R\.L\.?)\s+(?=\p{L})/u;
/** «L’Air Liquide Société Anonyme pour l’Étude et …»: what follows says what the company does. */
const legalMiddle = /\s+Société (?:Anonyme|par Actions Simplifiée|à Responsabilité Limitée)\b.*$/iu;

/**
 * The name of a company where there is little room, in cards and tags: without its legal form («Renault SAS»
 * → «Renault»). A name that is nothing else stays; the page of an offer has the whole name.
 */
export function shortCompanyName(name: string): string {
  return [legalMiddle, legalEnd, legalStart].reduce((rest, form) => longEnough(rest.replace(form, ''), rest), name);
}

// Two letters alone are no name that one knows again: «AG2R SA» may lose its form, «3M SA» may not.
function longEnough(short: string, whole: string): string {
  return (short.match(/[\p{L}\p{N}]/gu) ?? []).length < 3 ? whole : short;
}
