import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './page-links.module.css';
import { useSearchPageData } from '#site/parts/search/use-search-page-data.ts';
import type { useOpenPages } from './use-open-pages.ts';

/**
 * Links to the pages before and after the open pages. Without scripts the links lead to a page; with scripts
 * the next page opens below the list.
 */
export function PageLinks({ open }: { open: ReturnType<typeof useOpenPages> }) {
  const t = useTranslations('search');
  const { page, pages, previous } = useSearchPageData();
  const { pathname } = useLocation();
  if (pages === 1) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {previous === null ? null : (
        <a className={buttonClass('secondary')} href={pathname + previous} rel="prev">
          <Icon name="arrow-left" />
          {t('previousPage')}
        </a>
      )}
      {open.next === null ? null : <NextPage open={open} address={pathname + open.next} />}
      <p className={styles.position}>
        {open.last > page ? t('pagesOpen', { first: page, last: open.last, pages }) : t('pageOf', { page, pages })}
      </p>
      <output className={styles.failed}>{open.state === 'failed' ? t('moreFailed') : null}</output>
    </nav>
  );
}

function NextPage({ open, address }: { open: ReturnType<typeof useOpenPages>; address: string }) {
  const t = useTranslations('search');
  const load = useFocusOnNext(open.offers.length, open.load);
  return (
    <a
      className={buttonClass('secondary')}
      href={address}
      rel="next"
      aria-busy={open.state === 'loading' || undefined}
      onClick={load}
    >
      <span className={styles.whenScripts}>{open.state === 'loading' ? t('moreBusy') : t('more')}</span>
      <span className={styles.whenNone}>
        {t('nextPage')}
        <Icon name="arrow-right" />
      </span>
    </a>
  );
}

/** Keeps the scroll position when a page opens, and moves the focus to its first offer. */
function useFocusOnNext(shown: number, load: () => void) {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    const links = document.querySelectorAll<HTMLElement>('[id^="offre-"] h3 a');
    links[before.current]?.focus({ preventScroll: true });
    before.current = null;
  }, [shown]);
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    before.current = shown;
    load();
  };
}
