import type { ReactNode } from 'react';
import { refusedStatus } from '#board/candidates/candidate-status.ts';
import type { CandidateFile } from '#board/operators/people/candidate-file.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';

type Props = { readonly file: CandidateFile; readonly reason: string };

/** What an operator may do with the account. The reason of the viewing is the reason of the act. */
export function CandidateActs({ file, reason }: Props) {
  const t = useTranslations('office.people');
  const isRefused = file.statusId === refusedStatus;
  return (
    <section className={parts.stack}>
      <h2>{t('acts')}</h2>
      <p>{t('actsLead')}</p>
      <Act {...{ file, reason }} name="endSessions" variant="secondary" />
      <Act {...{ file, reason }} name={isRefused ? 'readmit' : 'refuse'} variant="secondary" />
      <Act {...{ file, reason }} name="export" variant="secondary" />
      {file.closedAt === null ? <Act {...{ file, reason }} name="close" variant="danger" /> : null}
      <Act {...{ file, reason }} name="erase" variant="danger">
        <input type="hidden" name="applications" value={file.applications} />
      </Act>
    </section>
  );
}

export type CandidateAct = 'endSessions' | 'readmit' | 'refuse' | 'export' | 'close' | 'erase';

type ActProps = Props & {
  readonly name: CandidateAct;
  readonly variant: ButtonVariant;
  readonly children?: ReactNode;
};

function Act({ file: { oid }, reason, name, variant, children }: ActProps) {
  const t = useTranslations('office.people');
  return (
    <div className={parts.stack}>
      <p id={`${name}-hint`}>{t(`hints.${name}`)}</p>
      <OfficeForm name={name} refused={null} send={t(`sends.${name}`)} variant={variant}>
        <input type="hidden" name="oid" value={oid} />
        <input type="hidden" name="reason" value={reason} />
        {children}
      </OfficeForm>
    </div>
  );
}
