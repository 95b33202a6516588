import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { Refused } from '../../request/office-screen.ts';

const done = ['saved', 'takenBack'] as const;
type Done = (typeof done)[number];

export const saidIn = (text: string | null): Done | null => done.find((name) => name === text) ?? null;

/** What was done, or why a scale was neither saved nor taken back. */
export function Said({ said, refused }: { said: Done | null; refused: Refused | null }) {
  const t = useTranslations('office');
  if (refused?.problem && refused.form !== 'check')
    return <Notice tone="error">{t(`problems.${refused.problem}`)}</Notice>;
  return said === null || refused !== null ? null : <Notice tone="success">{t(`scale.done.${said}`)}</Notice>;
}
