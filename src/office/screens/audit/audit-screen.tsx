import { auditActors } from '#staff/audit/audit-actors.ts';
import { listRefusedEntries } from '#staff/audit/refused-entries.ts';
import { type AuditPage, searchAudit } from '#staff/audit/search-audit.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { InvalidInput } from '#words/invalid-input.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { formOf } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type Refused, staffScreen } from '../../request/office-screen.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { RefusedEntries } from './refused-entries.tsx';
import { exportActs } from './audit-export.ts';
import { filterNames, typedCriteria } from './typed-criteria.ts';

/** `/bureau/journal`: the acts of staff and programs, newest first. */
export const auditScreen = staffScreen({
  act: 'audit.read',
  async show(request) {
    const t = officeWords(request.locale, 'audit');
    const { board } = request.parts;
    const [found, actors, refused] = await Promise.all([
      search(request),
      auditActors(board.db),
      listRefusedEntries(board),
    ]);
    const query = request.url.searchParams;
    const body = (
      <div className={parts.stack}>
        <AuditFilters query={query} actors={actors} refused={found.refused} />
        <Acts found={found.page} query={query} />
        <RefusedEntries refused={refused} />
      </div>
    );
    return { title: t('title'), lead: t('lead'), body, status: found.refused === null ? 200 : 422 };
  },
  forms: { export: { act: 'audit.export', send: exportActs } },
});

type Found = { readonly page: AuditPage; readonly refused: Refused | null };

async function search({ parts: { board }, actor, url: { searchParams } }: StaffRequest): Promise<Found> {
  try {
    return {
      page: await searchAudit(
        board.db,
        actor,
        typedCriteria((name) => searchParams.get(name) ?? ''),
      ),
      refused: null,
    };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const typed = formOf(Array.from(searchParams));
    const refused = { form: 'filter', fields: error.fields, problem: null, typed };
    return { page: { entries: [], next: null, lookedBackTo: null }, refused };
  }
}

function Acts({ found, query }: { found: AuditPage; query: URLSearchParams }) {
  const t = useTranslations('office.audit');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const at = (after: string) =>
    `${localized(locale, '/bureau/journal')}?${new URLSearchParams({ ...Object.fromEntries(query), after }).toString()}`;
  return (
    <>
      {found.lookedBackTo === null ? null : (
        <p>{t('lookedBackTo', { date: format.dateTime(found.lookedBackTo, { dateStyle: 'long' }) })}</p>
      )}
      {found.entries.length === 0 ? <p>{t('none')}</p> : <AuditTable entries={found.entries} />}
      <div className={parts.actions}>
        {found.next === null ? null : (
          <a className={buttonClass('secondary')} href={at(String(found.next))}>
            {t('older')}
          </a>
        )}
        {query.get('after') ? (
          <a className={buttonClass('secondary')} href={at('')}>
            {t('newest')}
          </a>
        ) : null}
        <Export query={query} />
      </div>
    </>
  );
}

/** The export of the present filters, from the newest act on. */
function Export({ query }: { query: URLSearchParams }) {
  const t = useTranslations('office.audit');
  const locale = useOfficeLocale();
  return (
    <form method="post" action={localized(locale, '/bureau/journal')}>
      <input type="hidden" name="do" value="export" />
      {filterNames.map((name) => (
        <input key={name} type="hidden" name={name} value={name === 'after' ? '' : (query.get(name) ?? '')} />
      ))}
      <Button variant="secondary">{t('export')}</Button>
    </form>
  );
}
