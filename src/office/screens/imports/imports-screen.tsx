import { askImport, longestUpload } from '#board/operators/imports/ask-import.ts';
import { type ImportRun, isImportRunning, lastRuns } from '#board/operators/imports/import-runs.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { filesIn } from '../../request/form-fields.ts';
import type { ImportSchedule } from '../../request/office-parts.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';
import { importAddress } from './import-address.ts';
import { ImportForms } from './import-forms.tsx';
import { RunTable } from './run-table.tsx';

const shownRuns = 50;

/** `/bureau/imports`: the last imports, and the ways to try and to run one. */
export const importsScreen = staffScreen({
  act: 'import.read',
  files: { most: 1, bytes: longestUpload },
  async show({ parts: { board, imports }, locale }, refused) {
    const t = officeWords(locale, 'imports');
    const [runs, isRunning] = await Promise.all([lastRuns(board, shownRuns), isImportRunning(board)]);
    const shown = { runs, isRunning, now: board.now(), schedule: imports, refused };
    return { title: t('title'), lead: t('lead'), body: <Imports {...shown} /> };
  },
  forms: {
    try: { act: 'import.dryRun', send: (request) => ask(request, 'dryRun') },
    tryFile: { act: 'import.dryRun', send: tryFile },
    run: { act: 'import.run', send: (request) => ask(request, 'asked') },
  },
});

async function ask({ parts: { board }, actor, locale }: StaffRequest, kind: 'asked' | 'dryRun'): Promise<FormEnd> {
  return { redirectTo: importAddress(locale, await askImport(board, actor, { kind })) };
}

async function tryFile({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const [file] = filesIn(form, 'file');
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
  const upload = { name: file?.name ?? '', bytes };
  return { redirectTo: importAddress(locale, await askImport(board, actor, { kind: 'dryRun', upload })) };
}

type Props = {
  runs: readonly ImportRun[];
  isRunning: boolean;
  now: Date;
  schedule: ImportSchedule;
  refused: Refused | null;
};

function Imports({ runs, isRunning, now, schedule: { source, every }, refused }: Props) {
  const t = useTranslations('office.imports');
  const locale = useOfficeLocale();
  return (
    <div className={parts.sections}>
      <section className={parts.stack}>
        {runs.length === 0 ? <p>{t('none')}</p> : <RunTable runs={runs} isRunning={isRunning} now={now} />}
        <p>
          <a className={parts.tableLink} href={localized(locale, '/bureau/imports')}>
            {t('refresh')}
          </a>
        </p>
      </section>
      <ImportForms hasSource={source !== null} refused={refused} />
      <section className={parts.stack}>
        <h2>{t('schedule')}</h2>
        <p>{source === null ? t('unscheduled') : t('scheduled', { minutes: every, address: source })}</p>
      </section>
    </div>
  );
}
