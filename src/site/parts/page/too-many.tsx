import { useTranslations } from '#words/use-translations.ts';
import { waitOf } from '#words/wait.ts';

/** Tells a visitor who sent too many requests how many seconds to wait. */
export function TooMany({ wait }: { wait: number }) {
  return useTranslations('frame')('tooMany', waitOf(wait));
}
