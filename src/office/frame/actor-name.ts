import { useTranslations } from '#words/use-translations.ts';

/** Returns the function that names who acted: a member by name, a program, a job or a guest by its kind. */
export function useActorName() {
  const t = useTranslations('office.audit');
  return (actor: string, memberName: string | null | undefined): string => {
    if (memberName) return memberName;
    const [kind, name = ''] = actor.split(/:(.*)/, 2);
    if (kind === 'program') return t('program', { name });
    if (kind === 'guest') return t('guest', { name });
    return kind === 'job' ? t('job', { name }) : actor;
  };
}
