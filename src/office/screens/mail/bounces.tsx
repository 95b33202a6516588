import { countStopped, type StoppedAddresses, stoppedLimits } from '#board/operators/letters/stop-addresses.ts';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, Refused } from '../../request/office-screen.ts';

/** Asks for the addresses that a mail provider reports. */
export function BounceForm({ refused }: { refused: Refused | null }) {
  const t = useTranslations('office.mail');
  const labels = { addresses: t('addresses') };
  const field = useOfficeField('check', refused, labels);
  return (
    <section className={parts.stack}>
      <h2>{t('bouncesTitle')}</h2>
      <p>{t('bouncesLead')}</p>
      <OfficeForm name="check" refused={refused} labels={labels} send={t('check')} variant="secondary">
        <TextAreaField
          {...field('addresses')}
          hint={t('addressesHint', { most: stoppedLimits.addresses })}
          rows={6}
          maxLength={stoppedLimits.characters}
          autoComplete="off"
          spellCheck={false}
          required
        />
      </OfficeForm>
    </section>
  );
}

/** Shows what stopping the addresses would do, with numbers. */
export async function checkBounces({ parts: { board }, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const addresses = typedText(form, 'addresses');
  const stopped = await countStopped(board, addresses);
  const t = officeWords(locale, 'mail');
  return { page: { title: t('stopTitle'), body: <Confirmation stopped={stopped} addresses={addresses} /> } };
}

function Confirmation({ stopped, addresses }: { stopped: StoppedAddresses; addresses: string }) {
  const t = useTranslations('office.mail');
  const locale = useOfficeLocale();
  return (
    <div className={parts.stack}>
      <Notice tone="warning" title={t('stopWhat', { count: stopped.addresses })}>
        <ul>
          <li>{t('stopAlerts', { count: stopped.alerts })}</li>
          <li>{t('stopNewsletters', { count: stopped.newsletters })}</li>
        </ul>
        <p>{t('stopBack')}</p>
      </Notice>
      <OfficeForm name="stop" refused={null} send={t('stop', { count: stopped.addresses })} variant="danger">
        <input type="hidden" name="addresses" value={addresses} />
      </OfficeForm>
      <p>
        <a href={localized(locale, '/bureau/envois')}>{t('dontStop')}</a>
      </p>
    </div>
  );
}
