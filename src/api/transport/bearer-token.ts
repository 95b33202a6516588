import { ApiProblem } from './api-problem.ts';

/** Returns the access token of a request (RFC 6750, 2.1). @throws ApiProblem 401 */
export function bearerTokenIn(header: string | undefined): string {
  const token = /^Bearer +([\w~+/.-]+=*)$/i.exec(header ?? '')?.[1];
  if (token !== undefined) return token;
  const headers = { 'WWW-Authenticate': 'Bearer' };
  throw new ApiProblem(401, { code: 'api.noToken', message: 'An access token is needed.', headers });
}
