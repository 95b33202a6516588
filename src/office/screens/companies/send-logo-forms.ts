import { CompanyChanged } from '#board/operators/companies/company-errors.ts';
import { bringLogoBack, removeLogo, type SeenLogo, setLogo } from '#board/operators/companies/company-logo.ts';
import { checkUpload, type RefusedUpload } from '#content/repository/media/check-upload.ts';
import { officeWords } from '../../frame/office-words.ts';
import { filesIn, typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, StaffScreen } from '../../request/office-screen.ts';
import { rowNumber } from '../../request/row-number.ts';
import { companyPage } from './company-page.tsx';
import { backToCompany, companyIdIn } from './company-places.ts';
import { logoNumbers, storedLogo } from './logo-upload.ts';

/** @throws CompanyChanged if the address names no company */
function asked(request: StaffRequest, form: FormData): SeenLogo {
  const seen = typedText(form, 'seen');
  return { id: companyIdIn(request), seen: seen === '' ? null : rowNumber(seen) };
}

async function set(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const company = asked(request, form);
  const [file] = filesIn(form, 'files');
  if (file === undefined) return refused(request, officeWords(request.locale, 'companies')('logo.choose'));
  const checked = await checkUpload(Buffer.from(await file.arrayBuffer()), storedLogo);
  if (typeof checked === 'string') return refused(request, wordsFor(request, checked));
  const { picture, bytes } = checked;
  await setLogo(request.parts.board, request.actor, company, { ...picture, bytes });
  return backToCompany(request, company.id, 'logoSet', '#logo');
}

const wordsFor = ({ locale }: StaffRequest, why: RefusedUpload): string =>
  why === 'tooLarge'
    ? officeWords(locale, 'companies')('logo.tooLarge', logoNumbers)
    : officeWords(locale, 'images')(`refused.${why}`, logoNumbers);

/** @throws CompanyChanged if the company is gone */
async function refused(request: StaffRequest, words: string): Promise<FormEnd> {
  const page = await companyPage(request, null, words);
  if (page === null) throw new CompanyChanged('the company is gone');
  return { page };
}

async function remove(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const company = asked(request, form);
  await removeLogo(request.parts.board, request.actor, company);
  return backToCompany(request, company.id, 'logoRemoved', '#logo');
}

async function bringBack(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const company = asked(request, form);
  await bringLogoBack(request.parts.board, request.actor, company, rowNumber(typedText(form, 'logo')));
  return backToCompany(request, company.id, 'logoBack', '#logo');
}

/** Forms of the logo of a company. */
export const logoForms: StaffScreen['forms'] = {
  setLogo: { act: 'company.logo', send: set },
  removeLogo: { act: 'company.logo', send: remove },
  bringLogoBack: { act: 'company.logo', send: bringBack },
};
