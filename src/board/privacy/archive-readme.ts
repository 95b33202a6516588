import { createTranslator } from 'use-intl/core';
import en from '#words/en/privacy.json' with { type: 'json' };
import fr from '#words/fr/privacy.json' with { type: 'json' };
import { languages, type Locale } from '#words/locale.ts';

const words = { fr, en };

/** The plain text that explains an archive to its candidate, in their language, and its file's name. */
export function archiveReadme(locale: Locale): { readonly name: string; readonly text: string } {
  const t = createTranslator({ locale: languages[locale].intl, messages: words[locale], namespace: 'archive' });
  return { name: t('fileName'), text: `${t('explanation')}\n` };
}
