import type { CriterionTag } from './criterion-tags.ts';
import { nameOption, type NamingWords } from './option-names.ts';

/** Names a choice in a language; a part of a text by its kind. */
export function nameTag(words: NamingWords, tag: CriterionTag): string {
  if (tag.part !== null) return words.t(`tagPart.${tag.part}`, { text: tag.value });
  const name = nameOption(words, tag);
  return tag.group === null ? name : words.t('tagHouse', { house: name, group: tag.group });
}
