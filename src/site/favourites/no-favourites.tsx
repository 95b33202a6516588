import { useTranslations } from 'use-intl';
import { ButtonLink } from '../shell/button-link.tsx';
import { useAddress } from '../shell/addresses.ts';
import styles from './favourites-page.module.css';

export function NoFavourites() {
  const t = useTranslations('favourites.none');
  return (
    <section className={styles.empty}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <ButtonLink to={useAddress()('/offres/recherche')}>{t('search')}</ButtonLink>
    </section>
  );
}
