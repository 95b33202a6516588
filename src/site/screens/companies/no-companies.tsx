import { useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Card } from '#ui/card.tsx';
import { linkParameters } from '#site/parts/search-links/linked-search.ts';
import { useAddress } from '#site/routing/addresses.ts';
import box from '#site/screens/search/no-offers.module.css';
import ways from '#site/screens/search/ways.module.css';
import type { presentCompanySearch } from './present-company-search.ts';

type Props = Pick<Awaited<ReturnType<typeof presentCompanySearch>>, 'ways' | 'criteria'>;

/** Proposes wider searches if a company search found nothing. */
export function NoCompanies({ ways: wider, criteria: { text } }: Props) {
  const t = useTranslations('companies');
  const { pathname } = useLocation();
  const offers = useAddress()('/offres/recherche');
  return (
    <Card className={box.box}>
      <p>{t('search.noneLead')}</p>
      <ul className={ways.ways}>
        {wider.map(({ name, search, total }) => (
          <li key={name}>
            <a href={pathname + search}>{t(`search.without.${name}`, { label: text })}</a>{' '}
            <span className={ways.count}>{t('count', { count: total })}</span>
          </li>
        ))}
        {text === '' ? null : (
          <li>
            <a href={`${offers}?${new URLSearchParams({ [linkParameters.query]: text })}`}>
              {t('search.offersFor', { text })}
            </a>
          </li>
        )}
        <li>
          <a href={pathname}>{t('search.reset')}</a>
        </li>
      </ul>
    </Card>
  );
}
