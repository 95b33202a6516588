import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { AccountErased, AccountUnavailable } from '#board/candidates/account-unavailable.ts';
import { AccountOfStaff } from '#board/sign-in/refuse-staff.ts';
import { welcomeCandidate } from '#board/sign-in/welcome-candidate.ts';
import { cookiesAfter } from '#http/cookies.ts';
import type { FinishedSignIn } from '#identity/relying-party/sign-in/finish-sign-in.ts';
import {
  ForgottenPassword,
  OtherPolicyRequested,
  ProviderError,
  SignInCancelled,
  SignInEnded,
  SignInIgnored,
  SignInNotFresh,
  SignInUnanswered,
  UserUnavailable,
} from '#identity/relying-party/sign-in/sign-in-errors.ts';
import { takeFavourites } from '#site/parts/favourites/take-favourites.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf, signInAddress } from '#site/routing/addresses.ts';
import { isPersonal } from '#site/routing/personal-paths.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { type StoredMessage, storeMessage } from '#site/routing/stored-message.ts';
import { enterOffice, leaveOfficeSignIn } from './enter-office.ts';
import { localized } from '#words/locale.ts';
import { wayBack } from './way-back.ts';

/**
 * The limit is separate from the limit of the sign-in methods, because many forged callbacks must not stop
 * other people from starting a sign-in.
 */
export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  limit: { name: 'sign-in return', max: 30, counts: 'requests' },
});

/**
 * `/connexion/retour`: the identity provider sends the browser to this address with a code, or with an error.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  try {
    const { request, context, url } = args;
    const { address, relyingParty } = context.get(requestContext);
    const cookieHeader = request.headers.get('cookie');
    const from = { userAgent: request.headers.get('user-agent'), address };
    const asked = { callbackUrl: url.href, cookieHeader, from };
    const signedIn = await relyingParty.finishSignIn(asked);
    if (signedIn.principal === 'candidate') return await enter(args, signedIn);
    const { address: office, setCookie } = await enterOffice(args, signedIn);
    return go(office, setCookie);
  } catch (error) {
    return afterFailure(error, args);
  }
}

async function enter(args: LoaderFunctionArgs, signedIn: FinishedSignIn): Promise<Response> {
  const { accessToken, locale, setCookie } = signedIn;
  const { context, request } = args;
  const returnTo = wayBack(signedIn.returnTo, { locale, cookieHeader: request.headers.get('cookie') });
  const { board, candidates, log, relyingParty } = context.get(requestContext);
  const away = (error: Error) => log.warn({ err: error }, 'the candidates API does not answer');
  try {
    const api = { candidates, accessToken, away };
    const { candidate, reopened } = await welcomeCandidate(board, signedIn, api);
    const cookies = [...setCookie, ...(await takeFavourites(args, { kind: 'candidate', candidate }))];
    return reopened ? withMessage(args, returnTo, 'auth.accountReopened', cookies) : go(returnTo, cookies);
  } catch (error) {
    if (error instanceof AccountOfStaff) {
      const signedOut = await relyingParty.signOutLocally(cookiesAfter(setCookie, null));
      return go(`${localized(locale, '/bureau/connexion')}?etat=membre`, [...setCookie, ...signedOut]);
    }
    if (!(error instanceof AccountUnavailable) && !(error instanceof AccountErased)) throw error;
    // Signs the refused account out at the provider too, because with the provider's session the next sign-in
    // would succeed without a form.
    const cookies = cookiesAfter(setCookie, args.request.headers.get('cookie'));
    const ended = await relyingParty.endSession(cookies, locale);
    return withMessage(args, ended.redirectTo, error.code, [...setCookie, ...ended.setCookie]);
  }
}

async function afterFailure(error: unknown, args: LoaderFunctionArgs): Promise<Response> {
  const { context } = args;
  if (error instanceof SignInIgnored) return go('/', []);
  if (error instanceof SignInEnded && error.principal === 'staff') return afterOfficeFailure(error, args);
  if (error instanceof SignInCancelled) return go(afterCancelling(error, args), error.setCookie);
  if (error instanceof OtherPolicyRequested) return go(startOf(error, error.policy), error.setCookie);
  if (error instanceof ForgottenPassword) return resetPassword(error, args);
  if (error instanceof UserUnavailable) return go(anew(error), error.setCookie);
  const { log } = context.get(requestContext);
  if (error instanceof ProviderError) {
    // Logs only a warning, because anybody can cause this error by a forged code or an error in the address.
    log.warn({ err: error }, 'the provider refused a sign-in');
    return tryAgain(args, error, 'auth.errors.anErrorOccured');
  }
  log.error({ err: error }, 'a sign-in failed');
  if (error instanceof SignInUnanswered) return tryAgain(args, error, 'auth.errors.loginFailed');
  return withMessage(args, '/', 'auth.errors.anErrorOccured', []);
}

async function afterOfficeFailure(error: SignInEnded, args: LoaderFunctionArgs): Promise<Response> {
  const { log } = args.context.get(requestContext);
  if (error instanceof ProviderError) log.warn({ err: error }, 'the provider refused a sign-in of the staff');
  if (error instanceof SignInUnanswered) log.error({ err: error }, 'a sign-in of the staff failed');
  if (error instanceof SignInNotFresh) log.warn({ err: error }, 'the provider asked for no new sign-in of the staff');
  const { address, setCookie } = await leaveOfficeSignIn(args, error);
  return go(address, setCookie);
}

/**
 * Shows the sign-in methods again, with the same target and the interrupted form. It does not lead to the
 * target, because the target may require sign-in.
 */
function tryAgain(args: LoaderFunctionArgs, ended: SignInUnanswered | ProviderError, message: StoredMessage): Response {
  const { locale, returnTo, keptForm, setCookie } = ended;
  return withMessage(args, signInAddress(locale, '/connexion/choix', returnTo, { kept: keptForm }), message, setCookie);
}

/**
 * Returns to the page where the sign-in began. A page that requires sign-in is not shown, because it would
 * redirect to the provider again.
 */
function afterCancelling({ locale, returnTo, keptForm }: SignInCancelled, { request }: LoaderFunctionArgs): string {
  const asksAgain = keptForm !== null || isPersonal(returnTo);
  return asksAgain
    ? signInAddress(locale, '/connexion/choix', returnTo, { kept: keptForm })
    : wayBack(returnTo, { locale, cookieHeader: request.headers.get('cookie') });
}

/**
 * Returns the address of a new sign-in; the sign-in then leads to the profile. The error is logged only as a
 * warning, because anybody can cause it by a forged code or an error in the address.
 */
function anew({ locale }: UserUnavailable): string {
  return signInAddress(locale, '/connexion', addressOf(locale, '/espace-personnel/profil'), { fresh: true });
}

/** Starts the reset of a forgotten password (specification §8). */
async function resetPassword(
  { locale, returnTo, keptForm, setCookie }: ForgottenPassword,
  args: LoaderFunctionArgs,
): Promise<Response> {
  const cookieHeader = args.request.headers.get('cookie');
  const { relyingParty } = args.context.get(requestContext);
  const start = await relyingParty.startSignIn({ policy: 'passwordReset', locale, returnTo, keptForm, cookieHeader });
  return go(start.redirectTo, [...setCookie, ...start.setCookie]);
}

function startOf({ locale, returnTo, keptForm }: OtherPolicyRequested, policy: 'signIn' | 'signUp'): string {
  return signInAddress(locale, policy === 'signUp' ? '/inscription' : '/connexion', returnTo, { kept: keptForm });
}

function withMessage(
  { context }: LoaderFunctionArgs,
  address: string,
  message: StoredMessage,
  setCookie: string[],
): Response {
  return go(address, [...setCookie, storeMessage(context.get(requestContext).publicUrl, message)]);
}

function go(address: string, setCookie: string[]): Response {
  return redirectDocument(address, { headers: setCookie.map((cookie) => ['Set-Cookie', cookie]) });
}
