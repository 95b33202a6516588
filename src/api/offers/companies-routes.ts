import type { FastifyInstance } from 'fastify';
import type { Board } from '#board/context/board.ts';
import { anyCompany } from '#board/companies/company-criteria.ts';
import { companySuccessor } from '#board/companies/company-successor.ts';
import { companyIdOf } from '#board/companies/company-id.ts';
import { readCompanies } from '#board/companies/read-companies.ts';
import { searchCompanies } from '#board/companies/search-companies.ts';
import { wholeLogo } from '#board/offers/details/own-logo.ts';
import { answerJson, ready } from '#api/transport/answer.ts';
import { ApiProblem } from '#api/transport/api-problem.ts';
import type { AnswerLarge } from '#api/transport/large-answers.ts';
import { patientOnceBegun } from '#api/transport/patience.ts';
import { readCriteriaFields } from './read-criteria.ts';
import { fieldsOf, readPageRange } from './read-page-range.ts';
import { type FoundPage, jsonBytes, writePage } from './write-page.ts';
import type { CompanyFacts } from '#board/offers/details/company-facts.ts';
import { plainCapitals } from './plain-capitals.ts';

type Parts = { readonly board: Board; readonly publicUrl: URL; readonly answerLarge: AnswerLarge };

/** `Companies/search` and `details`, with labels in the language of the public offers API. */
export async function companiesRoutes(scope: FastifyInstance, { board, publicUrl, answerLarge }: Parts): Promise<void> {
  const read = async (ids: readonly number[]) =>
    (await readCompanies(board, ids, 'fr')).map((one) => companyRow(one, publicUrl));
  const rows = async (ids: readonly number[]) => (await read(ids)).map(jsonBytes);
  scope.post('/companies/search', async (request, reply) => {
    const found = await find(board, fieldsOf(request.body));
    const pieces = writePage(found, patientOnceBegun(rows), frame);
    return answerLarge(request, reply, { rows: found.ids.length, pieces });
  });
  scope.get<{ Params: { id: string } }>('/companies/details/:id', async (request, reply) => {
    const id = companyIdOf(request.params.id) ?? 0;
    const [company] = await read([(await companySuccessor(board, id)) ?? id]);
    if (company === undefined) throw new ApiProblem(404, noCompany);
    return answerJson(request, reply, ready(company));
  });
}

/** Lists of companies have no additional fields, unlike lists of offers. */
const frame = (result: readonly object[], count: number) => ({ result, count });
const noCompany = { code: 'api.noSuchCompany', message: 'There is no such company.' };

/**
 * Reads the filters of companies as filters of offers, because the filters that both searches have mean the
 * same.
 */
async function find(board: Board, fields: Readonly<Record<string, unknown>>): Promise<FoundPage> {
  const criteria = readCriteriaFields(fields, await board.reference());
  if (criteria === null) return { total: 0, ids: [] };
  const { query: text, sectors, countries, companySizes: sizes } = criteria;
  const asked = { ...anyCompany, text, sectors, countries, sizes };
  const { total, companies } = await searchCompanies(board, asked, { ...readPageRange(fields), locale: 'fr' });
  return { total, ids: companies.map(({ id }) => id) };
}

/** Returns a company under the keys that rows of offers use. It contains only public data. */
function companyRow(company: CompanyFacts, publicUrl: URL) {
  const { sector, turnoverMillions, countriesCount } = company;
  return {
    id: company.id,
    organizationName: company.name,
    organizationPresentation: company.presentation?.text ?? null,
    organizationUrlImage: wholeLogo(company.logoUrl, publicUrl),
    activitySectorN1: sector === null ? null : plainCapitals(sector.name),
    activitySectorN1Id: sector?.id ?? 0,
    ca: turnoverMillions === null ? null : String(turnoverMillions),
    effectif: company.employees ?? 0,
    organizationCountryCounter: countriesCount === null ? null : String(countriesCount),
    organizationExpertise: company.expertise?.text ?? null,
    entrepriseTypeId: company.size?.id ?? 0,
    typeEntreprise: company.size?.name ?? null,
  };
}
