import { ApiProblem } from '#api/transport/api-problem.ts';
import type { Board } from '#board/context/board.ts';
import { noteConnection } from '#board/candidates/note-connection.ts';
import { readViewer } from '#board/candidates/read-viewer.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { AccessTokenRefused, type ReadAccessToken } from '#identity/relying-party/connection/access-tokens.ts';
import { ProviderUnreachable } from '#identity/relying-party/connection/provider-connections.ts';

/**
 * Reads the person to whom an access token of the identity provider was issued. The function throws
 * ApiProblem 401 or 503.
 */
export function readBearer(
  board: Pick<Board, 'db' | 'now'>,
  readAccessToken: ReadAccessToken,
): (token: string) => Promise<Viewer> {
  const oidOf = readOid(readAccessToken);
  return async (token) => {
    const oid = await oidOf(token);
    await noteConnection(board, oid);
    return readViewer(board, oid);
  };
}

/**
 * Returns the person of an access token, even if they are not a candidate yet. The function throws
 * ApiProblem 401 or 503.
 */
export function readOid(readAccessToken: ReadAccessToken): (token: string) => Promise<string> {
  return async (token) => (await readAccessToken(token).catch(tell)).oid;
}

function tell(error: unknown): never {
  if (error instanceof AccessTokenRefused) {
    const headers = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };
    throw new ApiProblem(401, { code: error.code, message: 'The access token is not valid, or no more.', headers });
  }
  if (!(error instanceof ProviderUnreachable)) throw error;
  const headers = { 'Retry-After': '10' };
  throw new ApiProblem(503, { code: error.code, message: 'The identity provider does not answer.', headers });
}
