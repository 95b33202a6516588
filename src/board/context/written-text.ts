import { detectLanguage } from '#words/detect-language.ts';
import type { Locale } from '#words/locale.ts';

/** Text with its language, which may differ from the reader's. */
export type WrittenText = { readonly text: string; readonly language: Locale };

/** Detects the language of a text; null without a text. */
export function writtenText(text: string | null): WrittenText | null {
  return text ? { text, language: detectLanguage(text) } : null;
}
