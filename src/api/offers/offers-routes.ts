import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Board } from '#board/context/board.ts';
import { isOfferId } from '#board/offers/offer-id.ts';
import { visibleOffers } from '#board/offers/open-offers.ts';
import { readPublished } from '#board/offers/read-published.ts';
import { noCriteria, sorts } from '#search/criteria/criteria.ts';
import { answerJson, ready } from '../transport/answer.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import type { AnswerLarge } from '../transport/large-answers.ts';
import { patientOnceBegun } from '../transport/patience.ts';
import { createAnswerCache } from './answer-cache.ts';
import { presentRow } from './present-row.ts';
import { fieldsOf, readPageRange } from './read-page-range.ts';
import { type SearchRequest, askedFor, createSearchReader } from './read-search.ts';
import { createRowReader } from './read-rows.ts';
import { findPage } from './find-page.ts';
import { writePage } from './write-page.ts';

/** Limit of rows up to which an answer is built as a whole and cached for identical requests. */
const maxWhole = 200;

type Parts = { readonly board: Board; readonly publicUrl: URL; readonly answerLarge: AnswerLarge };

/** `Offers/search`, `latest` and `details`. */
export async function offersRoutes(scope: FastifyInstance, { board, publicUrl, answerLarge }: Parts): Promise<void> {
  const answer = answerSearch({ board, publicUrl, answerLarge });
  const read = createSearchReader(board);
  scope.post('/offers/search', async (request, reply) => answer(request, reply, await read(request.body)));
  scope.post('/offers/latest', async (request, reply) => {
    const { version } = await board.search();
    const newest = { ...noCriteria, sort: sorts.date };
    return answer(request, reply, askedFor(newest, readPageRange(fieldsOf(request.body)), version));
  });
  scope.get<{ Params: { id: string } }>('/offers/details/:id', async (request, reply) =>
    answerJson(request, reply, ready(await details({ board, publicUrl }, request.params.id))),
  );
}

function answerSearch({ board, publicUrl, answerLarge }: Parts) {
  const cache = createAnswerCache();
  const read = createRowReader(board, publicUrl);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { criteria, page, key }: SearchRequest,
  ): Promise<FastifyReply> => {
    if (page.limit > maxWhole) {
      const found = await findPage(board, criteria, page);
      return answerLarge(request, reply, { rows: found.ids.length, pieces: writePage(found, patientOnceBegun(read)) });
    }
    const kept = await cache.get(key, async () => {
      const pieces = await Array.fromAsync(writePage(await findPage(board, criteria, page), read));
      return Buffer.concat(pieces.flat());
    });
    return answerJson(request, reply, kept);
  };
}

/** @throws ApiProblem 404 for an offer that is unknown, withdrawn or not yet visible */
async function details({ board, publicUrl }: Pick<Parts, 'board' | 'publicUrl'>, given: string) {
  const id = /^\s*\d{1,10}\s*$/.test(given) ? Number(given) : 0;
  const visible = isOfferId(id) ? await visibleOffers(board, [id]) : new Set<number>();
  const [offer] = await readPublished(board.db, [...visible]);
  if (offer === undefined) throw new ApiProblem(404, { code: 'api.noSuchOffer', message: 'There is no such offer.' });
  return presentRow(offer, await board.reference(), publicUrl);
}
