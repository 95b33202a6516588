import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { day, second } from '#durations.ts';
import { retentionRules } from '#board/privacy/retention/rules.ts';
import { absoluteSeconds } from '#identity/relying-party/sessions/session-store.ts';
import { Page } from '#ui/page.tsx';
import { useFormats } from '#words/formats.ts';
import { loadWords } from '#words/load-words.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { useStaticPage } from '#site/parts/page/use-menus.ts';
import styles from './privacy-page.module.css';

export const catalogues = await loadWords('privacy');

export const handle = defineScreen({ hydrate: false, cache: { seconds: 3600, about: [] } });

/** Loads the retention periods from the rules by which the data are deleted. */
export function loader() {
  const sessions = { name: 'sessions', days: (absoluteSeconds * second) / day } as const;
  return { kept: [sessions, ...retentionRules.map(({ name, days }) => ({ name, days }))] };
}

/** `/confidentialite`: the stored data, the purposes and the retention periods. */
export default function PrivacyPage() {
  const t = useTranslations('privacy');
  const { number } = useFormats();
  const contact = useAddress()('/nous-ecrire');
  const write = (words: ReactNode) => <a href={contact}>{words}</a>;
  const { kept } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <PageMeta title={t('title')} description={t('description')} />
      <Explained />
      <h2>{t('kept')}</h2>
      <dl className={styles.kept}>
        {kept.map(({ name, days }) => (
          <div key={name}>
            <dt>
              {t(`rules.${name}.data`)}
              <span>{number(days, { style: 'unit', unit: 'day', unitDisplay: 'long' })}</span>
            </dt>
            <dd>{t(`rules.${name}.why`)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('account')}</dt>
          <dd>{t('accountText')}</dd>
        </div>
      </dl>
      <h2>{t('recruiters')}</h2>
      <p>{t('recruitersText')}</p>
      <h2>{t('staff')}</h2>
      <p>{t('staffText')}</p>
      <h2>{t('cookies')}</h2>
      <p>{t('cookiesText')}</p>
      <h2>{t('contact')}</h2>
      <p>{t.rich('contactText', { write })}</p>
    </Page>
  );
}

/** Links to the editors' page that explains the list, if there is one. */
function Explained() {
  const t = useTranslations('privacy');
  const screen = useAddress()('/confidentialite');
  const page = useStaticPage('privacy');
  const read = (words: ReactNode) => <a href={page}>{words}</a>;
  return page === screen ? null : <p>{t.rich('explained', { read })}</p>;
}
