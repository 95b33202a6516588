import type { ReactNode } from 'react';
import type { OfficeOffer } from '#board/operators/offers/office-offer.ts';
import { lastMoment } from '#words/paris-days.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { FactList } from '../../frame/fact-list.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';

type Props = { offer: OfficeOffer; names: ReadonlyMap<string, string> };

/** How an offer stands. Applications are a number: nobody sees here who applied. */
export function OfferFacts({ offer, names }: Props) {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const actorName = useActorName();
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'long' });
  const moment = (date: Date) => format.dateTime(date, { dateStyle: 'long', timeStyle: 'short' });
  const { broadcastStart, broadcastEnd, staffWithdrawal: held } = offer;
  const from = day(broadcastStart);
  const facts: (readonly [string, ReactNode])[] = [
    [t('id'), String(offer.id)],
    [
      t('source'),
      offer.operator === null ? t(`sources.${offer.source}`) : t('operatorSource', { name: offer.operator }),
    ],
    ...[offer.externalId ?? offer.externalJobId]
      .filter((id) => id !== null)
      .map((id) => [t('externalId'), id] as const),
    [
      t('online'),
      broadcastEnd === null ? t('periodOpen', { from }) : t('period', { from, to: day(lastMoment(broadcastEnd)) }),
    ],
    ...(offer.withdrawnAt === null ? [] : [[t('withdrawnOn'), moment(offer.withdrawnAt)] as const]),
    [t('applications'), format.number(offer.applications)],
    [t('favourites'), format.number(offer.favourites)],
    [t('views'), format.number(offer.views)],
    [t('updated'), moment(offer.updatedAt)],
  ];
  return (
    <>
      {held === null ? null : (
        <p>
          {t('withdrawnByStaffOn', {
            at: moment(held.at),
            by: actorName(held.by, names.get(held.by)),
            reason: held.reason,
          })}
        </p>
      )}
      <FactList facts={facts} />
      {offer.state === 'open' ? (
        <p>
          <a className={parts.tableLink} href={localized(locale, `/offres/${offer.id}`)}>
            {t('seeOnSite')}
          </a>
        </p>
      ) : null}
    </>
  );
}
