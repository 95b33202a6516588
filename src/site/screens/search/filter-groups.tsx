import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { formOf } from '#site/parts/search/criterion-forms.ts';
import styles from './filter-groups.module.css';
import { OptionList } from './option-list.tsx';
import type { Filter } from '#site/parts/search/present-filters.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { useSearchPageData } from '#site/parts/search/use-search-page-data.ts';

/** A criterion of the form, with the control that suits it. */
export function FilterGroup({ filter }: { filter: Filter }) {
  const t = useTranslations('search');
  const form = formOf(filter.name);
  const { open = false } = form;
  switch (form.control) {
    case 'countries':
      return <CountryGroup filter={filter} />;
    case 'radios':
      return (
        <Group filter={filter} open={open}>
          <Radios filter={filter} none={t(form.none)} />
        </Group>
      );
    case 'checkboxes':
      return filter.options.length === 0 ? null : (
        <Group filter={filter} open={open}>
          {filter.name === 'cities' ? <CityNote /> : null}
          <OptionList filter={filter} />
          <AllOptions filter={filter} />
        </Group>
      );
    case 'flag': // Flags stand together at the end of the form.
    case 'text':
      return null;
    default:
      return form satisfies never;
  }
}

/** The options of a criterion below its name, open if an option is in use. */
function Group({ filter, open, children }: { filter: Filter; open: boolean; children: ReactNode }) {
  const t = useTranslations('search');
  const name = t(`criterion.${filter.name}`);
  const inUse = filter.options.filter(({ on }) => on).length;
  const opened = useStickyTrue(open || inUse > 0);
  return (
    <details className={styles.group} open={opened}>
      <summary className={styles.summary}>
        <span>{name}</span>
        {inUse > 0 ? (
          <span className={styles.inUse}>
            <span aria-hidden="true">{inUse}</span>
            <span className="visually-hidden">{t('inUse', { count: inUse })}</span>
          </span>
        ) : null}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <fieldset className={styles.values}>
        <legend className="visually-hidden">{name}</legend>
        {children}
      </fieldset>
    </details>
  );
}

/** Stays true once true: a group does not close while its last value is unticked. */
function useStickyTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}

/** Countries depend on their continent: only countries of chosen continents are offered. */
function CountryGroup({ filter }: { filter: Filter }) {
  const t = useTranslations('search');
  const { filters, lacksContinent } = useSearchPageData();
  const ready = filters.zones.options.some(({ on }) => on);
  return (
    <Group filter={filter} open={ready || lacksContinent}>
      {ready ? (
        <>
          {/* Marks that the form contains continents, even if none is ticked: 0 is no continent. */}
          <input type="hidden" name={filters.zones.parameter} value="0" />
          <OptionList filter={filter} />
        </>
      ) : (
        <p className={lacksContinent ? styles.error : styles.note}>
          <Icon name={lacksContinent ? 'alert' : 'info'} />
          {t('chooseContinent')}
        </p>
      )}
    </Group>
  );
}

/**
 * Explains how a city and its continent combine, because the form offers cities, unlike countries, before a
 * continent is chosen.
 */
function CityNote() {
  const t = useTranslations('search');
  const { filters } = useSearchPageData();
  if (filters.zones.options.some(({ on }) => on)) return null;
  return (
    <p className={styles.note}>
      <Icon name="info" />
      {t('cityBrings')}
    </p>
  );
}

/**
 * The link from a cut list to all options. It sends the form, so that choices made without scripts are
 * kept.
 */
function AllOptions({ filter: { parameter, cutFrom } }: { filter: Filter }) {
  const t = useTranslations('search');
  const addressOf = useAddress();
  if (cutFrom === null) return null;
  return (
    <button
      type="submit"
      className={buttonClass('link')}
      formAction={addressOf('/offres/choix/:parameter', { parameter })}
    >
      {t('allOptions', { count: cutFrom })}
      <Icon name="arrow-right" />
    </button>
  );
}

/** Radio buttons for one choice or none. */
function Radios({ filter, none }: { filter: Filter; none: string }) {
  const on = filter.options.every((option) => !option.on);
  const first = { name: filter.name, value: '', label: none, count: null, on };
  return <OptionList type="radio" filter={{ ...filter, options: [first, ...filter.options] }} />;
}
