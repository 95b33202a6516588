import { createTranslator } from 'use-intl/core';
import en from '#words/en/mailbox.json' with { type: 'json' };
import fr from '#words/fr/mailbox.json' with { type: 'json' };
import { formats } from '#words/formats.ts';
import { languages, type Locale } from '#words/locale.ts';

const words = { fr, en };

type Quoted = { readonly text: string; readonly sentAt: Date; readonly name: string };

/** Returns a text with the letter that it answers, quoted as mail programs do. */
export function withQuote(typed: string, { text, sentAt, name }: Quoted, locale: Locale): string {
  const t = createTranslator<typeof fr>({ locale: languages[locale].intl, messages: words[locale] });
  const date = formats[locale].dateTime(sentAt, { dateStyle: 'long', timeStyle: 'short' });
  return `${typed}\n\n${t('reply.quoted', { date, name })}\n\n${text.replaceAll(/^/gm, '> ')}`;
}
