import { useTranslations } from 'use-intl';
import { localized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import { Icon } from '#ui/icon.tsx';
import { useAccountLinks } from './account-links.tsx';
import { useAddress } from './addresses.ts';
import styles from './footer.module.css';
import { useOtherLanguage } from './here.ts';
import { companies, destinations, type NavigationItem, offersFor, professions } from './navigation.ts';
import { useShownViewer } from './root-data.ts';

/** The site in a word, the ways to offers and to one's account. */
export function Footer() {
  const t = useTranslations('shell.footer');
  const titles = useTranslations('navigation.footer');
  const other = useOtherLanguage();
  const address = useAddress();
  return (
    <footer className={styles.footer} aria-label={t('label')}>
      <div className={styles.inner}>
        <SiteName />
        <List title={titles('find')} links={useLinks([...offersFor(useShownViewer()), companies[0]])} />
        <List title={titles('destinations')} links={useLinks(destinations)} />
        <List title={titles('professions')} links={useLinks(professions)} />
        <List title={t('account')} links={useAccountLinks()} />
        <div className={styles.note}>
          <p>{t('note')}</p>
          <ul className={styles.legal}>
            <li>
              <a href={address('/nous-ecrire')}>{t('contact')}</a>
            </li>
            <li>
              <a href={address('/confidentialite')}>{t('privacy')}</a>
            </li>
            <li>
              <a href={address('/cookies')} data-consent="choose">
                {t('cookies')}
              </a>
            </li>
            <li>
              <a href={address('/lettre')}>{t('newsletter')}</a>
            </li>
            <li>
              <a href={`/api/docs?lang=${useLocale()}`}>{t('developers')}</a>
            </li>
            <li>
              <a href={other.address} lang={other.locale} hrefLang={other.locale}>
                {t('language')}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

function SiteName() {
  const t = useTranslations('navigation.footer');
  return (
    <div className={styles.words}>
      <p className={styles.name}>{t('name')}</p>
      <p className={styles.tagline}>{t('tagline')}</p>
      <a className={styles.top} href="#top">
        <Icon name="arrow-up" />
        {t('top')}
      </a>
    </div>
  );
}

type Link = { readonly to: string; readonly words: string };

function useLinks(items: readonly NavigationItem[]): readonly Link[] {
  const t = useTranslations('navigation');
  const locale = useLocale();
  return items.map(({ key, to }) => ({ to: localized(locale, to), words: t(key) }));
}

/** Behind its title on a phone, where four lists would be longer than the page above them. */
function List({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <div className={styles.list}>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {title}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <ul className={styles.items}>
          {links.map(({ to, words }) => (
            <li key={to}>
              <a href={to}>{words}</a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
