import type { LoaderFunctionArgs } from 'react-router';
import { createCookieJar, readCookie } from '#http/cookies.ts';
import type { FinishedStaffSignIn } from '#identity/relying-party/sign-in/finish-staff-sign-in.ts';
import {
  ForgottenPassword,
  OtherPolicyRequested,
  ProviderError,
  SignInCancelled,
  type SignInEnded,
  SignInNotFresh,
  UserUnavailable,
} from '#identity/relying-party/sign-in/sign-in-errors.ts';
import { requestContext } from '#site/request/context.ts';
import { noteRefused, noteStranger } from '#staff/audit/refused-entries.ts';
import { findMemberToSignIn } from '#staff/members/find-member-to-sign-in.ts';
import { MemberNotFound } from '#staff/members/member-rows.ts';
import { longestSeconds, staffCookie } from '#staff/sessions/session-limits.ts';
import { openStaffSession } from '#staff/sessions/staff-sessions.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { type Locale, localized } from '#words/locale.ts';

type Leading = { readonly address: string; readonly setCookie: string[] };

/**
 * Opens a session of the office for a member of the staff. Anybody else is led back to the entry of the
 * office; only the refusal is counted.
 */
export async function enterOffice(args: LoaderFunctionArgs, signedIn: FinishedStaffSignIn): Promise<Leading> {
  const { locale, setCookie } = signedIn;
  const secret = await openedFor(args, signedIn);
  if (secret === null) return { address: entryOf(locale, { refuse: '1' }), setCookie };
  const { publicUrl } = args.context.get(requestContext);
  const cookie = createCookieJar(publicUrl).set(staffCookie, secret, longestSeconds);
  return { address: signedIn.returnTo, setCookie: [...setCookie, cookie] };
}

async function openedFor(
  { request, context }: LoaderFunctionArgs,
  { claims, provenEmails, provenAt }: FinishedStaffSignIn,
): Promise<string | null> {
  const { publicBoard: board, publicUrl, requestId } = context.get(requestContext);
  const memberId = await findMemberToSignIn(board, { oid: claims.oid, provenEmails });
  if (memberId === null) {
    await noteStranger(board, claims.oid);
    return null;
  }
  const replaces = readCookie(request.headers.get('cookie'), createCookieJar(publicUrl).nameOf(staffCookie));
  try {
    return await openStaffSession(board, { memberId, way: 'provider', replaces, provenAt, requestId });
  } catch (error) {
    // The member was removed in this moment.
    if (!(error instanceof MemberNotFound)) throw error;
    await noteStranger(board, claims.oid);
    return null;
  }
}

/** Leads on after a sign-in of the staff that ended without a session. */
export async function leaveOfficeSignIn(
  { context, request }: LoaderFunctionArgs,
  ended: SignInEnded,
): Promise<Leading> {
  const { locale, returnTo, setCookie } = ended;
  const policy = policyAfter(ended);
  if (policy !== null) {
    const cookieHeader = request.headers.get('cookie');
    const { relyingParty } = context.get(requestContext);
    const start = await relyingParty.startSignIn({ policy, principal: 'staff', locale, returnTo, cookieHeader });
    return { address: start.redirectTo, setCookie: [...setCookie, ...start.setCookie] };
  }
  await noteRefusal(context.get(requestContext).publicBoard, ended);
  const target = { vers: returnTo };
  const query: Record<string, string> =
    ended instanceof SignInCancelled ? target : { erreur: ended.code.replace('signIn.', ''), ...target };
  return { address: entryOf(locale, query), setCookie };
}

/** A cancelled sign-in, and a provider that does not answer, refuse nobody. */
async function noteRefusal(board: StaffParts, ended: SignInEnded): Promise<void> {
  if (ended instanceof UserUnavailable) await noteRefused(board, 'unavailable');
  if (ended instanceof ProviderError) await noteRefused(board, 'provider');
  if (ended instanceof SignInNotFresh) await noteRefused(board, 'notFresh');
}

/** The policy that the person asked for instead of the sign-in; null if the sign-in is over. */
function policyAfter(ended: SignInEnded): 'signIn' | 'signUp' | 'passwordReset' | null {
  if (ended instanceof ForgottenPassword) return 'passwordReset';
  return ended instanceof OtherPolicyRequested ? ended.policy : null;
}

const entryOf = (locale: Locale, query: Readonly<Record<string, string>>): string =>
  `${localized(locale, '/bureau/connexion')}?${new URLSearchParams(query)}`;
