import { readMyApplication } from '#board/applications/read-my-application.ts';
import { recruiterLink } from '#board/applications/recruiter/recruiter-link.ts';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import type { Board } from '#board/context/board.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, noon } from '#board/offers/testing/offer-fixtures.ts';
import { partsOf } from '#site/testing/ask-site.ts';

/**
 * Creates an application that a recruiter received at `made`, and returns the link in the recruiter's letter.
 */
export async function receiveApplication(board: Board, made = noon) {
  const viewer = await insertCandidate(board, { complete: true });
  const sent = {
    offer_id: await insertOffer(board.db, { title: 'Acheteuse à Lima' }),
    cv_file_key: await board.files.put(Buffer.from('a CV')),
    message: 'Bonjour <img src=x>',
    transmitted_at: noon,
  };
  const id = await insertApplication(board.db, viewer, sent);
  const link = `/en${recruiterLink(partsOf(board).linkSecret, id, made).path}`;
  return { viewer, id, link, page: `${link}/candidature`, read: () => readMyApplication(board, viewer, id, 'fr') };
}
