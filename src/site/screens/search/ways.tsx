import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { frenchOf } from '#words/french-of.ts';
import { isExcluded, useOptionNames } from '#site/parts/search/criterion-forms.ts';
import type { SearchPageData } from '#site/parts/search/use-search-page-data.ts';
import styles from './ways.module.css';

type Proposal = SearchPageData['proposals'][number];

/** Searches that find offers, each with its number of offers, and further help. */
export function Ways({ proposals, children }: { proposals: readonly Proposal[]; children?: ReactNode }) {
  return (
    <ul className={styles.ways}>
      {proposals.map((proposal) => (
        <Way key={proposal.search} proposal={proposal} />
      ))}
      {children}
    </ul>
  );
}

function Way({ proposal }: { proposal: Proposal }) {
  const results = useTranslations('search');
  const { pathname } = useLocation();
  const nameProposal = useProposalNames();
  return (
    <li>
      <Link to={pathname + proposal.search} preventScrollReset>
        {nameProposal(proposal)}
      </Link>{' '}
      <span className={styles.count}>{results('results', { count: proposal.total })}</span>
    </li>
  );
}

function useProposalNames(): (proposal: Proposal) => string {
  const t = useTranslations('advice');
  const nameOf = useOptionNames();
  return ({ kind, about, search, query }) => {
    if (search === '') return t('noneReset');
    const criterion = about === null ? '' : nameOf(about);
    const way = kind === 'without' && about !== null && isExcluded(about) ? 'including' : kind;
    return t(`proposal.${way}`, { trade: query, criterion, ofCriterion: frenchOf(criterion) });
  };
}
