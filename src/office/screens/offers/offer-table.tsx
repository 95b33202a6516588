import type { ListedOffer } from '#board/operators/offers/list-office-offers.ts';
import type { Reference } from '#reference/read-reference.ts';
import { Tag } from '#ui/tag.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { offerAddress } from './offer-address.ts';

type Props = { offers: readonly ListedOffer[]; reference: Reference };

export function OfferTable({ offers, reference }: Props) {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const columns = [t('offer'), t('companyName'), t('place'), t('standingColumn'), t('since')];
  const rows = offers.map((offer) => ({
    key: String(offer.id),
    cells: [
      <a key="offer" className={parts.tableLink} href={offerAddress(locale, offer.id)}>
        {`${offer.title} (${offer.reference})`}
      </a>,
      offer.companyName,
      [offer.city, reference.countries.get(offer.countryId)?.[locale]].filter(Boolean).join(', '),
      <StandingTags key="state" offer={offer} />,
      <time key="since" dateTime={offer.broadcastStart.toISOString()}>
        {format.dateTime(offer.broadcastStart, { dateStyle: 'medium' })}
      </time>,
    ],
  }));
  return <DataTable caption={t('list')} columns={columns} rows={rows} />;
}

type Standing = Pick<ListedOffer, 'state' | 'isCorrected' | 'isWithdrawnByStaff' | 'isFeatured'>;

/** How an offer stands, as tags. */
export function StandingTags({ offer }: { offer: Standing }) {
  const t = useTranslations('office.offers');
  const tone = offer.state === 'open' ? 'sea' : 'plain';
  return (
    <div className={parts.actions}>
      <Tag tone={tone}>{offer.isWithdrawnByStaff ? t('staffWithdrawn') : t(`standing.${offer.state}`)}</Tag>
      {offer.isFeatured ? <Tag tone="coral">{t('featured')}</Tag> : null}
      {offer.isCorrected ? <Tag>{t('corrected')}</Tag> : null}
    </div>
  );
}
