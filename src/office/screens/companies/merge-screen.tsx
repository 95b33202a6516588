import { companyIdOf } from '#board/companies/company-id.ts';
import { CompanyChanged } from '#board/operators/companies/company-errors.ts';
import { listOfficeCompanies } from '#board/operators/companies/list-office-companies.ts';
import { mergeCompanies } from '#board/operators/companies/merge-companies.ts';
import { mergeEffects } from '#board/operators/companies/merge-effects.ts';
import { readOfficeCompany } from '#board/operators/companies/read-office-company.ts';
import { officeWords } from '../../frame/office-words.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type OfficePage, type Refused, staffScreen } from '../../request/office-screen.ts';
import { companyAddress, companyAt } from './company-places.ts';
import { ChooseOther, MergeConfirmation } from './merge-page.tsx';

/** `/bureau/entreprises/:id/fusion`: chooses the other company, then says what a merge will do. */
export const mergeScreen = staffScreen({
  act: 'company.merge',
  show: page,
  forms: { merge: { act: 'company.merge', send: merge } },
});

async function page(request: StaffRequest, refused: Refused | null): Promise<OfficePage | null> {
  const { parts: given, locale, url } = request;
  const t = officeWords(locale, 'companies');
  const company = await companyAt(request);
  if (company === null || company.survivor !== null) return null;
  const otherId = companyIdOf(url.searchParams.get('avec') ?? '');
  const other = otherId === null || otherId === company.id ? null : await readOfficeCompany(given.board, otherId);
  const title = t('mergeTitle', { name: company.fields.name });
  if (other === null || other.survivor !== null) {
    const text = url.searchParams.get('texte') ?? '';
    const { companies } = text === '' ? { companies: [] } : await listOfficeCompanies(given.board, { text });
    const others = companies.filter(({ id }) => id !== company.id);
    return { title, lead: t('chooseLead'), body: <ChooseOther company={company} text={text} others={others} /> };
  }
  const staying = url.searchParams.get('reste') ?? (other.openOffers > company.openOffers ? 'autre' : '');
  const keepsOther = staying === 'autre';
  const [survivor, former] = keepsOther ? [other, company] : [company, other];
  const effects = await mergeEffects(given.board, former.id);
  return { title, body: <MergeConfirmation {...{ company, survivor, former, effects, refused }} /> };
}

async function merge({ parts: given, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const [survivorId, formerId] = [companyIdOf(typedText(form, 'survivor')), companyIdOf(typedText(form, 'former'))];
  if (survivorId === null || formerId === null) throw new CompanyChanged('the form names no companies');
  await mergeCompanies(given.board, actor, { survivorId, formerId });
  return { redirectTo: `${companyAddress(locale, survivorId)}?fait=merged` };
}
