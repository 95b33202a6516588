import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import type { CompanyFacts } from '#board/offers/details/company-facts.ts';
import styles from './company-panel.module.css';

type Figure = { readonly name: string; readonly value: string; readonly inWords?: true };

/** Returns the company's figures, and its sector if there is at least one figure. */
export function useCompanyFigures(company: CompanyFacts): readonly Figure[] {
  const t = useTranslations('details');
  const format = useFormats();
  const { turnoverMillions, turnoverYear, employees, countriesCount, volunteersWelcomed, sector, size } = company;
  const count = (value: number | null) => (value ? format.number(value) : null);
  const turnover = turnoverMillions
    ? t('turnoverValue', { value: format.number(turnoverMillions, { maximumFractionDigits: 1 }) })
    : null;
  const figures = [
    { name: turnoverYear ? t('turnoverOf', { year: String(turnoverYear) }) : t('turnover'), value: turnover },
    { name: t('employees'), value: count(employees) },
    { name: t('countries'), value: count(countriesCount) },
    { name: t('volunteers'), value: count(volunteersWelcomed) },
    { name: t('size'), value: size?.name ?? null, inWords: true as const },
  ].flatMap(({ value, ...figure }) => (value === null ? [] : [{ ...figure, value }]));
  return figures.length > 0 && sector
    ? [...figures, { name: t('sector'), value: sector.name, inWords: true }]
    : figures;
}

type Props = {
  figures: readonly Figure[];
  /** False if the page already has a title above the figures. */
  titled?: boolean;
};

export function CompanyFigures({ figures, titled = true }: Props) {
  const t = useTranslations('details');
  if (figures.length === 0) return null;
  return (
    <>
      {titled ? <h3 className="visually-hidden">{t('companyFigures')}</h3> : null}
      <dl className={styles.figures}>
        {figures.map(({ name, value, inWords }) => (
          <div key={name} data-words={inWords}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
