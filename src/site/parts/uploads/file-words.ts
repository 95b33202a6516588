import { useTranslations } from '#words/use-translations.ts';
import type { FileWords } from '#ui/file-field.tsx';

/** Returns the words of a file field in the language of the page. */
export function useFileWords(): FileWords {
  const t = useTranslations('documents');
  return { choose: t('choose'), drop: t('drop') };
}
