import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { isFetchedAhead } from '#http/fetched-ahead.ts';
import { isDiskFull } from '#database/disk-full.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';
import type { Assets } from './pages/assets.ts';
import { handleCallback } from './service-sign-in/handle-callback.ts';
import type { InteractionParts } from './steps/interaction-step.ts';
import { handleInteraction } from './interactions/interactions.ts';
import type { ProviderLog } from './protocol/log.ts';
import { languageOfAddress } from './pages/language.ts';
import { messagePage, type PageMessage, unavailablePage } from './pages/message-page.tsx';
import type { Frame } from './pages/sheet.tsx';
import { type Policy, policyAt } from './protocol/policies.ts';
import { protocolAddress } from './protocol/protocol-address.ts';
import { sendPage, setHeaders } from './steps/response-headers.ts';

export type Mount = {
  readonly publicUrl: URL;
  readonly policies: ReadonlyMap<string, Policy>;
  /** Path below the mount. */
  readonly issuerPath: string;
  readonly instanceOf: (policy: string) => Provider | undefined;
  readonly parts: InteractionParts;
  readonly assets: Assets;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: ProviderLog;
};

type MountedRequest = IncomingMessage & { baseUrl?: string; originalUrl?: string };

/**
 * Creates the function that handles requests for the provider: for its assets, for the interaction of a
 * policy, or for the protocol.
 */
export function createMount(mount: Mount): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return async (req, res) => {
    const originalUrl = req.url ?? '/';
    try {
      await route(req, res, mount);
    } catch (error) {
      req.url = originalUrl; // The page of the failure depends on the address that was asked for.
      fail(req, res, { mount, error });
    } finally {
      req.url = originalUrl; // Restores the original address, because the server logs it after us.
      // Reads the rest of the body, because the next request on the connection comes after it (RFC 9112
      // §9.3).
      req.resume();
    }
  };
}

// Asks the person to try again, because the database may soon be available (RFC 9110 §10.2.3).
function fail(req: IncomingMessage, res: ServerResponse, { mount, error }: { mount: Mount; error: unknown }): void {
  const isFull = isDiskFull(error);
  const isUnavailable = !isFull && isDatabaseUnavailable(error);
  mount.log[isUnavailable ? 'warn' : 'error']({ err: error }, 'the identity provider failed to answer');
  if (res.headersSent) return void res.destroy();
  if (!isUnavailable) return message(req, res, { mount, status: isFull ? 507 : 500, content: { says: 'error' } });
  res.setHeader('Retry-After', '10');
  sendPage(res, 503, unavailablePage(frameOf(req, mount), req.url ?? '/'));
}

async function route(req: MountedRequest, res: ServerResponse, mount: Mount): Promise<void> {
  const { parts, assets, headers } = mount;
  const url = URL.parse(req.url ?? '/', mount.publicUrl) ?? mount.publicUrl;
  const path = url.pathname.slice(parts.mountPath.length);
  if (assets.send(path, res)) return;
  setHeaders(res, headers);
  // Refuses prefetching, because nearly every GET here has an effect. The browser loads the page when the
  // person opens it.
  if (isFetchedAhead(req.headers['sec-purpose'] ?? req.headers['purpose'])) return notAhead(res);
  if (path.startsWith('/federation/')) return callback(req, res, { url, mount });
  const [, name = ''] = path.split('/');
  const policy = policyAt(path, mount);
  const provider = policy && mount.instanceOf(policy.name);
  if (!policy || !provider) return message(req, res, { mount, status: 404, content: { says: 'notFound' } });
  usePublicAddress(req, mount.publicUrl);
  const below = path.slice(name.length + 1);
  if (below.startsWith('/interaction/')) {
    if (!methods.has(req.method ?? '')) return wrongMethod(req, res, mount);
    return handleInteraction({ req, res, url, policy, provider }, below, parts);
  }
  const address = protocolAddress(below, url);
  if (address === null) return message(req, res, { mount, status: 400, content: { says: 'error', detail: repeated } });
  req.baseUrl = `${parts.mountPath}/${policy.name}`;
  req.url = address;
  delete req.originalUrl;
  await provider.callback()(req, res);
}

const repeated = 'invalid_request: parameters must not be included more than once';
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

function wrongMethod(req: IncomingMessage, res: ServerResponse, mount: Mount): void {
  res.setHeader('Allow', [...methods].join(', ')); // RFC 9110 §15.5.6
  message(req, res, { mount, status: 405, content: { says: 'refused' } });
}

const notAhead = (res: ServerResponse): void => void res.writeHead(503, { 'Content-Length': '0' }).end();

async function callback(
  req: IncomingMessage,
  res: ServerResponse,
  { url, mount }: { readonly url: URL; readonly mount: Mount },
): Promise<void> {
  if (await handleCallback(res, url, mount.parts)) return;
  message(req, res, { mount, status: 400, content: { says: 'expired' } });
}

// Sets the forwarded headers from the configuration. Addresses and secure cookies then follow the configured
// public address, never the headers of a request (RFC 7239 §8.1).
function usePublicAddress({ headers }: IncomingMessage, publicUrl: URL): void {
  headers.host = publicUrl.host;
  headers['x-forwarded-host'] = publicUrl.host;
  headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
}

type Answer = { readonly mount: Mount; readonly status: number; readonly content: PageMessage };

function message(req: IncomingMessage, res: ServerResponse, { mount, status, content }: Answer): void {
  sendPage(res, status, messagePage(frameOf(req, mount), content));
}

function frameOf(req: IncomingMessage, mount: Mount): Frame {
  const { parts, publicUrl } = mount;
  const url = URL.parse(req.url ?? '/', publicUrl) ?? publicUrl;
  const language = languageOfAddress(url, {
    policy: policyAt(url.pathname.slice(parts.mountPath.length), mount)?.kind,
    acceptLanguage: req.headers['accept-language'],
  });
  return parts.frame(language);
}
