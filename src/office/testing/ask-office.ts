import { testBoard } from '#board/testing/test-board.ts';
import type { Board } from '#board/context/board.ts';
import { createCookieJar } from '#http/cookies.ts';
import { answerOffice, type Office, refuseFiles } from '#office/answer-office.ts';
import type { OfficeParts } from '#office/request/office-parts.ts';
import { addMember } from '#staff/members/add-member.ts';
import type { Role } from '#staff/roles.ts';
import { staffCookie } from '#staff/sessions/session-limits.ts';
import { openStaffSession } from '#staff/sessions/staff-sessions.ts';

const publicUrl = new URL('https://mvi.example');
const cookieName = createCookieJar(publicUrl).nameOf(staffCookie);
const program = { kind: 'program', name: 'test' } as const;

/** Leads a sign-in to an invented provider, and has no sessions. */
export const relyingParty: OfficeParts['relyingParty'] = {
  startSignIn: async ({ returnTo }) => ({ redirectTo: `https://idp.example/?to=${returnTo}`, setCookie: [] }),
  ownSessions: {
    list: async () => [],
    endOne: async () => false,
    endOthers: async () => {},
    dropOthers: async () => {},
  },
};

/** There are no news, and letters go nowhere. */
const silentNewsletter: OfficeParts['newsletter'] = {
  newsSince: async () => [],
  write: async ({ locale }) => ({ subject: locale, html: '<p>letter</p>', text: 'letter' }),
  send: async () => {},
};

export type Asked = {
  /** Secret of a session; without it nobody has signed in. */
  readonly session?: string;
  /** Fields to post; `do` names the form. */
  readonly form?: readonly (readonly [string, string])[];
  /** Files by name, of the field `files` or another; the form is then one with files. */
  readonly files?: readonly (readonly [name: string, content: Buffer])[];
  readonly filesField?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Opens the office of a board without a server. A sign-in leads to an invented provider. */
export function openOffice(given: Partial<Board> & Pick<Board, 'db'>, parts: Partial<OfficeParts> = {}) {
  const board = { ...testBoard(given.db), ...given };
  const office: Office = {
    parts: {
      board,
      repository: null,
      publicUrl,
      imports: { source: null, every: 60 },
      relyingParty,
      newsletter: silentNewsletter,
      deadPaths: async () => new Set(),
      ...parts,
    },
    assets: { stylesheet: '/office.css', script: '/office.js', css: Buffer.alloc(0) },
  };
  let members = 0;
  return {
    board,
    /** Adds a member with these roles and opens a session. */
    enterAs: async (...roles: Role[]) => {
      members += 1;
      const email = `member-${members}-${roles.join('-')}@example.org`;
      const id = await addMember(board, program, { email, name: `Member ${members}`, roles });
      return { id, email, session: await openStaffSession(board, { memberId: id, way: 'provider' }) };
    },
    /** What the server asks before it reads files. */
    refuseFiles: (address: string, { session }: Pick<Asked, 'session'>, length: number): Promise<Response | null> => {
      const nothing = { form: undefined, files: undefined, filesField: undefined, headers: undefined };
      return refuseFiles(office, requestOf(address, { session, ...nothing }), 'request-1', length);
    },
    ask: (address: string, { session, form, files, filesField, headers }: Asked = {}): Promise<Response> =>
      answerOffice(office, requestOf(address, { session, form, files, filesField, headers }), 'request-1'),
  };
}

type Given = { readonly [name in keyof Asked]: Asked[name] | undefined };

function requestOf(address: string, { session, form, files, filesField = 'files', headers: given }: Given): Request {
  const headers = new Headers(given);
  if (session !== undefined) headers.set('cookie', `${cookieName}=${session}`);
  if (form === undefined) return new Request(new URL(address, publicUrl), { headers });
  if (files !== undefined) {
    const body = new FormData();
    for (const [name, value] of form) body.append(name, value);
    for (const [name, content] of files) body.append(filesField, new File([new Uint8Array(content)], name));
    return new Request(new URL(address, publicUrl), { method: 'POST', headers, body });
  }
  headers.set('content-type', 'application/x-www-form-urlencoded');
  const body = new URLSearchParams(form.map(([name, value]) => [name, value])).toString();
  return new Request(new URL(address, publicUrl), { method: 'POST', headers, body });
}
