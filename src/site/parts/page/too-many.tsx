import { useTranslations } from 'use-intl';
import { waitOf } from '#words/wait.ts';

/** Tells a visitor who sent too many requests how many seconds to wait. */
export function TooMany({ wait }: { wait: number }) {
  return useTranslations('frame')('tooMany', waitOf(wait));
}
