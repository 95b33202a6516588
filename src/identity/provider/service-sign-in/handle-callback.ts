import type { ServerResponse } from 'node:http';
import type { InteractionParts } from '#identity/provider/steps/interaction-step.ts';

/**
 * Redirects a person who comes back from a service to their interaction. Only at the interaction's address,
 * the browser sends the cookie that shows that it started the visit. Returns false if no visit with these
 * parameters is open.
 */
export async function handleCallback(
  res: ServerResponse,
  url: URL,
  { federation, mountPath }: InteractionParts,
): Promise<boolean> {
  const name = /\/federation\/(\w+)\/callback$/.exec(url.pathname)?.[1];
  const service = federation.services.find((each) => each.name === name);
  const visit = service && (await federation.findVisit(service, url.searchParams));
  if (!visit) return false;
  const { policy, interaction, registration, language } = visit;
  const query = new URLSearchParams(url.searchParams);
  query.set('lang', language);
  const page = `federation/${visit.service}/answer/${registration}`;
  const address = `${mountPath}/${policy}/interaction/${interaction}/${page}?${query}`;
  res.writeHead(303, { Location: address }).end();
  return true;
}
