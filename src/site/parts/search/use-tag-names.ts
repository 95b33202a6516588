import { useTranslations } from 'use-intl';
import { useOptionNames } from './criterion-forms.ts';
import type { CriterionTag } from './present-search.ts';

/** Names choices in the language of the page; parts of a text by their kind. */
export function useTagNames(): (tag: CriterionTag) => string {
  const t = useTranslations('search');
  const nameOf = useOptionNames();
  return (tag) => {
    if (tag.part !== null) return t(`tagPart.${tag.part}`, { text: tag.value });
    return tag.group === null ? nameOf(tag) : t('tagHouse', { house: nameOf(tag), group: tag.group });
  };
}
