import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './company-page.module.css';
import type { loader } from './load-company-page.ts';

/** The link to an application without an offer, or the reason why there is none. */
export function SpontaneousSection() {
  const t = useTranslations('companies.company');
  const address = useAddress();
  const { apply, shown } = useLoaderData<typeof loader>();
  const form = address('/entreprises/:id/candidature', { id: String(shown.company.id) });
  const applied = apply.kind === 'alreadyApplied' ? (apply.application?.id ?? null) : null;
  return (
    <section className={styles.section} aria-labelledby="spontaneous">
      <h2 id="spontaneous">{t('spontaneous')}</h2>
      {apply.kind === 'takesNone' ? (
        <p>{t('takesNone')}</p>
      ) : applied === null ? (
        <>
          <p>{t('spontaneousLead')}</p>
          <a className={buttonClass('secondary')} href={form}>
            {t('apply')}
          </a>
        </>
      ) : (
        <>
          <p>{t('applied')}</p>
          <a href={address('/espace-personnel/candidatures/:id', { id: applied })}>{t('follow')}</a>
        </>
      )}
    </section>
  );
}
