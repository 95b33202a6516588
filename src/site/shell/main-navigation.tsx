import { useTranslations } from 'use-intl';
import styles from './main-navigation.module.css';
import { NavigationGroups } from './navigation-groups.tsx';
import { StaticPart } from './static-part.tsx';

/** Two levels: each group opens its own list; one at a time. */
export function MainNavigation() {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('mainNavigation')}>
      <StaticPart id="navigation" as="ul" className={styles.groups}>
        {import.meta.env.SSR ? <NavigationGroups /> : null}
      </StaticPart>
    </nav>
  );
}
