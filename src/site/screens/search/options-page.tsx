import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { criterionOf } from '#search/criteria/criteria.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { countGroup } from './count-group.ts';
import { LetteredOptions } from './lettered-options.tsx';
import styles from './options-page.module.css';
import { presentOptions } from '#site/parts/search/present-filters.ts';
import { searchCache } from '#site/parts/search/search-cache.ts';

export const catalogues = await loadWords('advice', 'search');

export const handle = defineScreen({ hydrate: false, robots: 'noindex', cache: searchCache });

/**
 * `/offres/choix/villes?query=…`: all options of a criterion. The form of the search shows only the most
 * frequent options.
 */
export async function loader(given: LoaderFunctionArgs) {
  const { name, total, asked } = await countGroup(given);
  const others = writeCriteria(asked.criteria);
  for (const parameter of criterionOf(name).parameters) others.delete(parameter);
  const options = presentOptions(name, asked);
  return { name, total, parameter: criterionOf(name).parameters[0], options, others: [...others] };
}

export default function OptionsPage() {
  const t = useTranslations('advice');
  const results = useTranslations('search');
  const { name, total, parameter, options, others } = useLoaderData<typeof loader>();
  const search = useAddress()('/offres/recherche');
  const title = t('allOptionsOf', { criterion: results(`criterion.${name}`) });
  return (
    <Page title={title} lead={t('allOptionsLead')}>
      <PageMeta title={title} description={t('allOptionsLead')} robots="noindex" />
      <form action={search} className={styles.form}>
        {others.map(([other, value]) => (
          <input key={`${other}=${value}`} type="hidden" name={other} value={value} />
        ))}
        {options.length === 0 ? (
          <p>{t('allOptionsNone')}</p>
        ) : (
          <LetteredOptions parameter={parameter} options={options} />
        )}
        <div className={styles.foot}>
          {/* The number on the button counts the offers for the choices in the address, so a style hides
              it once another box is ticked. */}
          <Button type="submit">
            <span className={styles.asIs}>{results('apply', { count: total })}</span>
            <span className={styles.changed}>{t('applyOptions')}</span>
          </Button>
        </div>
      </form>
    </Page>
  );
}
