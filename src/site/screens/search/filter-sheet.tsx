import { clsx } from 'clsx';
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { formOf, isExcluded } from '#site/parts/search/criterion-forms.ts';
import { FilterGroup } from './filter-groups.tsx';
import styles from './filter-sheet.module.css';
import { OptionList } from './option-list.tsx';
import { searchFormId } from './use-search-form.ts';
import { useSearchPageData } from '#site/parts/search/use-search-page-data.ts';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** True to announce the total to screen readers, because a search has just changed it. */
  announce: boolean;
};

/**
 * The filters. On wide screens they are a column. On phones they are a sheet, which the button «Filtrer»
 * opens, also without scripts.
 */
export function FilterSheet({ form, onSubmit, announce }: Props) {
  const t = useTranslations('search');
  const { total, tags, kept = [] } = useSearchPageData();
  const { pathname } = useLocation();
  const sheet = useRef<HTMLDetailsElement>(null);
  useEscape(sheet);
  return (
    <details className={styles.sheet} ref={sheet}>
      <summary className={clsx(buttonClass('secondary'), styles.opener)}>
        <span className={styles.whenClosed}>
          <Icon name="filter" />
          {t('openFilters', { count: tags.filter((tag) => tag.name !== 'query' && !isExcluded(tag)).length })}
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" />
          {t('closeFilters')}
        </span>
      </summary>
      <search aria-label={t('formLabel')}>
        <form id={searchFormId} ref={form} className={styles.form} autoComplete="off" onSubmit={onSubmit}>
          <h2 className={styles.title}>{t('filters')}</h2>
          <Groups />
          {kept.map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <div className={styles.foot}>
            <Button type="submit" className={styles.apply}>
              {t('apply', { count: total })}
            </Button>
            {tags.length > 0 ? (
              <Link to={pathname} className={clsx(buttonClass('quiet'), styles.reset)} preventScrollReset>
                {t('reset')}
              </Link>
            ) : null}
          </div>
          <output className="visually-hidden">{announce ? t('results', { count: total }) : ''}</output>
        </form>
      </search>
    </details>
  );
}

/** Closes the sheet on Escape and moves the focus to its button, because a `details` element does neither. */
function useEscape(sheet: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !sheet.current?.open) return;
      sheet.current.open = false;
      sheet.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [sheet]);
}

function Groups() {
  const t = useTranslations('search');
  const { filters } = useSearchPageData();
  const groups = Object.values(filters);
  return (
    <>
      {groups.map((filter) => (
        <FilterGroup key={filter.name} filter={filter} />
      ))}
      <fieldset className={styles.flags}>
        <legend>{t('flags')}</legend>
        {groups
          .filter(({ name }) => formOf(name).control === 'flag')
          .map((filter) => (
            <OptionList key={filter.name} filter={filter} options={filter.options ?? []} />
          ))}
      </fieldset>
    </>
  );
}
