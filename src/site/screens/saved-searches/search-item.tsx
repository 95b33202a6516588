import { useTranslations } from '#words/use-translations.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { accentedCityOf } from '#words/zone-names.ts';
import { useLocale } from '#words/use-locale.ts';
import { useTagNames } from '#site/parts/search/use-tag-names.ts';
import { useAddress } from '#site/routing/addresses.ts';
import type { SearchesIntent } from './change-searches.ts';
import type { ShownSearch } from './present-searches.ts';
import styles from './searches-page.module.css';

/** A saved search. Its name is a link that runs the search; tags show its criteria. */
export function SearchItem({ search: { id, name, search, tags, total, fresh, alert } }: { search: ShownSearch }) {
  const t = useTranslations('searches');
  const addressOf = useAddress();
  const nameOf = useTagNames();
  return (
    <li className={styles.item} id={`recherche-${id}`}>
      <h2 className={styles.name}>
        <a href={addressOf('/offres/recherche') + search}>{name}</a>
      </h2>
      <ul className={styles.tags} aria-label={t('criteria')}>
        {tags.map((tag) => (
          <li key={`${tag.name} ${tag.part} ${tag.value}`}>
            <Tag>{nameOf(tag)}</Tag>
          </li>
        ))}
        {tags.length === 0 ? (
          <li>
            <Tag>{t('everything')}</Tag>
          </li>
        ) : null}
      </ul>
      <p className={styles.count}>
        {t('offers', { count: total })}
        {fresh > 0 ? <Tag tone="coral">{t('fresh', { count: fresh })}</Tag> : null}
      </p>
      <p className={styles.count}>
        {t(`alert.said.${alert.frequency}`, {
          hour: alert.hour,
          timeZone: accentedCityOf(alert.timeZone, useLocale()),
        })}
      </p>
      <Tools id={id} name={name} />
    </li>
  );
}

function Tools({ id, name }: Pick<ShownSearch, 'id' | 'name'>) {
  const t = useTranslations('searches');
  return (
    <form method="post" className={styles.tools}>
      <input type="hidden" name="id" value={id} />
      <a
        className={buttonClass('secondary')}
        href={useAddress()('/espace-personnel/recherches/:id', { id })}
        aria-label={t('editNamed', { name })}
      >
        {t('edit')}
      </a>
      <Button
        variant="quiet"
        name="intent"
        value={'remove' satisfies SearchesIntent}
        aria-label={t('removeNamed', { name })}
      >
        {t('remove')}
      </Button>
    </form>
  );
}
