import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { useOptionNames } from './criterion-forms.ts';
import styles from './no-offers.module.css';
import { useFound } from './use-found.ts';

/** Ways out of an empty search. */
export function NoOffers() {
  const t = useTranslations('search');
  const { tags, query } = useFound();
  const { pathname } = useLocation();
  return (
    <Card className={styles.box}>
      {tags.length > 0 ? (
        <>
          <p>{t('noneLead')}</p>
          <ul className={styles.ways}>
            {query ? <li>{t('noneSpelling', { query })}</li> : null}
            <li>
              <RemoveCriterion />
            </li>
            <li>
              <Link to={pathname}>{t('noneReset')}</Link>
            </li>
          </ul>
        </>
      ) : null}
      <PopularCountries />
    </Card>
  );
}

/** The last criteria of the form, the likeliest to be one too many, each a link to the search without it. */
function RemoveCriterion() {
  const t = useTranslations('search');
  const { tags } = useFound();
  const { pathname } = useLocation();
  const nameOf = useOptionNames();
  return (
    <>
      {t('noneRemove')}
      <ul className={styles.choices}>
        {tags
          .toReversed()
          .slice(0, 5)
          .map((tag) => (
            <li key={tag.name + tag.value}>
              <Link
                to={pathname + tag.without}
                preventScrollReset
                aria-label={t('removeTag', { criterion: nameOf(tag) })}
              >
                {nameOf(tag)}
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}

function PopularCountries() {
  const t = useTranslations('search');
  const { popular } = useFound();
  const { pathname } = useLocation();
  if (!popular || popular.length === 0) return null;
  return (
    <>
      <h3>{t('popular')}</h3>
      <ul className={styles.choices}>
        {popular.map(({ label, search, count }) => (
          <li key={search}>
            <Link to={pathname + search}>
              {label} <span className={styles.count}>{t('results', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
