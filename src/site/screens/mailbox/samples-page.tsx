import { data, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { locales } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/samples-page.ts';
import styles from './mailbox-page.module.css';

export const catalogues = await loadWords('mailbox');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

/** `/boite-aux-lettres/modeles`: samples of every letter in both languages, for people who write them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { mailbox, letterSamples } = context.get(requestContext);
  if (!mailbox) throw data(null, { status: 404 });
  const written = letterSamples.flatMap(({ name, write }) =>
    locales.map(async (locale) => {
      const { subject, text } = await write(locale);
      return { name, locale, subject, text };
    }),
  );
  return { letters: await Promise.all(written) };
}

export default function SamplesPage() {
  const t = useTranslations('mailbox');
  const { letters } = useLoaderData<typeof loader>();
  return (
    <Page title={t('samples')} lead={t('samplesLead')}>
      <PageMeta title={t('samples')} description={t('samplesLead')} />
      <ol className={styles.messages}>
        {letters.map(({ name, locale, subject, text }) => (
          <li key={`${name} ${locale}`} lang={locale}>
            <a href={addressOf(locale, '/boite-aux-lettres/modeles/:name', { name })}>{subject}</a>
            <p>
              {name} · {locale}
            </p>
            <details>
              <summary>{t('sampleText')}</summary>
              <p className={styles.text}>{text}</p>
            </details>
          </li>
        ))}
      </ol>
    </Page>
  );
}
