import { useMatches } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { useLocale } from '#words/use-locale.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { useRootData } from '#site/request/root-data.ts';
import { isHandle } from '#site/routing/screen-handle.ts';
import styles from './footer.module.css';
import { useOtherLanguage } from '#site/routing/here.ts';
import { menuMissing } from '#site/request/menus.ts';
import { usePages, useStaticPage } from '#site/parts/page/use-menus.ts';

/**
 * Links that every page has even if editors publish nothing: operator, privacy, cookies. A link to a document
 * uses the title of the document.
 */
export function useFixedLinks(): readonly FixedLink[] {
  const t = useTranslations('shell.footer');
  const address = useAddress();
  const { legal = null, accessibility = null } = usePages() ?? {};
  return [
    { to: useStaticPage('contact'), words: t('contact') },
    { to: useStaticPage('privacy'), words: t('privacy') },
    ...(legal === null ? [] : [{ to: legal, words: t('legal') }]),
    ...(accessibility === null ? [] : [{ to: accessibility, words: t('accessibility') }]),
    { to: address('/cookies'), words: t('cookies'), consent: 'choose' },
    { to: address('/lettre'), words: t('newsletter'), offersNewsletter: useOffersNewsletter() },
    { to: `/api/docs?lang=${useLocale()}`, words: t('developers') },
  ];
}

type FixedLink = {
  readonly to: string;
  readonly words: string;
  readonly consent?: string;
  readonly offersNewsletter?: boolean;
};

/**
 * Tells if the page may offer the newsletter in a dialog: public screens for reading may, pages with a form
 * and the personal space may not.
 */
function useOffersNewsletter(): boolean {
  const isRead = useMatches().some(({ handle }) => isHandle(handle) && handle.cache !== undefined && !handle.space);
  return useRootData()?.offersNewsletter === true && isRead;
}

/** The last line of the footer, below the editors' lists of links. */
export function FooterNote({ links }: { links: readonly FixedLink[] }) {
  const t = useTranslations('shell.footer');
  const other = useOtherLanguage();
  return (
    <div className={styles.note}>
      <p>{t('note')}</p>
      <ul className={styles.legal}>
        {links.map(({ to, words, consent, offersNewsletter = false }) => (
          <li key={to + words}>
            <a href={to} data-consent={consent} data-offers-newsletter={offersNewsletter ? '' : undefined}>
              {words}
            </a>
          </li>
        ))}
        {usePages() === null ? <li lang="en">{menuMissing.pages}</li> : null}
        <li>
          <a href={other.address} lang={other.locale} hrefLang={other.locale}>
            {t('language')}
          </a>
        </li>
      </ul>
    </div>
  );
}
