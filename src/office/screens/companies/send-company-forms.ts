import { companyIdOf } from '#board/companies/company-id.ts';
import { type CompanyField, companyFieldNamed } from '#board/operators/companies/company-fields.ts';
import { CannotUndoMerge, CompanyChanged } from '#board/operators/companies/company-errors.ts';
import { correctCompany, dropCorrection } from '#board/operators/companies/correct-company.ts';
import { addCompanyName, removeCompanyName } from '#board/operators/companies/name-company.ts';
import { undoMerge } from '#board/operators/companies/undo-merge.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, StaffScreen } from '../../request/office-screen.ts';
import { backToCompany, companyIdIn } from './company-places.ts';

async function correct(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const id = companyIdIn(request);
  const field = (name: CompanyField) => typedText(form, name);
  const fields = {
    name: field('name'),
    presentation: field('presentation'),
    presentation_en: field('presentation_en'),
    expertise: field('expertise'),
    sector_id: field('sector_id'),
    size_id: field('size_id'),
    turnover_millions: field('turnover_millions'),
    turnover_year: field('turnover_year'),
    employees: field('employees'),
    countries_count: field('countries_count'),
    volunteers_welcomed: field('volunteers_welcomed'),
  };
  await correctCompany(request.parts.board, request.actor, { id, seen: typedText(form, 'seen'), fields });
  return backToCompany(request, id, 'saved');
}

async function drop(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const [id, field] = [companyIdIn(request), companyFieldNamed(typedText(form, 'field'))];
  if (field === null) throw new CompanyChanged('no such field');
  await dropCorrection(request.parts.board, request.actor, { id, field });
  return backToCompany(request, id, 'dropped');
}

async function addName(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const id = companyIdIn(request);
  await addCompanyName(request.parts.board, request.actor, { id, name: typedText(form, 'name') });
  return backToCompany(request, id, 'named');
}

async function removeName(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const id = companyIdIn(request);
  await removeCompanyName(request.parts.board, request.actor, { id, name: typedText(form, 'name') });
  return backToCompany(request, id, 'unnamed');
}

async function undo(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const mergeId = companyIdOf(typedText(form, 'merge'));
  if (mergeId === null) throw new CannotUndoMerge('no such merge');
  return backToCompany(request, await undoMerge(request.parts.board, request.actor, { mergeId }), 'unmerged');
}

/** Forms of the page of a company. */
export const companyForms: StaffScreen['forms'] = {
  correct: { act: 'company.correct', send: correct },
  drop: { act: 'company.correct', send: drop },
  addName: { act: 'company.name', send: addName },
  removeName: { act: 'company.name', send: removeName },
  undo: { act: 'company.unmerge', send: undo },
};
