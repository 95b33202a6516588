import { englishStopWords, frenchStopWords, silentWords } from './text/silent-words.ts';

/** No candidate types more; each word costs two look-ups in the index. */
const mostWords = 8;
const longestWord = 40;

/** «(H/F)», «M-F-X», «V.I.E.»: pieces of one or two letters that say nothing together. */
const silentPieces = /(?<![\p{L}\p{N}])(?:[hfmwdx](?:\s?[/\-_.|]\s?[hfmwdx]){1,2}|v\.i\.[ea]\.?)(?![\p{L}\p{N}])/gu;

/**
 * The feminine and the plural behind a point, a stroke or in brackets: «ingénieur(e)s», «développeur·se»,
 * «chargé.e».
 */
const inclusiveEndings =
  /(?<=\p{L}{3})(?:[(·•./-](?:e|es|s|se|ses|ne|nes|ve|ves|rice|rices|trice|trices|euse|euses|ere|eres)\)?)(?:[·•.]?s)?(?![\p{L}\p{N}])/gu;

/** Common words that are professions when they stand alone. */
const speakingAlone: ReadonlySet<string> = new Set(['it']);

/**
 * The words that a text asks for: without accents, case, elisions, stop words of either language and words
 * that say nothing; at most eight. An empty list asks for nothing in particular.
 */
export function queryWords(query: string): string[] {
  const pieces = new Set(
    foldedText(query)
      .replace(silentPieces, ' ')
      .replace(inclusiveEndings, ' ')
      .split(/[^\p{L}\p{N}]+/u),
  );
  const words = [...pieces].filter((word) => word !== '' && !silentWords.has(word));
  const rare = words.filter((word) => !frenchStopWords.has(word) && !englishStopWords.has(word));
  const kept = rare.length > 0 ? rare : words.filter((word) => speakingAlone.has(word));
  return kept.slice(0, mostWords).map((word) => word.slice(0, longestWord));
}

/** Lower case without accents, as the index has it: index_text of the migration 0002-search. */
export function foldedText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('c++', 'cplusplus')
    .replaceAll('c#', 'csharp');
}
