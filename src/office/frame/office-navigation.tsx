import { Button } from '#ui/button.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import type { OfficeRequest } from '../request/office-request.ts';
import styles from './office-document.module.css';
import { type OfficeSection, pageAt, sectionsOf } from './office-sections.ts';

type Props = { readonly request: OfficeRequest };

/** Links to the sections that the person may see, and the sign-out. */
export function OfficeNavigation({ request: { viewer, locale, url } }: Props) {
  const t = useTranslations('office');
  if (viewer === null) return null;
  const here = pageAt(url.pathname);
  return (
    <>
      <nav className={styles.navigation} aria-label={t('frame.sections')}>
        <ul className={styles.sections}>
          {sectionsOf(viewer).map(({ name, pages }) => (
            <li key={name}>
              <a
                href={localized(locale, pages[0]?.address ?? '/bureau')}
                aria-current={pages.some(({ address }) => address === here) ? 'true' : undefined}
              >
                {t(`sections.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form
        method="post"
        action={localized(locale, '/bureau/connexion')}
        className={styles.leave}
        data-sign-out={viewer.id}
      >
        <span>{viewer.name}</span>
        <Button variant="secondary" name="do" value="leave">
          {t('frame.signOut')}
        </Button>
      </form>
    </>
  );
}

/** Links to the pages of the section in which the person is, if it has several. */
export function SectionNavigation({ request: { viewer, locale, url } }: Props) {
  const t = useTranslations('office');
  const here = pageAt(url.pathname);
  const isHere = ({ pages }: OfficeSection) => pages.some(({ address }) => address === here);
  const section = viewer === null ? undefined : sectionsOf(viewer).find(isHere);
  if (section === undefined || section.pages.length === 1) return null;
  return (
    <nav className={styles.pages} aria-label={t(`sections.${section.name}`)}>
      <ul className={styles.sections}>
        {section.pages.map(({ name, address }) => (
          <li key={name}>
            <a href={localized(locale, address)} aria-current={address === here ? 'page' : undefined}>
              {t(`pages.${name}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
