import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import { useLocale } from '#words/use-locale.ts';
import type { WithheldFacts } from '#board/companies/withheld-facts.ts';
import { DescribedThing } from '#site/parts/structured-data/described-thing.tsx';
import { DocumentPicture } from '#site/parts/documents/document-picture.tsx';
import { SliceZone } from '#site/slices/slice-zone.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { HiddenCompanyNote, HideCompanyForm } from '#site/parts/hiding/hidden-note.tsx';
import { LoginDialog } from '#site/parts/sign-in/login-dialog.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { usePublicOrigin } from '#site/request/root-data.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { CompanyHero } from './company-hero.tsx';
import styles from './company-page.module.css';
import { CompanyProfile } from './company-profile.tsx';
import { CompanyOffers } from './latest-offers.tsx';
import { RecruitsIn } from './recruits-in.tsx';
import { SpontaneousSection } from './spontaneous-section.tsx';
import type { loader } from './load-company-page.ts';

export const catalogues = await loadWords(
  'companies',
  'content',
  'details',
  'hiding',
  'home',
  'login',
  'map',
  'offer',
  'offers',
  'share',
  'shell',
);

export const handle = defineScreen({
  picture: true,
  hydrate: false,
  cache: { seconds: 60, about: ['offers', 'reference', 'content'] },
});

export { loader } from './load-company-page.ts';

/** `/entreprises/{id}`: a summary for visitors, the whole page for signed-in viewers. */
export default function CompanyPage() {
  const { shown, withheld, edited, hidden } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <CompanyMeta />
      <CompanyHero>{hidden === false ? <HideCompanyForm id={shown.company.id} /> : null}</CompanyHero>
      {hidden ? <HiddenCompanyNote company={shown.company} /> : null}
      {shown.whole ? <CompanyProfile company={shown.company} /> : null}
      {withheld ? <CompanyGate withheld={withheld} /> : null}
      {edited ? (
        <div className={styles.edited}>
          <SliceZone slices={edited.body} loaded={edited.loaded} />
          <DocumentPicture field={edited.image} sizes="(width < 1200px) 100vw, 75rem" className={styles.picture} />
        </div>
      ) : null}
      <CompanyOffers />
      {shown.whole ? (
        <>
          <RecruitsIn />
          <SpontaneousSection />
        </>
      ) : null}
      <ReportLink />
    </div>
  );
}

function ReportLink() {
  const t = useTranslations('companies.company');
  const { id } = useLoaderData<typeof loader>().shown.company;
  return (
    <p>
      <a href={`${useAddress()('/signaler')}?entreprise=${id}`} rel="nofollow">
        {t('report')}
      </a>
    </p>
  );
}

/** The summary for visitors, then what an account adds, the sign-in methods, and a link back. */
function CompanyGate({ withheld }: { withheld: WithheldFacts }) {
  const t = useTranslations('companies.company');
  const address = useAddress();
  const { company } = useLoaderData<typeof loader>().shown;
  const foreign = company.openingLanguage === useLocale() ? null : company.openingLanguage;
  return (
    <div className={styles.gate}>
      {company.openingLines ? (
        <section className={styles.section} aria-labelledby="about">
          <h2 id="about">{t('about')}</h2>
          {foreign ? <p className={styles.language}>{t(`writtenIn.${foreign}`)}</p> : null}
          <p className={styles.opening} lang={foreign ?? undefined}>
            {company.openingLines}
          </p>
        </section>
      ) : null}
      <LoginDialog
        message={t(`gate.${withheld}`)}
        redirect={address('/entreprises/:id', { id: String(company.id) })}
        required
        panel
      >
        <a className={styles.leave} href={address('/entreprises')}>
          {t('gateLeave')}
        </a>
      </LoginDialog>
    </div>
  );
}

function CompanyMeta() {
  const t = useTranslations('companies.company');
  const { company } = useLoaderData<typeof loader>().shown;
  const { name, offers, openingLines } = company;
  const address = useAddress();
  const url = usePublicOrigin() + address('/entreprises/:id', { id: String(company.id) });
  const all = { name: useTranslations('companies')('title'), to: address('/entreprises') };
  return (
    <>
      <PageMeta
        title={t('metaTitle', { name })}
        description={t('metaDescription', { name, count: offers, opening: openingLines }).trim()}
        above={[all]}
      />
      <DescribedThing
        thing={{ '@type': 'Organization', name, url, ...(openingLines && { description: openingLines }) }}
      />
    </>
  );
}
