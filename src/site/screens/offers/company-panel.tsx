import { useTranslations } from '#words/use-translations.ts';
import type { CompanyFacts } from '#board/offers/details/company-facts.ts';
import type { OfferContact } from '#board/offers/details/offer-details.ts';
import { CompanyLogo } from '#site/parts/companies/company-logo.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { AnyIcon } from '#ui/any-icon.tsx';
import styles from '#site/parts/offers/company-panel.module.css';
import { CompanyFigures, useCompanyFigures } from '#site/parts/offers/company-figures.tsx';
import { OwnWords } from '#site/parts/offers/company-words.tsx';

type Named = Omit<OfferContact, 'email'>;
type Props = { company: CompanyFacts; contact: Named | null };

/**
 * The company of the mission: its own text, its key figures and its contact. If none of them is known, the
 * panel is left out, because name and sector are elsewhere on the page.
 */
export function CompanyPanel({ company, contact }: Props) {
  const t = useTranslations('details');
  const figures = useCompanyFigures(company);
  const person = contact === null ? '' : nameOf(contact);
  const saysMore = company.presentation ?? company.expertise ?? (figures.length > 0 || person || contact?.url);
  const addressOf = useAddress();
  if (!saysMore) return null;
  return (
    <section className={styles.panel} aria-labelledby="company">
      <div className={styles.head}>
        <CompanyLogo name={company.name} logoUrl={company.logoUrl} />
        <div>
          <h2 id="company">{t('company')}</h2>
          <p className={styles.name}>
            <a href={addressOf('/entreprises/:id', { id: String(company.id) })}>{company.name}</a>
          </p>
        </div>
      </div>
      <OwnWords company={company} />
      <CompanyFigures figures={figures} />
      {contact ? <Contact contact={contact} /> : null}
      <p>
        <a className={styles.site} href={addressOf('/entreprises/:id/candidature', { id: String(company.id) })}>
          {t('spontaneous')}
        </a>
      </p>
    </section>
  );
}

function nameOf({ civility, firstName, lastName }: Named): string {
  return [civility, firstName, lastName].filter(Boolean).join(' ');
}

function Contact({ contact }: { contact: Named }) {
  const t = useTranslations('details');
  const { url } = contact;
  const name = nameOf(contact);
  if (!name && !url) return null;
  return (
    <div className={styles.contact}>
      <h3>{t('contact')}</h3>
      {name ? <p>{name}</p> : null}
      {url ? (
        <a className={styles.site} href={url} rel="noopener nofollow" target="_blank">
          {t('contactSite')}
          <AnyIcon name="external" />
        </a>
      ) : null}
    </div>
  );
}
