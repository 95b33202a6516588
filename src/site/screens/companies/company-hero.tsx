import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { DottedList } from '#ui/dotted-list.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { usePublicOrigin } from '#site/request/root-data.ts';
import { Share } from '#site/parts/page/share.tsx';
import { CompanyBreadcrumb } from './company-breadcrumb.tsx';
import styles from './company-hero.module.css';
import { CompanyLogo } from '#site/parts/companies/company-logo.tsx';
import type { loader } from './load-company-page.ts';

/** The company's name, the number and places of its offers, and the actions, with `children` among them. */
export function CompanyHero({ children }: { children?: ReactNode }) {
  const t = useTranslations('companies');
  const address = useAddress();
  const { shown, sameSector } = useLoaderData<typeof loader>();
  const { name, logoUrl, sector, size, offers, countries } = shown.company;
  const found = address('/entreprises/recherche');
  return (
    <header className={styles.hero}>
      <CompanyBreadcrumb name={name} />
      <div className={styles.sheet}>
        <CompanyLogo name={name} logoUrl={logoUrl} />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <DottedList className={styles.facts}>
            {sector ? (
              <li>
                <a href={found + sameSector}>{sector.name}</a>
              </li>
            ) : null}
            {size ? <li>{size.name}</li> : null}
            <li>{t('offers', { count: offers })}</li>
            {countries.length > 0 ? <li>{t('company.countries', { count: countries.length })}</li> : null}
          </DottedList>
        </div>
        <Actions>{children}</Actions>
      </div>
    </header>
  );
}

function Actions({ children }: { children: ReactNode }) {
  const t = useTranslations('companies');
  const address = useAddress();
  const origin = usePublicOrigin();
  const { shown, search, apply, hidden } = useLoaderData<typeof loader>();
  const { id, name, offers } = shown.company;
  return (
    <div className={styles.actions}>
      {offers > 0 && !hidden ? (
        <a className={buttonClass('primary')} href={address('/offres/recherche') + search}>
          {t('company.allOffers', { count: offers })}
          <Icon name="arrow-right" />
        </a>
      ) : null}
      {apply.kind === 'form' || apply.kind === 'refused' ? (
        <a
          className={buttonClass('secondary')}
          href={address('/entreprises/:id/candidature', { id: String(id) })}
          rel="nofollow"
        >
          {t('company.spontaneous')}
        </a>
      ) : null}
      {children}
      <Share
        address={origin + address('/entreprises/:id', { id: String(id) })}
        subject={t('company.mailSubject', { name })}
      />
    </div>
  );
}
