import { useTranslations } from '#words/use-translations.ts';
import type { CriterionTag } from '#search/naming/criterion-tags.ts';
import { nameTag } from '#search/naming/name-tag.ts';
import { useFormats } from '#words/formats.ts';

/** Names choices in the language of the page. */
export function useTagNames(): (tag: CriterionTag) => string {
  const words = { t: useTranslations('search'), format: useFormats() };
  return (tag) => nameTag(words, tag);
}
