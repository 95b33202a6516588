import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import type { OfferCompany, OfferContact } from '#board/offers/offer-details.ts';
import { Icon } from '#ui/icon.tsx';
import monogram from './company-monogram.module.css';
import styles from './company-panel.module.css';
import { FormattedText } from './formatted-text.tsx';

type Props = { company: OfferCompany; contact: Omit<OfferContact, 'email'> | null };

/** Who offers the mission: its own words, its key figures, and whom it names as contact. */
export function CompanyPanel({ company, contact }: Props) {
  const t = useTranslations('offer');
  return (
    <section className={styles.panel} aria-labelledby="company">
      <div className={styles.head}>
        <CompanyMonogram name={company.name} />
        <div>
          <h2 id="company">{t('company')}</h2>
          <p className={styles.name}>{company.name}</p>
        </div>
      </div>
      {company.presentation ? <FormattedText text={company.presentation} /> : null}
      {company.expertise && !repeats(company) ? <FormattedText text={company.expertise} /> : null}
      <Figures company={company} />
      {contact ? <Contact contact={contact} /> : null}
    </section>
  );
}

/** Many companies begin their presentation with what they do. */
function repeats({ presentation, expertise }: OfferCompany): boolean {
  return plain(presentation).includes(plain(expertise));
}

function plain(text: string | null): string {
  return (text ?? '').toLowerCase().replace(/[\s.]+$/u, '');
}

function Figures({ company }: { company: OfferCompany }) {
  const t = useTranslations('offer');
  const format = useFormats();
  const { turnoverMillions, turnoverYear, employees, countriesCount, volunteersWelcomed, sector, size } = company;
  const turnover = turnoverMillions
    ? t('turnoverValue', { value: format.number(turnoverMillions, { maximumFractionDigits: 1 }) })
    : null;
  const figures = [
    [turnoverYear ? t('turnoverOf', { year: String(turnoverYear) }) : t('turnover'), turnover],
    [t('employees'), employees ? format.number(employees) : null],
    [t('countries'), countriesCount ? format.number(countriesCount) : null],
    [t('volunteers'), volunteersWelcomed ? format.number(volunteersWelcomed) : null],
    [t('sector'), sector?.name ?? null],
    [t('size'), size?.name ?? null],
  ].filter(([, value]) => value !== null);
  if (figures.length === 0) return null;
  return (
    <>
      <h3 className="visually-hidden">{t('companyFigures')}</h3>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Contact({ contact: { civility, firstName, lastName, url } }: { contact: Omit<OfferContact, 'email'> }) {
  const t = useTranslations('offer');
  const name = [civility, firstName, lastName].filter(Boolean).join(' ');
  if (!name && !url) return null;
  return (
    <div className={styles.contact}>
      <h3>{t('contact')}</h3>
      {name ? <p>{name}</p> : null}
      {url ? (
        <a className={styles.site} href={url} rel="noopener nofollow" target="_blank">
          {t('contactSite')}
          <Icon name="external" />
        </a>
      ) : null}
    </div>
  );
}

/** A company without a picture of its own gets its initials. */
function CompanyMonogram({ name }: { name: string }) {
  const words = name.split(/[\s.,&'’/-]+/u).filter((word) => /^[\p{L}\d]/u.test(word));
  const initials = words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');
  return (
    <span className={monogram.monogram} aria-hidden="true">
      {initials.toLocaleUpperCase('fr')}
    </span>
  );
}
