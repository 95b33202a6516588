import { type MouseEvent, useEffect, useRef } from 'react';
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from './load-more.module.css';
import type { loader } from './load-search.ts';

const step = 20;

/**
 * More offers under the ones shown. The address says how many pages are open, so that going back finds them
 * all again.
 */
export function LoadMore() {
  const t = useTranslations('search');
  const format = useFormats();
  const { offers, total, more, page } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { loading, load } = useLoading(page, offers.length);
  if (total === 0) return null;
  return (
    <div className={styles.more}>
      {more === null ? (
        offers.length < total ? (
          <p>{t('tooMany')}</p>
        ) : null
      ) : (
        <a
          href={`${pathname}${more}#offre-${offers.length + 1}`}
          className={buttonClass('secondary')}
          aria-busy={loading || undefined}
          onClick={(event) => load(event, pathname + more, offers.length + 1)}
        >
          {loading ? t('moreBusy') : t('more', { count: Math.min(step, total - offers.length) })}
        </a>
      )}
      <p className={styles.shown}>{t('shown', { shown: format.number(offers.length), total: format.number(total) })}</p>
    </div>
  );
}

/** With scripts the page stays where it is and the focus goes to the first new offer. */
function useLoading(page: number, shown: number) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || shown < next.current) return;
    document.querySelector<HTMLElement>(`#offre-${next.current} a`)?.focus({ preventScroll: true });
    next.current = null;
  }, [shown]);
  const load = (event: MouseEvent, to: string, first: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    next.current = first;
    void navigate(to, { preventScrollReset: true });
  };
  return { loading: new URLSearchParams(location?.search).get('page') === String(page + 1), load };
}
