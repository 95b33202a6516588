import { nearCompanies } from '#board/operators/companies/near-companies.ts';
import { readCompanyLogo } from '#board/operators/companies/read-company-logo.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { OfficePage, Refused } from '../../request/office-screen.ts';
import { CompanyFactList } from './company-fact-list.tsx';
import { CompanyFieldsForm } from './company-fields-form.tsx';
import { CompanyLogoSection } from './company-logo-section.tsx';
import { CompanyMerges, NearCompanies } from './company-merges.tsx';
import { CompanyNames } from './company-names.tsx';
import { companyAt } from './company-places.ts';
import { Corrections } from './corrections.tsx';
import { logoSaid } from './logo-said.tsx';

const done = ['saved', 'dropped', 'named', 'unnamed', 'merged', 'unmerged'] as const;

/**
 * The page of a company: its logo, names, fields and merges.
 * @param refusedLogo words for an uploaded file that is no logo
 */
export async function companyPage(
  request: StaffRequest,
  refused: Refused | null,
  refusedLogo: string | null = null,
): Promise<OfficePage | null> {
  const { parts: given, locale, url } = request;
  const company = await companyAt(request);
  if (company === null) return null;
  const [near, reference, logo] = await Promise.all([
    company.survivor === null ? nearCompanies(given.board, company.id) : [],
    given.board.reference(),
    readCompanyLogo(given.board, company.id),
  ]);
  const members = await actorNames(given.board, [
    ...company.merges.map(({ mergedBy }) => mergedBy),
    logo.own?.setBy ?? null,
  ]);
  const options = (labels: ReadonlyMap<number, { readonly fr: string; readonly en: string }>) =>
    [...labels].map(([id, label]) => ({ value: String(id), label: label[locale] }));
  const choices = { sector_id: options(reference.sectors), size_id: options(reference.companySizes) };
  const said = done.find((name) => name === url.searchParams.get('fait')) ?? null;
  const t = officeWords(locale, 'companies');
  return {
    title: company.fields.name,
    lead: t('company'),
    status: refusedLogo === null ? 200 : 422,
    body: (
      <div className={parts.stack}>
        <Said said={said} refused={refused} />
        <CompanyFactList company={company} />
        <CompanyLogoSection logo={logo} members={members} said={logoSaid(request, refused, refusedLogo)} />
        <NearCompanies company={company} near={near} />
        <CompanyMerges company={company} members={members} />
        <Corrections company={company} choices={choices} />
        <CompanyFieldsForm company={company} choices={choices} refused={refused} />
        <CompanyNames company={company} refused={refused} />
        <Back />
      </div>
    ),
  };
}

/** Forms whose problem stands at the top of the page, because the form itself may be gone. */
const formsInRows = new Set(['drop', 'removeName', 'undo']);

function Said({ said, refused }: { said: (typeof done)[number] | null; refused: Refused | null }) {
  const t = useTranslations('office');
  if (refused?.problem && formsInRows.has(refused.form))
    return <Notice tone="error">{t(`problems.${refused.problem}`)}</Notice>;
  return said === null || refused !== null ? null : <Notice tone="success">{t(`companies.done.${said}`)}</Notice>;
}

function Back() {
  const t = useTranslations('office.companies');
  return (
    <p>
      <a href={localized(useOfficeLocale(), '/bureau/entreprises')}>{t('back')}</a>
    </p>
  );
}
