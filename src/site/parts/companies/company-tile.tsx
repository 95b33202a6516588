import { useFormats } from '#words/formats.ts';
import { useTranslations } from '#words/use-translations.ts';
import { largeCompany } from '#reference/large-company.ts';
import { Counted } from '#ui/counted.tsx';
import type { CompanyCard as ShownCompany } from '#board/companies/search-companies.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { DottedList } from '#ui/dotted-list.tsx';
import styles from './company-tile.module.css';
import { CompanyLogo } from './company-logo.tsx';

type Props = {
  company: ShownCompany;
  headingLevel: 2 | 3;
  /** True if the page is about one country; the tile then counts only the offers in this country. */
  there?: boolean;
};

/** A company in a list: the whole tile is one link. */
export function CompanyTile({ company, headingLevel, there = false }: Props) {
  const t = useTranslations('companies');
  const format = useFormats();
  const address = useAddress()('/entreprises/:id', { id: String(company.id) });
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} id={`entreprise-${company.id}`}>
      <CompanyLogo name={company.name} logoUrl={company.logoUrl} inList />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a className={styles.link} href={address}>
            {company.name}
          </a>
        </Heading>
        <DottedList className={styles.facts}>
          {company.sector ? <li>{company.sector.name}</li> : null}
          {company.size && company.size.id !== largeCompany ? <li>{company.size.name}</li> : null}
        </DottedList>
        {company.offers === 0 ? <p className={styles.none}>{t('offers', { count: 0 })}</p> : null}
      </div>
      {company.offers === 0 ? null : (
        <Counted
          className={styles.count}
          shown={format.count(company.offers)}
          words={t(there ? 'offersThere' : 'offers', { count: company.offers })}
        />
      )}
    </article>
  );
}
