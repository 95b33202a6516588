import { Link, useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SaveSearchForm } from '#site/parts/saved-searches/save-search-form.tsx';
import styles from './no-offers.module.css';
import { useSearchPageData } from '#site/parts/search/use-search-page-data.ts';
import { useTagNames } from '#site/parts/search/use-tag-names.ts';
import { Ways } from './ways.tsx';
import ways from './ways.module.css';

await loadWords('advice', 'search');

/** Alternatives to a search without results. Searches with a known number of offers come first. */
export function NoOffers() {
  const t = useTranslations('advice');
  const search = useTranslations('search');
  const { tags, query, near, elsewhere, proposals, absent } = useSearchPageData();
  const { pathname } = useLocation();
  return (
    <Card className={styles.box}>
      {near > 0 && !elsewhere ? <p>{t('nearOnly')}</p> : null}
      {tags.length > 0 ? (
        <>
          <p>{t('noneLead', { count: tags.length })}</p>
          <Ways proposals={proposals}>
            {query && near === 0 && absent.length === 0 ? <li>{t('noneSpelling', { query })}</li> : null}
            {proposals.length === 0 ? (
              <li>
                <RemoveCriterion />
              </li>
            ) : null}
            {proposals.some(({ search }) => search === '') ? null : (
              <li>
                <Link to={pathname}>{t('noneReset')}</Link>
              </li>
            )}
          </Ways>
        </>
      ) : null}
      {tags.length > 0 ? (
        <>
          <p>{search('saving.lead')}</p>
          <SaveSearchForm className={buttonClass('secondary')} />
        </>
      ) : null}
      {elsewhere ? <p>{t('elsewhere')}</p> : <PopularCountries />}
    </Card>
  );
}

/**
 * Links to the same search without one of its criteria, for the last five criteria of the form. The last one
 * comes first, because the criterion chosen last is probably the one that is too narrow.
 */
function RemoveCriterion() {
  const t = useTranslations('advice');
  const search = useTranslations('search');
  const { tags } = useSearchPageData();
  const { pathname } = useLocation();
  const nameOf = useTagNames();
  return (
    <>
      {t('noneRemove')}
      <ul className={styles.choices}>
        {tags
          .toReversed()
          .slice(0, 5)
          .map((tag) => (
            <li key={`${tag.name} ${tag.part} ${tag.value}`}>
              <Link
                to={pathname + tag.without}
                preventScrollReset
                aria-label={search('removeTag', { criterion: nameOf(tag) })}
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
  const t = useTranslations('advice');
  const results = useTranslations('search');
  const { popular } = useSearchPageData();
  const { pathname } = useLocation();
  if (!popular || popular.length === 0) return null;
  return (
    <>
      <h3>{t('popular')}</h3>
      <ul className={styles.choices}>
        {popular.map(({ label, search, count }) => (
          <li key={search}>
            <Link to={pathname + search}>
              {label} <span className={ways.count}>{results('results', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
