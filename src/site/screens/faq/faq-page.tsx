import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { askedSearch, canonicalSearch } from '#site/parts/list-filter/asked-search.ts';
import { FilterCount, FilterForm } from '#site/parts/list-filter/filter-form.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { describeQuestions } from '#site/parts/structured-data/describe-questions.ts';
import { DescribedThing } from '#site/parts/structured-data/described-thing.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { QuestionAnswer } from '#site/slices/questions/answer.tsx';
import { plainQuestion } from '#site/slices/questions/present-question.ts';
// oxlint-disable-next-line import/default -- Vite generates the import: the address of the built script
import filterScript from './question-filter.ts?worker&url';
import styles from './faq-page.module.css';
import { loadFaq } from './load-faq.ts';

export const catalogues = await loadWords('content', 'shell');

export const handle = defineScreen({
  hydrate: false,
  picture: true,
  cache: { seconds: 300, about: ['content'], address: async () => canonicalSearch },
});

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadFaq(context.get(requestContext).content, localeOf(url.pathname), askedSearch(url.searchParams));
}

/** `/faq`: all questions. `/faq#{id}` opens an answer. A field filters the list while the visitor types. */
export default function FaqPage() {
  const t = useTranslations('content.faq');
  const { groups, search } = useLoaderData<typeof loader>();
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      <PageMeta title={t('title')} description={t('description')} robots={search === '' ? 'index' : 'noindex'} />
      <DescribedThing thing={describeQuestions(groups.flatMap(({ questions }) => questions.map(plainQuestion)))} />
      <script type="module" src={filterScript} />
      <Filter />
      <div className={styles.groups} data-faq="">
        {groups.map(({ category, questions }) => (
          <section className={styles.group} key={category} aria-labelledby={`faq-${category}`}>
            <h2 id={`faq-${category}`}>{t(`categories.${category}`)}</h2>
            <div>
              {questions.map(({ words, ...shown }) => (
                <QuestionAnswer key={shown.id} shown={shown} words={words} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <Contact />
    </Page>
  );
}

const field = 'faq-search';

function Filter() {
  const t = useTranslations('content.faq');
  const faq = useAddress()('/faq');
  const { search, total } = useLoaderData<typeof loader>();
  const words = { form: t('filterLabel'), field: t('filter'), submit: t('submit'), all: t('all') };
  return (
    <>
      <FilterForm id={field} action={faq} search={search} words={words} />
      <FilterCount
        id={field}
        shown={search === '' ? null : t('count', { count: total })}
        some={t('countTemplate')}
        none={t('count', { count: 0 })}
      />
      <p className={styles.linked} data-linked="" hidden>
        {t('linked')}
      </p>
    </>
  );
}

function Contact() {
  const t = useTranslations('content.faq');
  return (
    <p className={styles.contact}>
      {t('notFound')} <a href={useAddress()('/nous-ecrire')}>{t('write')}</a>
    </p>
  );
}
