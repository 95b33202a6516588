import type { ActionFunctionArgs } from 'react-router';
import { applyToOffer } from '#board/applications/apply-to-offer.ts';
import { requestContext } from '#site/request/context.ts';
import { localeOf } from '#words/locale.ts';
import { applicationFormName } from '#site/parts/applying/apply-state.ts';
import { findOffer } from '#site/parts/offers/load-offer.ts';
import { saveApplication } from '#site/parts/applying/save-application.ts';

/** Applies to the offer of the page. */
export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const offerId = params['id'];
  return saveApplication(
    { request, context, url },
    {
      name: applicationFormName(offerId),
      exists: () => findOffer(context.get(requestContext).board, offerId, localeOf(url.pathname)),
      apply: (board, viewer, fields) => applyToOffer(board, viewer, { offerId, ...fields }),
    },
  );
}
