import { documentId, type DocumentName } from '#content/repository/models/document-id.ts';
import { otherLocale } from '#words/locale.ts';

/** Returns the id that the document has in the other language, whether somebody has written it or not. */
export const otherLanguageOf = ({ type, key, lang }: DocumentName): string =>
  documentId({ type, key, lang: otherLocale(lang) });
