import { createCookieJar, readCookie } from '#http/cookies.ts';
import type { StaffActor } from '#staff/actor.ts';
import { staffCookie } from '#staff/sessions/session-limits.ts';
import { readStaff } from '#staff/sessions/staff-sessions.ts';
import { storableText } from '#staff/storable-text.ts';
import type { StaffViewer } from '#staff/staff-viewer.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { unattendedHeader } from '../client/unattended-header.ts';
import type { OfficeParts } from './office-parts.ts';

/** A request to the office. `viewer` is null for somebody who has not signed in as staff. */
export type OfficeRequest = {
  readonly parts: OfficeParts;
  readonly viewer: StaffViewer | null;
  readonly locale: Locale;
  readonly url: URL;
  /** Values of the parts of the path that the screen's address names. */
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Secret of the session cookie; null without a cookie. */
  readonly secret: string | null;
  readonly cookieHeader: string | null;
};

/** A request of a member of the staff whose role allows the screen. */
export type StaffRequest = OfficeRequest & { readonly viewer: StaffViewer; readonly actor: StaffActor };

/** Reads who asks, and in which language. */
export async function readOfficeRequest(
  parts: OfficeParts,
  request: Request,
  requestId: string,
): Promise<OfficeRequest> {
  const url = storableAddress(request.url);
  const cookieHeader = request.headers.get('cookie');
  const secret = readCookie(cookieHeader, createCookieJar(parts.publicUrl).nameOf(staffCookie));
  const isUse = !request.headers.has(unattendedHeader);
  const viewer = await readStaff(parts.board, secret, { isUse });
  return { parts, viewer, locale: localeOf(url.pathname), url, params: {}, requestId, secret, cookieHeader };
}

/** Returns an address whose query the database can store. */
function storableAddress(address: string): URL {
  const url = new URL(address);
  for (const [name, value] of Array.from(url.searchParams))
    if (value !== storableText(value)) url.searchParams.set(name, storableText(value));
  return url;
}

/** The member as the actor of use cases and of the audit. */
export const actorOf = ({ id, roles }: StaffViewer, requestId: string): StaffActor => ({
  kind: 'staff',
  id,
  roles,
  requestId,
});
