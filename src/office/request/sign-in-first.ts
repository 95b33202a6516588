import type { ActName } from '#staff/acts.ts';
import { FormTooLarge, keepForm } from '#staff/sessions/kept-forms.ts';
import { formerMember } from '#staff/sessions/former-member.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { localized } from '#words/locale.ts';
import { redirectTo } from './answers.ts';
import { formTexts, hasFiles } from './form-fields.ts';
import type { OfficeRequest } from './office-request.ts';

/** A form that was sent without a session, its act, and whether its texts are kept without its files. */
type SentForm = { readonly form: FormData; readonly act: ActName | null; readonly keepsTexts?: boolean };

/**
 * Leads somebody without a session to the sign-in, and then back. A form that was sent after its session had
 * expired is kept for the member of that session, so that nothing is lost. Files are not kept: the page of
 * the sign-in says so.
 */
export async function signInFirst(asked: OfficeRequest, sent: SentForm | null): Promise<Response> {
  const { parts, secret, locale, url } = asked;
  const address = url.pathname + url.search;
  if (sent === null) return redirectTo(signInAddress(asked, address));
  const hadFiles = hasFiles(sent.form);
  if (hadFiles && sent.keepsTexts !== true) return filesFirst(asked);
  const member = await formerMember(parts.board, secret);
  const id = member === null ? null : await kept(parts.board, member, { ...sent, address });
  if (id === null) return redirectTo(signInAddress(asked, null));
  return redirectTo(
    `${signInAddress(asked, localized(locale, `/bureau/confirmation/${id}`))}&etat=${hadFiles ? 'fichiers' : 'gardee'}`,
  );
}

/** Leads to the sign-in, which says that files have to be chosen again, and then to their form. */
export const filesFirst = (asked: OfficeRequest): Response =>
  redirectTo(`${signInAddress(asked, asked.url.pathname + asked.url.search)}&etat=fichiers`);

/** Address of the sign-in. @param then address to which the sign-in leads; null for the home page */
function signInAddress({ locale }: OfficeRequest, then: string | null): string {
  const query = then === null ? 'etat=finie' : new URLSearchParams({ vers: then }).toString();
  return `${localized(locale, '/bureau/connexion')}?${query}`;
}

/** Keeps the form; null if it is too long to be kept. */
async function kept(
  board: StaffParts,
  member: { readonly id: string },
  { address, form, act }: SentForm & { readonly address: string },
): Promise<string | null> {
  try {
    return await keepForm(board, member, { address, act, about: '', fields: formTexts(form) });
  } catch (error) {
    if (error instanceof FormTooLarge) return null;
    throw error;
  }
}
