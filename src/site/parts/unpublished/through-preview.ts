import { data, type RouterContextProvider } from 'react-router';
import { type Previewed, previewParameter, readPreviewToken } from '#board/context/preview-link.ts';
import { isRowId } from '#board/context/row-id.ts';
import { ExpiredToken, InvalidToken } from '#signed-token.ts';
import { requestContext } from '#site/request/context.ts';
import { secretAddress } from '#site/routing/secret-address.ts';

/** Reason why a link opens no preview. */
export type PreviewRefusal = 'wrong' | 'expired';

/** Status codes: 410 for a link that has expired, 403 for any other refused link. */
export const previewStatus = { wrong: 403, expired: 410 } as const satisfies Record<PreviewRefusal, number>;

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
};

/**
 * Checks the token of a preview link, then loads the page, or returns the reason for a refusal. No data is
 * read before the token is verified, because a wrong link must not reveal which ids exist.
 * @throws the 404 answer of `show`
 */
export async function throughPreview<Shown>(
  { context, params, url }: Asked,
  kind: Previewed,
  show: (id: number) => Promise<Shown>,
) {
  const { board, linkSecret } = context.get(requestContext);
  const id = /^[1-9]\d{0,9}$/.test(params['id'] ?? '') ? Number(params['id']) : 0;
  const token = url.searchParams.get(previewParameter) ?? '';
  try {
    if (!isRowId(id)) throw new InvalidToken('no page has this id');
    const until = readPreviewToken(linkSecret, token, { kind, id }, board.now());
    return data({ ...(await show(id)), refused: null, until }, { headers: secretAddress });
  } catch (error) {
    if (!(error instanceof InvalidToken)) throw error;
    const refused: PreviewRefusal = error instanceof ExpiredToken ? 'expired' : 'wrong';
    return data({ refused }, { status: previewStatus[refused], headers: secretAddress });
  }
}
