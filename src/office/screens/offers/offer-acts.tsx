import type { OfficeOffer } from '#board/operators/offers/office-offer.ts';
import { correctionLimits } from '#board/operators/offers/corrected-fields.ts';
import { TextField } from '#ui/text-field.tsx';
import { lastMoment } from '#words/paris-days.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';
import type { Refused } from '../../request/office-screen.ts';

type Props = { offer: OfficeOffer; refused: Refused | null };

const limits = { 'note.tooLong': correctionLimits.note };

/** What may be done with the offer as a whole. */
export function OfferActs({ offer, refused }: Props) {
  const t = useTranslations('office.offers');
  return (
    <section className={parts.stack}>
      <h2>{t('acting')}</h2>
      <Feature offer={offer} refused={refused} />
      {offer.staffWithdrawal === null ? <Withdraw refused={refused} /> : <BringBack refused={refused} />}
    </section>
  );
}

function Feature({ offer: { featuredUntil }, refused }: Props) {
  const t = useTranslations('office.offers');
  const format = useOfficeFormats();
  const labels = { until: t('until') };
  const field = useOfficeField('feature', refused, labels);
  if (featuredUntil !== null)
    return (
      <>
        <h3>{t('featureTitle')}</h3>
        <p>{t('featuredUntil', { date: format.dateTime(lastMoment(featuredUntil), { dateStyle: 'long' }) })}</p>
        <OfficeForm name="stopFeaturing" refused={refused} send={t('unfeature')} variant="secondary" />
      </>
    );
  return (
    <>
      <h3>{t('featureTitle')}</h3>
      <p>{t('featureLead')}</p>
      <OfficeForm name="feature" refused={refused} labels={labels} send={t('featureSend')} variant="secondary">
        <TextField {...field('until')} type="date" hint={t('untilHint')} required />
      </OfficeForm>
    </>
  );
}

function Withdraw({ refused }: Pick<Props, 'refused'>) {
  const t = useTranslations('office.offers');
  const labels = { reason: t('reason') };
  const field = useOfficeField('withdraw', refused, labels, limits);
  return (
    <>
      <h3>{t('withdrawTitle')}</h3>
      <p>{t('withdrawLead')}</p>
      <OfficeForm
        name="withdraw"
        refused={refused}
        labels={labels}
        limits={limits}
        send={t('withdrawSend')}
        variant="secondary"
      >
        <TextField
          {...field('reason')}
          hint={t('reasonHint')}
          autoComplete="off"
          maxLength={limits['note.tooLong']}
          required
        />
      </OfficeForm>
    </>
  );
}

function BringBack({ refused }: Pick<Props, 'refused'>) {
  const t = useTranslations('office.offers');
  return (
    <>
      <h3>{t('bringBackTitle')}</h3>
      <p>{t('bringBackLead')}</p>
      <OfficeForm name="bringBack" refused={refused} send={t('bringBackSend')} variant="secondary" />
    </>
  );
}
