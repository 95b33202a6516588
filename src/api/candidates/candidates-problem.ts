import { CandidateUnknown, SignInUnknown } from '#board/candidates/accounts/candidates-api.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { ApiProblem } from '#api/transport/api-problem.ts';

/** Translates an error of a use case for programs. Undefined for an error that is our own fault. */
export function candidatesProblem(error: unknown): ApiProblem | undefined {
  if (error instanceof CandidateUnknown) return problem(404, error, 'There is no such candidate.');
  if (error instanceof SignInUnknown) return problem(403, error, 'The account of this access token is gone.');
  if (error instanceof InvalidInput) return problem(400, error, error.message);
  return undefined;
}

function problem(status: number, { code }: { readonly code: string }, message: string): ApiProblem {
  return new ApiProblem(status, { code, message });
}
