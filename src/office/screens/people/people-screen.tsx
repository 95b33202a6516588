import { candidateReadLimits } from '#board/operators/people/candidate-read-limits.ts';
import { type FoundCandidate, readCandidateFile } from '#board/operators/people/read-candidate-file.ts';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';
import { CandidateActs } from './candidate-acts.tsx';
import { FileFacts } from './file-facts.tsx';
import { candidateForms } from './send-candidate-forms.tsx';

/** `/bureau/personnes`: finds a candidate. Only the answer shows the file: each viewing has a reason. */
export const peopleScreen = staffScreen({
  act: 'candidate.read',
  async show({ locale }, refused) {
    const t = officeWords(locale, 'people');
    return { title: t('title'), lead: t('lead'), body: <Question refused={refused} find="" reason="" /> };
  },
  forms: { read: { act: 'candidate.read', send: read }, ...candidateForms },
});

async function read({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const find = typedText(form, 'find');
  const reason = typedText(form, 'reason');
  const found = await readCandidateFile(board, actor, { find, reason });
  const t = officeWords(locale, 'people');
  const name = found.found === 'one' ? `${found.file.firstName} ${found.file.lastName}`.trim() : t('title');
  return { page: { title: name === '' ? t('file') : name, body: <Found found={found} find={find} reason={reason} /> } };
}

const limits = {
  'note.tooLong': candidateReadLimits.longestReason,
  'field.check': candidateReadLimits.shortestReason,
} as const;

type Asked = { readonly find: string; readonly reason: string };

function Question({ refused, find, reason }: Asked & { refused: Refused | null }) {
  const t = useTranslations('office.people');
  const labels = { find: t('find'), reason: t('reason') };
  const field = useOfficeField('read', refused, labels, limits);
  return (
    <div className={parts.stack}>
      <Notice tone="info">{t('logged')}</Notice>
      <OfficeForm name="read" refused={refused} labels={labels} limits={limits} send={t('search')}>
        <TextField {...field('find', find)} autoComplete="off" maxLength={candidateReadLimits.find} required />
        <TextField
          {...field('reason', reason)}
          error={refused?.fields['reason'] === 'field.invalid' ? t('personalReason') : field('reason').error}
          hint={t('reasonHint')}
          autoComplete="off"
          maxLength={candidateReadLimits.longestReason}
          required
        />
      </OfficeForm>
    </div>
  );
}

function Found({ found, find, reason }: Asked & { found: FoundCandidate }) {
  const t = useTranslations('office.people');
  return (
    <div className={parts.stack}>
      {found.found === 'nobody' ? (
        <Notice tone="warning" title={t('nobody')}>
          <p>{t('nobodyText')}</p>
        </Notice>
      ) : null}
      {found.found === 'several' ? <Several oids={found.oids} /> : null}
      {found.found === 'one' ? <FileFacts file={found.file} /> : null}
      {found.found === 'one' ? <CandidateActs file={found.file} reason={reason} /> : null}
      <h2>{t('another')}</h2>
      {/* Another candidate needs a reason of their own; a mistyped address has the same. */}
      {found.found === 'one' ? (
        <Question refused={null} find="" reason="" />
      ) : (
        <Question refused={null} find={find} reason={reason} />
      )}
    </div>
  );
}

function Several({ oids }: { oids: readonly string[] }) {
  const t = useTranslations('office.people');
  return (
    <Notice tone="warning" title={t('several')}>
      <ul>
        {oids.map((oid) => (
          <li key={oid}>
            <code>{oid}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
