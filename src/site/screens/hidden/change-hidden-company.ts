import { data, redirect } from 'react-router';
import { companyIdOf } from '#board/companies/company-id.ts';
import { hideCompany } from '#board/hiding/hide.ts';
import { showCompany } from '#board/hiding/show-again.ts';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/change-hidden-company.ts';
import { answerHiding } from './answer-hiding.ts';

export const handle = defineScreen({ hydrate: true, robots: 'noindex' });

/** `/entreprises/{id}/masque` is the address of a form; a GET request redirects to the company. */
export function loader({ params: { id }, url }: Route.LoaderArgs): Response {
  return redirect(addressOf(localeOf(url.pathname), '/entreprises/:id', { id }), 303);
}

/** Hides a company (`wanted=yes`) or shows it again (`wanted=no`). */
export async function action(asked: Route.ActionArgs): Promise<Response> {
  const { params, url } = asked;
  const id = companyIdOf(params.id);
  if (id === null) throw data(null, { status: 404 });
  const page = addressOf(localeOf(url.pathname), '/entreprises/:id', { id: String(id) });
  return answerHiding(asked, { what: 'company', page, hide: hideCompany, show: showCompany, id });
}
