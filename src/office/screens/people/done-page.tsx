import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { CandidateAct } from './candidate-acts.tsx';

type Props = { done: Exclude<CandidateAct, 'export'>; isGone: boolean; oid: string; reason: string };

/** Says what was done with a candidate, and leads back to the file. */
export function DonePage({ done, isGone, oid, reason }: Props) {
  const t = useTranslations('office.people');
  const locale = useOfficeLocale();
  return (
    <div className={parts.stack}>
      <Notice tone="success">{t(`done.${done}`)}</Notice>
      {isGone ? null : (
        <OfficeForm name="read" refused={null} send={t('backToFile')} variant="secondary">
          <input type="hidden" name="find" value={oid} />
          <input type="hidden" name="reason" value={reason} />
        </OfficeForm>
      )}
      <p>
        <a href={localized(locale, '/bureau/personnes')}>{t('another')}</a>
      </p>
    </div>
  );
}
