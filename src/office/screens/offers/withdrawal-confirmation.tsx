import type { WithdrawalReach } from '#board/operators/offers/withdraw-offer.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { FactList } from '../../frame/fact-list.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { offerAddress } from './offer-address.ts';

type Props = { offerId: number; reason: string; reach: WithdrawalReach };

/** Says what a withdrawal does, and to how many candidates. */
export function WithdrawalConfirmation({ offerId, reason, reach }: Props) {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  return (
    <div className={parts.stack}>
      <Notice tone="warning" title={t('confirmSee')}>
        <p>{t('confirmPage')}</p>
        <p>{t('confirmReach', reach)}</p>
        {reach.applicants + reach.favourites === 0 ? null : <p>{t('confirmTold')}</p>}
        <p>{t('confirmBack')}</p>
      </Notice>
      <FactList facts={[[t('reason'), reason]]} />
      <OfficeForm name="withdraw" refused={null} send={t('confirmSend')} variant="danger">
        <input type="hidden" name="reason" value={reason} />
        <input type="hidden" name="confirmed" value="yes" />
      </OfficeForm>
      <p>
        <a className={parts.tableLink} href={offerAddress(locale, offerId)}>
          {t('dontWithdraw')}
        </a>
      </p>
    </div>
  );
}
