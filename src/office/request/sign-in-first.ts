import { keepForm } from '#staff/sessions/kept-forms.ts';
import { formerMember } from '#staff/sessions/former-member.ts';
import { localized } from '#words/locale.ts';
import { redirectTo } from './answers.ts';
import { fieldsOf } from './form-fields.ts';
import type { OfficeRequest } from './office-request.ts';

/**
 * Leads somebody without a session to the sign-in, and then back. A form that was sent after its session had
 * expired is kept for the member of that session, so that nothing is lost.
 */
export async function signInFirst(asked: OfficeRequest, form: FormData | null): Promise<Response> {
  const { parts, secret, locale, url } = asked;
  const address = url.pathname + url.search;
  const member = form === null ? null : await formerMember(parts.board, secret);
  if (form === null || member === null) return redirectTo(signInAddress(asked, form === null ? address : null));
  const id = await keepForm(parts.board, member, { address, act: null, fields: fieldsOf(form) });
  return redirectTo(`${signInAddress(asked, localized(locale, `/bureau/confirmation/${id}`))}&etat=gardee`);
}

/** Address of the sign-in. @param then address to which the sign-in leads; null for the home page */
function signInAddress({ locale }: OfficeRequest, then: string | null): string {
  const query = then === null ? 'etat=finie' : new URLSearchParams({ vers: then }).toString();
  return `${localized(locale, '/bureau/connexion')}?${query}`;
}
