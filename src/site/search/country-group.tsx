import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import styles from './filter-group.module.css';
import { FilterGroup } from './filter-group.tsx';
import type { loader } from './load-search.ts';
import { OptionList } from './option-list.tsx';

/** Countries wait for their continent: those of the continents chosen are offered, and none without. */
export function CountryGroup() {
  const t = useTranslations('search');
  const { filters, lacksContinent } = useLoaderData<typeof loader>();
  const ready = filters.gerographicZones.some(([, , , on]) => on);
  return (
    <FilterGroup name="countriesIds" options={filters.countriesIds} open={ready || lacksContinent}>
      {ready ? (
        <>
          {/* Says that the form asked for continents, even when none is ticked: 0 is no continent. */}
          <input type="hidden" name="gerographicZones" value="0" />
          <OptionList name="countriesIds" options={filters.countriesIds} />
        </>
      ) : (
        <p className={lacksContinent ? styles.error : styles.note}>
          <Icon name={lacksContinent ? 'alert' : 'info'} />
          {t('chooseContinent')}
        </p>
      )}
    </FilterGroup>
  );
}
