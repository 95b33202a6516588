import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { formOf } from '#site/parts/search/criterion-forms.ts';
import styles from './filter-groups.module.css';
import { OptionList } from './option-list.tsx';
import type { Filter, FilterOption } from '#site/parts/search/present-filters.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { useLateOptions } from './use-late-options.ts';
import { useSearchPageData } from '#site/parts/search/use-search-page-data.ts';

/** A criterion of the form, with a control for its options. */
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
      if (filter.options?.length === 0) return null;
      return form.late ? <LateGroup filter={filter} /> : <CheckboxGroup filter={filter} open={open} />;
    case 'flag': // Flags are together at the end of the form.
    case 'text':
    case 'hidden':
      return null;
    default:
      return form satisfies never;
  }
}

function CheckboxGroup({ filter, open }: { filter: Filter; open: boolean }) {
  return (
    <Group filter={filter} open={open}>
      <OptionList filter={filter} options={filter.options ?? []} />
    </Group>
  );
}

/**
 * A group whose options are loaded when the visitor opens it. Without scripts, its button leads to a page
 * with the options. After a failed request, the button requests the options again. When the options arrive,
 * the focus moves from the button, which stays below them, to the first option.
 */
function LateGroup({ filter }: { filter: Filter }) {
  const t = useTranslations('search');
  const { whole, state, ask } = useLateOptions(filter);
  const isWaiting = whole === null && state === 'loading';
  const hasFailed = whole === null && state === 'failed';
  const button = useRef<HTMLButtonElement>(null);
  const haveCome = filter.options === null && whole !== null;
  useEffect(() => {
    if (haveCome && button.current === document.activeElement)
      button.current?.parentElement?.querySelector<HTMLElement>('li input')?.focus();
  }, [haveCome]);
  return (
    <Group filter={filter} open={false} onLook={ask} isWaiting={isWaiting}>
      {filter.name === 'cities' ? <CityNote /> : null}
      {whole === null ? (
        <output className={styles.note}>{isWaiting ? t('moreBusy') : hasFailed ? t('optionsFailed') : null}</output>
      ) : (
        <OptionList filter={whole} options={whole.options} />
      )}
      <AllOptions filter={whole ?? filter} button={button} onRetry={hasFailed ? ask : undefined} />
    </Group>
  );
}

type GroupProps = {
  filter: Filter;
  open: boolean;
  /** Called when a visitor opens the group, or points at its name or focuses it, and so may open it soon. */
  onLook?: () => void;
  isWaiting?: boolean;
  children: ReactNode;
};

/** The options of a criterion below its name. The group is open at first if an option is chosen. */
function Group({ filter, open, onLook, isWaiting, children }: GroupProps) {
  const t = useTranslations('search');
  const name = t(`criterion.${filter.name}`);
  const inUse = filter.options?.filter(({ on }) => on).length ?? 0;
  const opened = useStickyTrue(open || inUse > 0);
  const group = useRef<HTMLDetailsElement>(null);
  // Reads once if the group is open, because a visitor may have opened it before the scripts were loaded.
  const lookIfOpen = useEffectEvent(() => void (group.current?.open && onLook?.()));
  useEffect(() => lookIfOpen(), []);
  return (
    <details className={styles.group} open={opened} ref={group} onToggle={lookIfOpen}>
      <summary className={styles.summary} onPointerEnter={onLook} onFocus={onLook}>
        <span>{name}</span>
        {inUse > 0 ? (
          <span className={styles.inUse}>
            <span aria-hidden="true">{inUse}</span>
            <span className="visually-hidden">{t('inUse', { count: inUse })}</span>
          </span>
        ) : null}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <fieldset className={styles.values} aria-busy={isWaiting || undefined}>
        <legend className="visually-hidden">{name}</legend>
        {children}
      </fieldset>
    </details>
  );
}

/** Stays true once it was true, because a group must not close when its last option is unticked. */
function useStickyTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}

const hasChoice = ({ options }: Filter): boolean => options?.some(({ on }) => on) === true;

/** The countries of the chosen continents; other countries are not offered. */
function CountryGroup({ filter }: { filter: Filter }) {
  const t = useTranslations('search');
  const { filters, lacksContinent } = useSearchPageData();
  const ready = hasChoice(filters.zones);
  return (
    <Group filter={filter} open={ready || lacksContinent}>
      {ready ? (
        <>
          {/* Marks in the address that the form contains continents. If no continent is ticked, only this
              0 is sent, and 0 means no continent. */}
          <input type="hidden" name={filters.zones.parameter} value="0" />
          <OptionList filter={filter} options={filter.options ?? []} />
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
 * Explains how the choice of a city and of its continent combine. The form offers cities without a chosen
 * continent, unlike countries.
 */
function CityNote() {
  const t = useTranslations('search');
  const { filters } = useSearchPageData();
  if (hasChoice(filters.zones)) return null;
  return (
    <p className={styles.note}>
      <Icon name="info" />
      {t('cityBrings')}
    </p>
  );
}

type AllOptionsProps = {
  filter: Filter;
  button: RefObject<HTMLButtonElement | null>;
  /** Called to request the options again; if undefined, the button leads to their page. */
  onRetry: (() => void) | undefined;
};

/**
 * Leads to a page with all options. The link is a button that sends the form, because the page needs the
 * choices that were made without scripts.
 */
function AllOptions({ filter: { parameter, options, cutFrom }, button, onRetry }: AllOptionsProps) {
  const t = useTranslations('search');
  const addressOf = useAddress();
  const count = cutFrom ?? options?.length;
  const retry = (event: MouseEvent) => {
    if (!onRetry) return;
    event.preventDefault();
    onRetry();
  };
  return (
    <button
      type="submit"
      ref={button}
      className={buttonClass('link')}
      onClick={retry}
      formAction={addressOf('/offres/choix/:parameter', { parameter })}
    >
      {onRetry ? t('retry') : count === undefined ? t('chooseInList') : t('allOptions', { count })}
      <Icon name="arrow-right" />
    </button>
  );
}

/** Radio buttons for at most one choice. */
function Radios({ filter, none }: { filter: Filter; none: string }) {
  const options = filter.options ?? [];
  const first: FilterOption = { name: filter.name, value: '', label: none, count: null };
  const isNone = options.every(({ on }) => !on);
  return <OptionList type="radio" filter={filter} options={[{ ...first, ...(isNone && { on: true }) }, ...options]} />;
}
