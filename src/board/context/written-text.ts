import { detectLanguage } from '#words/detect-language.ts';
import type { Locale } from '#words/locale.ts';

/** A text and the language that it is written in, which is not always the reader's. */
export type WrittenText = { readonly text: string; readonly language: Locale };

/** A text whose language nobody told; null where there is none. */
export function writtenText(text: string | null): WrittenText | null {
  return text ? { text, language: detectLanguage(text) } : null;
}
