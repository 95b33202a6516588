import type { Board } from '#board/context/board.ts';
import { localCandidatesApi } from '#board/candidates/accounts/local-candidates-api.ts';
import { type Viewer, visitor } from '#board/context/viewer.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { defaultPolicyNames } from '#identity/provider/protocol/policies.ts';
import { createRelyingParty, type RelyingPartyOptions } from '#identity/relying-party/create-relying-party.ts';
import { localMailbox } from '#mail/local-mailbox.ts';
import { provideContext, type RequestFacts } from '#site/request/context.ts';
import type { SiteParts } from '#site/request/parts.ts';
import { readScreens } from '#site/screens.ts';
import { handleBySection } from '#site/section-handlers.ts';
import { withSignIn } from '#site/screens/sign-in/with-sign-in.ts';
import { siteBuild } from './site-build.ts';

/** Secret that encrypts the sessions of the tested site. */
export const siteSecret = Buffer.alloc(32, 1);
const publicUrl = new URL('https://mvi.example');
/** A log that discards everything. */
export const quiet = { error: () => {}, warn: () => {}, info: () => {} };

type Policies = RelyingPartyOptions['policies'];

type Asked = {
  viewer?: Viewer;
  /** Fields to post, as one of the site's own forms would post them. */
  form?: Readonly<Record<string, string | File>>;
  headers?: Record<string, string>;
  log?: RequestFacts['log'];
};

type AskSite = (address: string, asked?: Asked) => Promise<Response>;

/**
 * Opens the site with its routes, loaders, actions and pages, as the server uses it, but without a server and
 * a browser. `from` is the network address of the sender.
 */
export async function openSite(board: Board, given: Partial<SiteParts> = {}, from = ''): Promise<AskSite> {
  const build = await siteBuild();
  const handle = handleBySection(withSignIn(build), 'test');
  const parts = { ...partsOf(board), menu: (await readScreens(build)).menu, ...given };
  return (address, { viewer = visitor, form, headers = {}, log = quiet } = {}) => {
    const facts = { ...quietFacts, log, viewer, address: from };
    const init = form
      ? { method: 'POST', body: bodyOf(form), headers: { origin: publicUrl.origin, ...headers } }
      : { headers };
    return handle(new Request(new URL(address, publicUrl), init), provideContext(parts, facts));
  };
}

/** The request facts of an unknown visitor. */
export const quietFacts: RequestFacts = {
  requestId: 'request-1',
  log: quiet,
  viewer: visitor,
  previewing: null,
  visitorKey: () => null,
  address: '',
  failed: () => {},
  poorer: () => {},
};

/** Services of the site in tests: an identity provider that never answers, an empty mailbox. */
export function partsOf(board: Board, policies: Policies = defaultPolicyNames): SiteParts {
  const identity = {
    db: board.db,
    log: quiet,
    publicUrl,
    policies,
    secret: siteSecret,
    // Nothing answers at port 9, discard (RFC 863).
    authority: new URL('http://127.0.0.1:9/'),
  };
  return {
    board,
    content: fixtureContent(),
    previews: { open: async () => null, refIn: (cookie) => cookie },
    refreshContent: { run: async () => undefined, secret: null },
    publicUrl,
    formTargets: [],
    relyingParty: createRelyingParty(identity),
    candidates: localCandidatesApi(board),
    mailbox: localMailbox('/nowhere'),
    letterSamples: [],
    menu: [],
    takesErrors: false,
    offersPublicKey: null,
    linkSecret: 'secret',
  };
}

function bodyOf(form: Readonly<Record<string, string | File>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  return body;
}
