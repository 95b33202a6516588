import { parseForm, BadForm, FileTooLarge, FormTooLong, maxTextBytes } from '#http/parse-form.ts';
import { type ActName, mayDo, needsProof, NotAllowed } from '#staff/acts.ts';
import { formerMember } from '#staff/sessions/former-member.ts';
import { keepForm } from '#staff/sessions/kept-forms.ts';
import { isProven } from '#staff/sessions/staff-sessions.ts';
import { localeOf, localized, unlocalized } from '#words/locale.ts';
import { type BoundScreen, bindScreen, staffFormOf } from './bind-screen.ts';
import type { OfficeAssets } from './frame/assets.ts';
import { renderOffice } from './frame/office-document.tsx';
import { forbiddenPage, missingPage } from './frame/refused-pages.tsx';
import { filesAt, findScreen, type FoundScreen, longestFormAt } from './office-screens.ts';
import { formTexts, formOf, storableForm, typedText } from './request/form-fields.ts';
import { htmlAnswer, redirectTo } from './request/answers.ts';
import type { OfficeParts } from './request/office-parts.ts';
import { type OfficeRequest, readOfficeRequest } from './request/office-request.ts';
import type { FormEnd, OfficePage, Refused, StaffForm, WaitingForm } from './request/office-screen.ts';
import { refusedOf } from './request/refused-of.ts';
import { filesFirst, signInFirst } from './request/sign-in-first.ts';

export type Office = { readonly parts: OfficeParts; readonly assets: OfficeAssets };

/**
 * Answers a request to the office: screen, session, role, then the page or the form. A form whose act needs a
 * proof waits until its sender has signed in again.
 */
export async function answerOffice(office: Office, request: Request, requestId: string): Promise<Response> {
  const asked = await readOfficeRequest(office.parts, request, requestId);
  const spelled = withoutSlash(asked.url);
  if (spelled !== null && request.method === 'GET') return redirectTo(spelled);
  const form = request.method === 'POST' ? await readForm(request, asked.url.pathname) : null;
  const found = findScreen(unlocalized(asked.url.pathname));
  if (typeof form === 'string') return unread(office, asked, found, form);
  if (found === null) return page(office, asked, missingPage(asked.locale));
  const bound = bindScreen(found, asked);
  if (bound === null) return withoutSession(asked, form, form === null ? null : staffFormOf(found.screen, form));
  if (!isAllowed(asked, bound.act)) return page(office, asked, forbiddenPage(asked.locale));
  return form === null ? show(office, asked, bound, null) : send(office, asked, bound, form);
}

/**
 * Answers an upload before its files are read: the upload of somebody without a session, because files take
 * much memory, and an upload that is longer than its form may be. Null for an upload to read. The texts of a
 * long form are read if the session of a member has ended.
 * @param length bytes of the body
 */
export async function refuseFiles(office: Office, request: Request, requestId: string, length: number) {
  const asked = await readOfficeRequest(office.parts, request, requestId);
  const { pathname } = asked.url;
  const isTooLong = length > longestFormAt(pathname) + filesAt(pathname).bytes;
  if (asked.viewer !== null)
    return isTooLong ? unread(office, asked, findScreen(unlocalized(pathname)), 'filesTooLarge') : null;
  if (isTooLong) return filesFirst(asked);
  const hasTexts = longestFormAt(asked.url.pathname) > maxTextBytes;
  return hasTexts && (await formerMember(office.parts.board, asked.secret)) !== null ? null : filesFirst(asked);
}

/** A script tells the person itself that the session has ended. */
async function withoutSession(asked: OfficeRequest, form: FormData | null, named: StaffForm | null): Promise<Response> {
  if (named?.isOfScript) return new Response(null, { status: 401, headers: { 'Cache-Control': 'no-store' } });
  const keepsTexts = named?.keepsTexts === true;
  return signInFirst(asked, form === null ? null : { form, act: named?.act ?? null, keepsTexts });
}

/** Each page has one address (spelled without a slash at its end), as on the site. */
function withoutSlash({ pathname, search }: URL): string | null {
  return pathname.endsWith('/') ? pathname.replace(/\/+$/, '') + search : null;
}

type Unread = 'filesTooLarge' | 'formUnreadable';

/** Shows the screen of a form with files again, with the reason why its form was not read. */
async function unread(office: Office, asked: OfficeRequest, found: FoundScreen | null, problem: Unread) {
  const takesFiles = found?.screen.kind === 'staff' && found.screen.files !== undefined;
  const bound = takesFiles ? bindScreen(found, asked) : null;
  const unreadable = { ...missingPage(asked.locale), status: 400 } as const;
  if (bound === null) return page(office, asked, unreadable);
  if (!isAllowed(asked, bound.act)) return page(office, asked, forbiddenPage(asked.locale));
  const shown = await bound.show({ form: '', fields: {}, problem, typed: new FormData() });
  if (shown instanceof Response) return shown;
  return page(
    office,
    asked,
    shown === null ? unreadable : { ...shown, status: problem === 'filesTooLarge' ? 413 : 400 },
  );
}

async function readForm(request: Request, pathname: string): Promise<FormData | Unread> {
  try {
    const { most, bytes } = filesAt(pathname);
    return storableForm(await parseForm(request, bytes, { longest: longestFormAt(pathname), files: most }));
  } catch (error) {
    if (error instanceof FileTooLarge) return 'filesTooLarge';
    if (error instanceof BadForm || error instanceof FormTooLong) return 'formUnreadable';
    throw error;
  }
}

/** Tells if the person may do the act; everybody may do what no act protects. */
const isAllowed = ({ viewer }: OfficeRequest, act: ActName | null): boolean =>
  act === null || (viewer !== null && mayDo(viewer.roles, act));

async function show(
  office: Office,
  asked: OfficeRequest,
  bound: BoundScreen,
  refused: Refused | null,
): Promise<Response> {
  const shown = await bound.show(refused);
  if (shown instanceof Response) return shown;
  if (shown === null) return page(office, asked, missingPage(asked.locale));
  return page(office, asked, refused === null ? shown : { ...shown, status: refused.problem === null ? 422 : 409 });
}

const page = (office: Office, request: OfficeRequest, shown: OfficePage): Response =>
  htmlAnswer(renderOffice({ request, page: shown, assets: office.assets }), shown.status ?? 200);

/** Sends a form to its screen; its errors show the screen again, with everything that was typed. */
async function send(office: Office, asked: OfficeRequest, bound: BoundScreen, form: FormData): Promise<Response> {
  const name = typedText(form, 'do');
  const named = bound.formNamed(name);
  if (named === null) return page(office, asked, { ...missingPage(asked.locale), status: 400 });
  if (!isAllowed(asked, named.act)) return page(office, asked, forbiddenPage(asked.locale));
  try {
    if (named.act !== null && needsProof(named.act) && !hasProof(asked))
      return await waitForProof(asked, bound, named.act, form);
    return await finish(office, asked, await named.send(form));
  } catch (error) {
    // A role that was taken while the form was under way.
    if (error instanceof NotAllowed) return page(office, asked, forbiddenPage(asked.locale));
    const refused = refusedOf(error, name, form);
    if (refused === null) throw error;
    return show(office, asked, bound, refused);
  }
}

const hasProof = ({ viewer, parts }: OfficeRequest): boolean => viewer !== null && isProven(viewer, parts.board.now());

async function waitForProof(asked: OfficeRequest, bound: BoundScreen, act: ActName, form: FormData): Promise<Response> {
  const { viewer, parts, locale, url } = asked;
  if (viewer === null) return signInFirst(asked, { form, act });
  const shown = await bound.show(null);
  const about = shown === null || shown instanceof Response ? '' : shown.title;
  const kept = { address: url.pathname + url.search, act, about, fields: formTexts(form) };
  const id = await keepForm(parts.board, viewer, kept);
  return redirectTo(localized(locale, `/bureau/confirmation/${id}`));
}

async function finish(office: Office, asked: OfficeRequest, end: FormEnd): Promise<Response> {
  if ('page' in end) return page(office, asked, end.page);
  if ('file' in end) return end.file;
  if ('waiting' in end) return sendWaiting(office, asked, end.waiting);
  return redirectTo(end.redirectTo, end.setCookie);
}

/** Sends a form that waited for a proof, as if it had been sent to its address now. */
async function sendWaiting(office: Office, asked: OfficeRequest, { address, fields }: WaitingForm): Promise<Response> {
  const url = new URL(address, asked.url);
  const found = findScreen(unlocalized(url.pathname));
  const there = { ...asked, url, locale: localeOf(url.pathname) };
  const bound = found === null ? null : bindScreen(found, there);
  if (bound === null) return page(office, asked, missingPage(asked.locale));
  return send(office, there, bound, formOf(fields));
}
