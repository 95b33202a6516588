import { Link, useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import { useFormats } from '#words/formats.ts';
import { maxQueryLength } from '#search/criterion/query.ts';
import { Notice } from '#ui/notice.tsx';
import { type SearchPageData, useSearchPageData } from '#site/parts/search/use-search-page-data.ts';
import { useOptionNames } from '#site/parts/search/criterion-forms.ts';
import { HiddenCompanyNote } from '#site/parts/hiding/hidden-note.tsx';
import { Ways } from './ways.tsx';

await loadWords('advice', 'hiding', 'search');

/** Notes that explain how the search differs from the typed text. */
export function SearchNotes() {
  const t = useTranslations('advice');
  const { corrected, silent, query, tags, absent, towns = [], untold } = useSearchPageData();
  return (
    <>
      <LimitNotices />
      {corrected === null ? null : <CorrectionNotice corrected={corrected} />}
      {tags.map(({ name, label, members, group }) =>
        name === 'companies' && label && (members || group) ? (
          <HousesNotice key={label} group={group ?? label} houses={members ?? [label]} />
        ) : null,
      )}
      {untold ? <UntoldNotice {...untold} /> : null}
      {towns.map((town) => (
        <TownNotice key={town.name} town={town} />
      ))}
      {absent.map((company) => (
        <AbsentNotice key={company.name} {...company} />
      ))}
      <HiddenCompanies />
      {silent ? (
        <Notice tone="info">
          <p>{t('silent', { query })}</p>
        </Notice>
      ) : null}
    </>
  );
}

/** Says that the search did not cover everything that it should. */
function LimitNotices() {
  const t = useTranslations('advice');
  const search = useTranslations('search');
  const { partial, lacksContinent, cut } = useSearchPageData();
  return (
    <>
      {partial ? (
        <Notice tone="warning">
          <p>{t('partial')}</p>
        </Notice>
      ) : null}
      {lacksContinent ? (
        <Notice tone="warning" title={search('chooseContinent')}>
          {t('countriesDropped')}
        </Notice>
      ) : null}
      {cut ? (
        <Notice tone="info">
          <p>{t('cut', { count: maxQueryLength })}</p>
        </Notice>
      ) : null}
    </>
  );
}

/**
 * Says which text was searched instead of the typed text, and links to a search for exactly the typed text.
 */
function CorrectionNotice({ corrected }: { corrected: string }) {
  const t = useTranslations('advice');
  const { pathname } = useLocation();
  const { query, typed } = useSearchPageData();
  return (
    <Notice tone="info" compact>
      <p>
        {t('correction', { corrected })}{' '}
        {typed === null ? null : <Link to={pathname + typed}>{t('searchTyped', { typed: query })}</Link>}
      </p>
    </Notice>
  );
}

function HiddenCompanies() {
  const { hidden = [] } = useSearchPageData();
  return hidden.map((company) => <HiddenCompanyNote key={company.id} company={company} inSearch />);
}

/** Says that a town has no offers, so that its countries are searched. */
function TownNotice({ town: { name, countries } }: { town: NonNullable<SearchPageData['towns']>[number] }) {
  const t = useTranslations('advice');
  const format = useFormats();
  return (
    <Notice tone="info">
      <p>{t('town', { town: name, count: countries.length, countries: format.list(countries) })}</p>
    </Notice>
  );
}

/** Says that no offer has an option of the text, so that its words were searched, and links to the option. */
function UntoldNotice({ options, search }: NonNullable<SearchPageData['untold']>) {
  const t = useTranslations('advice');
  const { pathname } = useLocation();
  const format = useFormats();
  const nameOf = useOptionNames();
  return (
    <Notice tone="info">
      <p>
        {t('untold', { criterion: format.list(options.map(nameOf)) })}{' '}
        <Link to={pathname + search}>{t('searchTold')}</Link>
      </p>
    </Notice>
  );
}

/** Limit of company names, because visitors should read the names at a glance. */
const maxHouses = 8;

/** Names the companies that are searched for a group of companies. */
function HousesNotice({ group, houses }: { group: string; houses: readonly string[] }) {
  const t = useTranslations('advice');
  const format = useFormats();
  const hidden = houses.length - maxHouses;
  const shown = houses.slice(0, maxHouses);
  const names = format.list(hidden > 0 ? [...shown, t('moreHouses', { count: hidden })] : shown);
  return (
    <Notice tone="info">
      <p>{t('houses', { count: houses.length, group, houses: names })}</p>
    </Notice>
  );
}

/** Says that a company has no offer, and proposes other searches. */
function AbsentNotice({ name, proposals }: SearchPageData['absent'][number]) {
  const t = useTranslations('advice');
  return (
    <Notice tone="info">
      <p>{t('absent', { company: name })}</p>
      {proposals.length === 0 ? null : <Ways proposals={proposals} />}
    </Notice>
  );
}
