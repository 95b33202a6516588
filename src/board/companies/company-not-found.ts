/** No company has this id. */
export class CompanyNotFound extends Error {
  readonly code = 'company.notFound';
}
