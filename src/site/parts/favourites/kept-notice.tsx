import { useEffect } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { useLocale } from '#words/use-locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import styles from './kept-notice.module.css';
import { clearLastChange, useLastChange } from '#site/parts/favourite-button/use-favourite.ts';

/**
 * Milliseconds for which the notice is shown. The notice may disappear, because its two functions exist
 * elsewhere: the heart undoes a click, and the menu leads to the list.
 */
const shownFor = 10_000;

/** Reports the last click on a heart, with an undo button and a link to the list. Works only with scripts. */
export function KeptNotice() {
  const change = useLastChange();
  useEffect(() => {
    if (change === null) return undefined;
    const timer = setTimeout(clearLastChange, shownFor);
    return () => clearTimeout(timer);
  }, [change]);
  return (
    <output className={styles.place}>{change === null ? null : <Said kept={change.kept} undo={change.undo} />}</output>
  );
}

function Said({ kept, undo }: { kept: boolean; undo: () => void }) {
  const t = useTranslations('offer.keep');
  return (
    <div className={styles.notice}>
      <p>{t(kept ? 'kept' : 'dropped')}</p>
      <button onClick={undo}>{t('undo')}</button>
      <a href={addressOf(useLocale(), '/espace-personnel/favoris')}>{t('list')}</a>
    </div>
  );
}
