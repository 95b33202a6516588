import { type RollbackReach, rollbackReach, rollBackImport } from '#board/operators/imports/roll-back-import.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd } from '../../request/office-screen.ts';
import { importAddress } from './import-address.ts';
import { rowNumber } from '../../request/row-number.ts';

/** Says first what a rollback would do, with numbers, then does it. */
export async function sendRollBack(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const { parts: given, actor, locale, params } = request;
  const runId = rowNumber(params['id']);
  const reach = await rollbackReach(given.board, runId);
  if (typedText(form, 'confirmed') === 'yes' || reach === null) {
    await rollBackImport(given.board, actor, runId);
    return { redirectTo: importAddress(locale, runId, '?fait=rolledBack') };
  }
  const t = officeWords(locale, 'imports');
  return { page: { title: t('rollBackTitle'), body: <Confirmation runId={runId} reach={reach} /> } };
}

function Confirmation({ runId, reach }: { runId: number; reach: RollbackReach }) {
  const t = useTranslations('office.imports');
  const locale = useOfficeLocale();
  const isRefused = reach.overwritten > 0;
  return (
    <div className={parts.stack}>
      <Notice tone="warning" title={t('rollBackSee')}>
        {isRefused ? (
          <p>{t('rollBackOverwritten', { count: reach.overwritten })}</p>
        ) : (
          <>
            <p>{t('rollBackWhat', { restored: reach.restored, withdrawn: reach.withdrawn })}</p>
            <p>{t('rollBackApplications', { applications: reach.applications })}</p>
            <p>{t('rollBackStays')}</p>
          </>
        )}
      </Notice>
      {isRefused ? null : (
        <OfficeForm name="rollBack" refused={null} send={t('rollBackNow')} variant="danger">
          <input type="hidden" name="confirmed" value="yes" />
        </OfficeForm>
      )}
      <p>
        <a className={parts.tableLink} href={importAddress(locale, runId)}>
          {t('dontRollBack')}
        </a>
      </p>
    </div>
  );
}
