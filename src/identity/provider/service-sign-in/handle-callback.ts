import type { ServerResponse } from 'node:http';
import type { InteractionParts } from '#identity/provider/steps/interaction-step.ts';

/**
 * Sends who comes back from a service on to the interaction that they left: only there does the browser show
 * the cookie that proves that it was this one. False when nobody is expected so.
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
  const { policy, interaction, registration } = visit;
  const page = `federation/${visit.service}/answer/${registration}`;
  const address = `${mountPath}/${policy}/interaction/${interaction}/${page}${url.search}`;
  res.writeHead(303, { Location: address }).end();
  return true;
}
