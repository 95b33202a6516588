import { useTranslations } from '#words/use-translations.ts';

/**
 * Returns the function that names who acted: a member or a guest by the given name, a program or a job by its
 * kind. A guest without a name is named by the number of the link.
 */
export function useActorName() {
  const t = useTranslations('office.audit');
  return (actor: string, givenName: string | null | undefined): string => {
    const [kind, name = ''] = actor.split(/:(.*)/, 2);
    if (kind === 'guest')
      return /^\d*$/.test(name) && !givenName ? t('guestOf', { link: name }) : t('guest', { name: givenName || name });
    if (givenName) return givenName;
    if (kind === 'program') return t('program', { name });
    return kind === 'job' ? t('job', { name }) : actor;
  };
}
