import { useTranslations } from 'use-intl';
import { closingDays } from '#board/favourites/favourite-limits.ts';
import { Button } from '#ui/button.tsx';
import styles from './favourites-page.module.css';
import type { FavouriteIntent } from './save-favourite.ts';

/** Whether a mail tells of favourites that close soon. */
export function Reminders({ wanted }: { wanted: boolean }) {
  const t = useTranslations('favourites.reminders');
  return (
    <section className={styles.reminders} id="rappels" aria-labelledby="rappels-titre">
      <h2 id="rappels-titre">{t('title')}</h2>
      <p>{t(wanted ? 'on' : 'off', { days: closingDays })}</p>
      <form method="post">
        <input type="hidden" name="intent" value={'reminders' satisfies FavouriteIntent} />
        <Button variant="secondary" name="wanted" value={wanted ? 'no' : 'yes'}>
          {t(wanted ? 'switchOff' : 'switchOn')}
        </Button>
      </form>
    </section>
  );
}
