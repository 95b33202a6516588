import { type ActName, mayDo } from '#staff/acts.ts';
import { Button } from '#ui/button.tsx';
import { localized, unlocalized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import type { OfficeRequest } from '../request/office-request.ts';
import styles from './office-document.module.css';

/** Entries of the navigation, each with the act that its screen shows. */
export const officeSections = [
  { name: 'home', address: '/bureau', act: 'office.enter' },
  { name: 'contents', address: '/bureau/contenus', act: 'content.read' },
  { name: 'people', address: '/bureau/personnes', act: 'candidate.read' },
  { name: 'members', address: '/bureau/equipe', act: 'staff.change' },
  { name: 'audit', address: '/bureau/journal', act: 'audit.read' },
] as const satisfies readonly { name: string; address: string; act: ActName }[];

/** Links to the sections that the person may see, and the sign-out. */
export function OfficeNavigation({ request: { viewer, locale, url } }: { request: OfficeRequest }) {
  const t = useTranslations('office');
  if (viewer === null) return null;
  const here = unlocalized(url.pathname);
  return (
    <>
      <nav className={styles.navigation} aria-label={t('frame.sections')}>
        <ul className={styles.sections}>
          {officeSections
            .filter(({ act }) => mayDo(viewer.roles, act))
            .map(({ name, address }) => (
              <li key={name}>
                <a href={localized(locale, address)} aria-current={here === address ? 'page' : undefined}>
                  {t(`sections.${name}`)}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <form method="post" action={localized(locale, '/bureau/connexion')} className={styles.leave}>
        <span>{viewer.name}</span>
        <Button variant="secondary" name="do" value="leave">
          {t('frame.signOut')}
        </Button>
      </form>
    </>
  );
}
