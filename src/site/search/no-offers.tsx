import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SaveSearchForm } from '../searches/save-search-form.tsx';
import { useOptionNames } from './criterion-forms.ts';
import styles from './no-offers.module.css';
import { type Found, useFound } from './use-found.ts';
import { useTagNames } from './use-tag-names.ts';

/** Ways out of an empty search: first those that are known to lead somewhere. */
export function NoOffers() {
  const t = useTranslations('search');
  const { tags, query, near, elsewhere, proposals } = useFound();
  const { pathname } = useLocation();
  return (
    <Card className={styles.box}>
      {near > 0 && !elsewhere ? <p>{t('nearOnly')}</p> : null}
      {tags.length > 0 ? (
        <>
          <p>{t('noneLead')}</p>
          <ul className={styles.ways}>
            {proposals.map((proposal) => (
              <Way key={proposal.search} proposal={proposal} />
            ))}
            {query && near === 0 ? <li>{t('noneSpelling', { query })}</li> : null}
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
          </ul>
        </>
      ) : null}
      {tags.length > 0 ? (
        <>
          <p>{t('saving.lead')}</p>
          <SaveSearchForm words="alert" className={buttonClass('secondary')} />
        </>
      ) : null}
      {elsewhere ? <p>{t('elsewhere')}</p> : <PopularCountries />}
    </Card>
  );
}

/** A search that finds something: without a choice, around a place, for a near trade. */
function Way({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('search');
  const { pathname } = useLocation();
  const nameProposal = useProposalNames();
  return (
    <li>
      <Link to={pathname + proposal.search} preventScrollReset>
        {nameProposal(proposal)}
      </Link>{' '}
      <span className={styles.count}>{t('results', { count: proposal.total })}</span>
    </li>
  );
}

type Proposal = Found['proposals'][number];

function useProposalNames(): (proposal: Proposal) => string {
  const t = useTranslations('search');
  const nameOf = useOptionNames();
  return ({ kind, about, search, query }) => {
    if (search === '') return t('noneReset');
    return t(`proposal.${kind}`, { trade: query, criterion: about === null ? '' : nameOf(about) });
  };
}

/** The last criteria of the form, the likeliest to be one too many, each a link to the search without it. */
function RemoveCriterion() {
  const t = useTranslations('search');
  const { tags } = useFound();
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
