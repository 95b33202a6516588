import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { countFacets } from '#board/offers/search/count-facets.ts';
import { criterionOf, facetNames } from '#board/offers/search/criteria.ts';
import { readCriteria } from '#board/offers/search/read-criteria.ts';
import { writeCriteria } from '#board/offers/search/write-criteria.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { boardContext } from '../context.ts';
import { useAddress } from '../shell/addresses.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { useOptionNames } from './criterion-forms.ts';
import { byLetter } from './by-letter.ts';
import { OptionBox, useCounted } from './option-list.tsx';
import styles from './options-page.module.css';
import { presentOptions } from './present-filters.ts';
import { searchCache } from './search-cache.ts';

await loadWords('search');

export const handle: ScreenHandle = { hydrate: false, robots: 'noindex', cache: searchCache };

/** `/offres/choix/villes?query=…`: every option of a criterion, where the form shows those of most offers. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const name = facetNames.find((one) => criterionOf(one).parameters[0] === params['parameter']);
  if (name === undefined) throw data(null, { status: 404 });
  const board = context.get(boardContext);
  const [reference, locale] = [await board.reference(), localeOf(url.pathname)];
  const asked = { ...readCriteria(url.searchParams, reference), page: 1 };
  const { facets, criteria } = await countFacets(board, asked, [name], locale);
  const others = writeCriteria(criteria);
  for (const parameter of criterionOf(name).parameters) others.delete(parameter);
  const options = presentOptions(name, { criteria, facets, reference, locale });
  return { name, parameter: criterionOf(name).parameters[0], options, others: [...others] };
}

export default function OptionsPage() {
  const t = useTranslations('search');
  const { name, options, others } = useLoaderData<typeof loader>();
  const search = useAddress()('/offres/recherche');
  const title = t('allOptionsOf', { criterion: t(`criterion.${name}`) });
  return (
    <Page title={title} lead={t('allOptionsLead')}>
      <PageMeta title={title} description={t('allOptionsLead')} robots="noindex" />
      <form action={search} className={styles.form}>
        {others.map(([other, value]) => (
          <input key={`${other}=${value}`} type="hidden" name={other} value={value} />
        ))}
        {options.length === 0 ? <p>{t('allOptionsNone')}</p> : <Letters />}
        <div className={styles.foot}>
          <Button type="submit">{t('applyOptions')}</Button>
        </div>
      </form>
    </Page>
  );
}

function Letters() {
  const { parameter, options } = useLoaderData<typeof loader>();
  const nameOf = useOptionNames();
  const counted = useCounted();
  return byLetter(options, nameOf).map(([letter, named]) => (
    <fieldset key={letter} className={styles.letter}>
      <legend>{letter}</legend>
      <ul className={styles.options}>
        {named.map((option) => (
          <li key={option.value}>
            <OptionBox option={option} type="checkbox" parameter={parameter} name={nameOf(option)} counted={counted} />
          </li>
        ))}
      </ul>
    </fieldset>
  ));
}
