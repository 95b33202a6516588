import type { FastifyInstance } from 'fastify';
import type { Configuration } from '#configuration/read-configuration.ts';
import { localized, locales } from '#words/locale.ts';

/** Configuration for IndexNow (indexnow.org): the key, the address of the key file, and the endpoint. */
type IndexNow = Pick<Configuration, 'indexnowUrl' | 'publicUrl'> & { readonly key: string };

const patience = 30_000;

/**
 * Informs IndexNow that the pages of some offers changed, in both languages.
 * @throws if the message was not accepted
 */
export async function sendToIndexNow(
  { key, indexnowUrl, publicUrl }: IndexNow,
  offerIds: readonly number[],
): Promise<void> {
  const message = {
    host: publicUrl.host,
    key,
    keyLocation: new URL(keyPath(key), publicUrl).href,
    urlList: offerIds.flatMap((id) =>
      locales.map((locale) => new URL(localized(locale, `/offres/${id}`), publicUrl).href),
    ),
  };
  const answer = await fetch(indexnowUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  await answer.body?.cancel();
  // Also accepts status 202, which means that IndexNow will check the key later.
  if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`);
}

/** Serves the key file, by which IndexNow checks that the key belongs to the site. */
export async function indexNowScope(scope: FastifyInstance, { key }: Pick<IndexNow, 'key'>): Promise<void> {
  scope.get(keyPath(key), (_request, reply) => reply.type('text/plain; charset=utf-8').send(key));
}

const keyPath = (key: string): string => `/${key}.txt`;
