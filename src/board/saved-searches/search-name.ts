import { createTranslator } from 'use-intl/core';
import { z } from 'zod';
import type { Reference } from '#reference/read-reference.ts';
import { presentTags } from '#search/naming/criterion-tags.ts';
import { nameTag } from '#search/naming/name-tag.ts';
import { formats } from '#words/formats.ts';
import { inEachLocale, languages, type Locale } from '#words/locale.ts';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';
import { fieldCode } from '#words/field-code.ts';
import { savedCriteria } from './saved-address.ts';
import { maximumSearchName } from './saved-search-limits.ts';

const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Checks a name from a form: it must be one line, not empty and not too long. */
export const searchName = z
  .string(fieldCode('field.required'))
  .transform(oneLine)
  .pipe(z.string().min(1, fieldCode('field.required')).max(maximumSearchName, fieldCode('searchName.tooLong')));

const catalogues = { fr, en } satisfies Record<Locale, unknown>;
const wordsOf = inEachLocale((locale) => {
  const translator = { locale: languages[locale].intl, messages: catalogues[locale] };
  const t = createTranslator<typeof fr, 'search'>({ ...translator, namespace: 'search' });
  return {
    t,
    format: formats[locale],
    everything: createTranslator({ ...translator, namespace: 'searches' })('everything'),
  };
});

type Named = { readonly name: string | null; readonly address: string };

/**
 * Returns the candidate's own name for a search, or else a name made from its criteria in the given language.
 * The name is one line of limited length.
 */
export function nameOfSearch({ name, address }: Named, reference: Reference, locale: Locale): string {
  if (name !== null) return name;
  const words = wordsOf[locale];
  const tags = presentTags({ criteria: savedCriteria(address, reference), reference, locale });
  return fitting(tags.map((tag) => nameTag(words, tag)).join(', ')) || words.everything;
}

function fitting(text: string): string {
  const name = oneLine(text.slice(0, 4 * maximumSearchName));
  if (name.length <= maximumSearchName) return name;
  return `${name.slice(0, maximumSearchName - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
