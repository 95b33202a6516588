import { type ReactNode, useContext } from 'react';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Locale } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import type { Offered } from '../../editing/acts/offered-acts.ts';
import parts from '../../frame/parts.module.css';
import { OfficeAddress } from '../../frame/office-address.ts';
import type { ProblemCode } from '../../request/problem-code.ts';
import type { OfferedWork } from './offered-works.ts';
import { NextSteps } from './next-steps.tsx';
import { workField } from './opened-page.ts';
import { whenWords } from './work-words.ts';

/** What happened before the page was shown. */
export type WorkNotice =
  | { readonly kind: 'saved'; readonly document: OfficeDocument; readonly offered: Offered }
  /** Somebody wanted to go on with work that has been saved, thrown away or taken since. */
  | { readonly kind: 'gone' }
  /** The form was not read, because of its files. */
  | { readonly kind: 'refused'; readonly problem: ProblemCode }
  | { readonly kind: 'thrown'; readonly page: string };

type Props = {
  readonly notice: WorkNotice | null;
  readonly works: readonly OfferedWork[];
  readonly now: Date;
  readonly locale: Locale;
};

/** What was done, and the unsaved work that waits. The script adds the work that only this device has. */
export function WorkNotices({ notice, works, now, locale }: Props) {
  const t = useTranslations('office.keeping');
  const problems = useTranslations('office.problems');
  return (
    <>
      {notice?.kind === 'refused' ? <Notice tone="error">{problems(notice.problem)}</Notice> : null}
      {notice?.kind === 'saved' ? <NextSteps {...notice} /> : null}
      {notice?.kind === 'gone' ? <Notice tone="warning">{t('gone')}</Notice> : null}
      {notice?.kind === 'thrown' ? (
        <Notice tone="success" title={t('thrown')}>
          <WorkForm name="resume" page={notice.page}>
            {t('takeBack')}
          </WorkForm>
        </Notice>
      ) : null}
      <div className={parts.stack} data-works="">
        {works.map((work) => (
          <Waiting key={work.page} page={work.page} title={t('waiting', { when: whenWords(locale, work.keptAt, now) })}>
            <Change work={work} />
          </Waiting>
        ))}
      </div>
    </>
  );
}

/** What the script shows for unsaved work that only this device has. */
export function DeviceWork() {
  const t = useTranslations('office.keeping');
  return (
    <template data-device-work="">
      <Waiting page="" title={t('waitingHere', { when: '{when}' })}>
        <p data-rests="">{t('rests', { version: '{version}' })}</p>
      </Waiting>
    </template>
  );
}

/** Says from which version a work is, and which fields it changes. */
function Change({ work: { base, fields } }: { work: OfferedWork }) {
  const t = useTranslations('office.keeping');
  if (fields.length === 0) return null;
  const named = fields.join(', ');
  return (
    <p>{base === null ? t('fills', { fields: named }) : t('changes', { version: String(base), fields: named })}</p>
  );
}

function Waiting({ page, title, children }: { page: string; title: string; children: ReactNode }) {
  const t = useTranslations('office.keeping');
  return (
    <div data-work={page}>
      <Notice tone="warning" title={title}>
        {children}
        <div className={parts.actions}>
          <WorkForm name="resume" page={page}>
            {t('goOn')}
          </WorkForm>
          <WorkForm name="discard" page={page}>
            {t('throw')}
          </WorkForm>
        </div>
      </Notice>
    </div>
  );
}

type FormProps = { readonly name: 'resume' | 'discard'; readonly page: string; readonly children: ReactNode };

function WorkForm({ name, page, children }: FormProps) {
  return (
    <form method="post" action={useContext(OfficeAddress)} data-work-form={name}>
      <input type="hidden" name="do" value={name} />
      <input type="hidden" name={workField} value={page} />
      <Button variant={name === 'resume' ? 'secondary' : 'quiet'}>{children}</Button>
    </form>
  );
}
