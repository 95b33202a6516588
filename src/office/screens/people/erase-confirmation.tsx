import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';

type Props = {
  oid: string;
  reason: string;
  applications: number;
  address: string;
  refused: 'field.invalid' | null;
};

/** Says what an erasure takes away, and asks for the address of the candidate. */
export function EraseConfirmation({ oid, reason, applications, address, refused }: Props) {
  const t = useTranslations('office.people');
  const locale = useOfficeLocale();
  const labels = { address: t('typedAddress') };
  const typed = new FormData();
  typed.append('address', address);
  const shown = refused === null ? null : { form: 'erase', fields: { address: refused }, problem: null, typed };
  const field = useOfficeField('erase', shown, labels);
  return (
    <div className={parts.stack}>
      <Notice tone="warning" title={t('eraseSee')}>
        <p>{t('eraseWhat', { applications })}</p>
        <p>{t('eraseForGood')}</p>
      </Notice>
      <OfficeForm name="erase" refused={shown} labels={labels} send={t('sends.eraseNow')} variant="danger">
        <input type="hidden" name="oid" value={oid} />
        <input type="hidden" name="reason" value={reason} />
        <input type="hidden" name="applications" value={applications} />
        <input type="hidden" name="confirmed" value="yes" />
        <TextField {...field('address')} type="email" autoComplete="off" maxLength={254} required />
      </OfficeForm>
      <p>
        <a href={localized(locale, '/bureau/personnes')}>{t('dontErase')}</a>
      </p>
    </div>
  );
}
