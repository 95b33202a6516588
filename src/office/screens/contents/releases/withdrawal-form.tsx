import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import type { ListedRelease } from '#content/repository/answers/listing/list-releases.ts';
import { maxReasonLength } from '#staff/members/member-input.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../../frame/office-form.tsx';
import parts from '../../../frame/parts.module.css';
import { typedText } from '../../../request/form-fields.ts';
import type { Refused } from '../../../request/office-screen.ts';

type Props = { release: ListedRelease; document: ListedDocument; refused: Refused | null };

/** Lets a release take a document off the site instead of publishing it, for a reason. */
export function WithdrawalForm({ release: { revision }, document: { id }, refused }: Props) {
  const t = useTranslations('office.releases');
  const own = refused?.form === 'withdraw' && typedText(refused.typed, 'document') === id ? refused : null;
  const labels = { reason: t('reason') };
  const field = useOfficeField('withdraw', own, labels)('reason');
  return (
    <details className={parts.disclosure} open={own !== null}>
      <summary>{t('withdraw')}</summary>
      <OfficeForm name="withdraw" refused={own} labels={labels} send={t('withdrawSend')} variant="secondary">
        <input type="hidden" name="seen" value={revision} />
        <input type="hidden" name="document" value={id} />
        <TextField
          {...field}
          id={own === null ? `reason-${id}` : field.id}
          autoComplete="off"
          maxLength={maxReasonLength}
          required
        />
      </OfficeForm>
    </details>
  );
}
