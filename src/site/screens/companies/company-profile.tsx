import { useTranslations } from '#words/use-translations.ts';
import type { CompanyFacts } from '#board/offers/details/company-facts.ts';
import type { Locale } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import { CompanyFigures, useCompanyFigures } from '#site/parts/offers/company-figures.tsx';
import { OwnWords } from '#site/parts/offers/company-words.tsx';
import styles from './company-page.module.css';

/** The company's own texts and its figures; unknown facts are left out. */
export function CompanyProfile({ company }: { company: CompanyFacts }) {
  const t = useTranslations('companies.company');
  const locale = useLocale();
  const figures = useCompanyFigures(company);
  const words = company.presentation ?? company.expertise;
  const note = (language: Locale) =>
    language === locale ? null : <p className={styles.language}>{t(`writtenIn.${language}`)}</p>;
  if (words === null && figures.length === 0) return null;
  return (
    <div className={styles.profile} data-both={(words !== null && figures.length > 0) || undefined}>
      {words === null ? null : (
        <section className={styles.section} aria-labelledby="about">
          <h2 id="about">{t('about')}</h2>
          {note(words.language)}
          <OwnWords company={company} note={note} />
        </section>
      )}
      {figures.length === 0 ? null : (
        <section className={styles.figures} aria-labelledby="figures">
          <h2 id="figures">{t('figures')}</h2>
          <CompanyFigures figures={figures} titled={false} />
        </section>
      )}
    </div>
  );
}
