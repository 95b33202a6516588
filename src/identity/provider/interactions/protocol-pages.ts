import type { Kysely } from 'kysely';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { Tables } from '#database/tables.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';
import { endSessionOf } from '#identity/provider/protocol/ended-payloads.ts';
import { isCurrent } from '#identity/provider/accounts/generation.ts';
import { provenBy } from '#identity/provider/steps/interaction-policy.ts';
import { languageOf } from '#identity/provider/pages/language.ts';
import { messagePage, signOutPage, unavailablePage } from '#identity/provider/pages/message-page.tsx';
import type { Frame } from '#identity/provider/pages/sheet.tsx';
import type { Locale } from '#words/locale.ts';
import type { PolicyKind } from '#identity/provider/protocol/policies.ts';
import { revokeGrant } from '#identity/provider/protocol/ended-payloads.ts';

/** Pages that the protocol library asks for. */
export type ProtocolPages = {
  readonly error: (ctx: KoaContextWithOIDC, out: ErrorOut) => void;
  readonly signOut: (ctx: KoaContextWithOIDC, form: string) => Promise<void>;
  readonly signedOut: (ctx: KoaContextWithOIDC) => void;
  readonly around: (ctx: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>;
};

type Surroundings = {
  readonly db: Kysely<Tables>;
  readonly mountPath: string;
  readonly frame: (language: Frame['language']) => Frame;
};

export function createProtocolPages({ db, mountPath, frame }: Surroundings, policy: PolicyKind): ProtocolPages {
  const frameOf = (ctx: KoaContextWithOIDC): Frame => frame(languageOfRequest(ctx, policy));
  return {
    error(ctx, out) {
      ctx.type = 'html';
      const detail = [out.error, out.error_description].filter(Boolean).join(': ');
      const expired = out.error_description?.includes('interaction') || out.error_description?.includes('expired');
      ctx.body = messagePage(frameOf(ctx), expired ? { says: 'expired' } : { says: 'error', detail });
    },
    // Signs out at once, as B2C does, if the id token proves that the site requests this for this person.
    // Otherwise the page asks first, because any page of the web could have sent the browser here (OpenID
    // Connect RP-Initiated Logout §2).
    async signOut(ctx, form) {
      const hint: unknown = ctx.oidc.entities.IdTokenHint?.payload;
      const { session } = ctx.oidc;
      if (session?.accountId && subjectOf(hint) === session.accountId) return signOutNow(ctx, db, mountPath);
      ctx.body = signOutPage(frameOf(ctx), form);
    },
    signedOut(ctx) {
      ctx.type = 'html';
      ctx.body = messagePage(frameOf(ctx), { says: 'signedOut' });
    },
    // Redirects directly. Without a session, the library would send a page that submits itself by script. The
    // library has already checked the target of the redirect.
    async around(ctx, next) {
      const headers = ctx.res.getHeaderNames();
      await next().catch((error: unknown) => {
        noteOutage(ctx, error);
        forgetHeaders(ctx, headers);
        if (!outages.has(ctx)) failed(ctx, frameOf(ctx), error);
      });
      if (outages.has(ctx)) return comeBackLater(ctx, frameOf(ctx));
      await endIfOvertaken(ctx, db);
      if (ctx.status === 404 && ctx.body === undefined) return notFound(ctx, frameOf(ctx));
      if (ctx.oidc?.route === 'end_session' && ctx.status === 200 && !ctx.oidc.session?.accountId) leave(ctx);
    },
  };
}

function languageOfRequest(ctx: KoaContextWithOIDC, policy: PolicyKind): Locale {
  return languageOf({
    chosen: ctx.URL.searchParams.get('lang'),
    uiLocales: ctx.query.ui_locales ?? ctx.oidc?.params?.ui_locales,
    policy,
    acceptLanguage: ctx.get('accept-language'),
  });
}

// Checks a login again after it was saved, because the account's sessions may have been ended between the
// first check and the saving. Now the session is visible: either this check or the query that ends sessions
// sees the other.
async function endIfOvertaken({ oidc }: KoaContextWithOIDC, db: Kysely<Tables>): Promise<void> {
  if (!oidc?.result?.login || !oidc.session?.accountId) return;
  const account = provenBy(oidc.result);
  if (!account || !(await isCurrent(db, account))) await endSessionOf(db, oidc.session.uid);
}

// Requests that failed because the database is unavailable; the library answers 500 to all errors that it
// does not know.
const outages = new WeakSet<object>();

/**
 * Records that a request failed because the database is unavailable. The answer then has a Retry-After
 * header.
 */
export function noteOutage(ctx: object, error: unknown): void {
  if (isDatabaseUnavailable(error)) outages.add(ctx);
}

// Answers with Retry-After (RFC 9110 §10.2.3). A program, such as the site that redeems a code, gets an error
// code of RFC 6749 instead of a page.
function comeBackLater(ctx: KoaContextWithOIDC, frame: Frame): void {
  const isForPeople = ctx.accepts('json', 'html') === 'html';
  ctx.body = isForPeople ? unavailablePage(frame, addressOf(ctx)) : { error: 'temporarily_unavailable' };
  ctx.type = isForPeople ? 'html' : 'json';
  ctx.status = 503;
  ctx.set('Retry-After', '10');
}

/** Returns the address of a request that the mount has taken apart (see mount.ts). */
function addressOf({ req }: KoaContextWithOIDC): string {
  const base = 'baseUrl' in req && typeof req.baseUrl === 'string' ? req.baseUrl : '';
  return base + (req.url ?? '/');
}

/** Removes headers that were set before the request failed, such as a redirect with a code. */
function forgetHeaders({ res, headerSent }: KoaContextWithOIDC, kept: readonly string[]): void {
  if (headerSent) return;
  for (const name of res.getHeaderNames()) if (!kept.includes(name)) res.removeHeader(name);
}

// Handles a failed request. The library's own handler would drop all our headers and send a text of its own.
function failed(ctx: KoaContextWithOIDC, frame: Frame, error: unknown): void {
  ctx.app.emit('error', error, ctx);
  if (ctx.headerSent) return;
  const isForPeople = ctx.accepts('json', 'html') === 'html';
  ctx.body = isForPeople ? messagePage(frame, { says: 'error' }) : { error: 'server_error' };
  ctx.type = isForPeople ? 'html' : 'json';
  ctx.status = 500;
}

function notFound(ctx: KoaContextWithOIDC, frame: Frame): void {
  ctx.body = messagePage(frame, { says: 'notFound' });
  ctx.status = 404; // Sets the status again, because setting the body has changed it to 200.
}

const subjectOf = (payload: unknown): unknown =>
  payload && typeof payload === 'object' && 'sub' in payload ? payload.sub : undefined;

async function signOutNow(ctx: KoaContextWithOIDC, db: Kysely<Tables>, mountPath: string): Promise<void> {
  const { session, provider } = ctx.oidc;
  for (const { grantId } of Object.values(session?.authorizations ?? {})) if (grantId) await revokeGrant(db, grantId);
  await session?.destroy();
  leave(ctx);
  ctx.cookies.set(provider.cookieName('session'), null, {
    path: `${mountPath}/`,
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
  });
}

function leave(ctx: KoaContextWithOIDC): void {
  const { post_logout_redirect_uri: target, state } = ctx.oidc.params ?? {};
  const address = new URL(typeof target === 'string' ? target : ctx.oidc.urlFor('end_session_success'));
  if (typeof state === 'string') address.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(address.href);
}
