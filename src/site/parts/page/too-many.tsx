import { useTranslations } from 'use-intl';
import { waitOf } from '#words/wait.ts';

/** What a visitor is told who asked too often: how long to wait, in seconds. */
export function TooMany({ wait }: { wait: number }) {
  return useTranslations('errors')('tooMany', waitOf(wait));
}
