import { listOfficeOffers, type OfferList } from '#board/operators/offers/list-office-offers.ts';
import type { Reference } from '#reference/read-reference.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import { PageLinks } from '../../frame/page-links.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { redirectTo } from '../../request/answers.ts';
import { staffScreen } from '../../request/office-screen.ts';
import { offerAddress } from './offer-address.ts';
import { OfferTable } from './offer-table.tsx';
import { OffersFilters } from './offers-filters.tsx';
import { typedFilters } from './typed-filters.ts';

/** `/bureau/offres`: all offers, with filters. The number of one offer leads to its page. */
export const offersScreen = staffScreen({
  act: 'offer.read',
  async show({ parts: { board }, locale, url: { searchParams: query } }) {
    const t = officeWords(locale, 'offers');
    const [list, reference] = await Promise.all([
      listOfficeOffers(board, typedFilters(query), locale),
      board.reference(),
    ]);
    const [only, ...more] = list.isByNumber ? list.offers : [];
    if (only !== undefined && more.length === 0) return redirectTo(offerAddress(locale, only.id));
    return { title: t('title'), lead: t('lead'), body: <Offers list={list} reference={reference} query={query} /> };
  },
});

/** The parameters of the same search among offers of all states, from its first page. */
function inAllStates(query: URLSearchParams): string {
  const all = new URLSearchParams(query);
  all.delete('after');
  all.set('etat', 'all');
  return all.toString();
}

type Props = { list: OfferList; reference: Reference; query: URLSearchParams };

function Offers({ list: { offers, total, next }, reference, query }: Props) {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  const address = localized(locale, '/bureau/offres');
  const { text, state } = typedFilters(query);
  return (
    <div className={parts.stack}>
      <OffersFilters query={query} reference={reference} />
      {text !== '' && state === 'open' ? (
        <p>
          <a className={parts.tableLink} href={`${address}?${inAllStates(query)}`}>
            {t('inAllStates')}
          </a>
        </p>
      ) : null}
      {total === null || offers.length === 0 ? null : <p>{t('found', { count: total })}</p>}
      {offers.length === 0 ? <p>{t('none')}</p> : <OfferTable offers={offers} reference={reference} />}
      <PageLinks address={address} query={query} next={next} />
    </div>
  );
}
