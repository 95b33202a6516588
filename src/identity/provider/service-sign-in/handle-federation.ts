import type { Interaction } from 'oidc-provider';
import { domainOf } from '#identity/both-sides/identity-services.ts';
import { completeSignIn } from '#identity/provider/sign-in/complete-sign-in.ts';
import type {
  InteractionPage,
  InteractionParts,
  InteractionRequest,
} from '#identity/provider/steps/interaction-step.ts';
import { useLinkedIdentity } from '#identity/provider/federation/linked-identities.ts';
import { servicePages } from './service-pages.ts';
import type { Service } from '#identity/provider/federation/service.ts';
import { ServiceFailed } from '#identity/provider/federation/service-failed.ts';

/**
 * Answers …/federation/{service}, which leads to the service, and …/federation/{service}/answer, to which the
 * service sends the person back. Both addresses contain the kind of sign-up for new accounts. Any other path
 * leads to the first page.
 */
export async function handleFederation(
  asked: InteractionPage,
  [name, step]: readonly (string | undefined)[],
  parts: InteractionParts,
): Promise<void> {
  const service = parts.federation.services.find((each) => each.name === name);
  try {
    if (service && step === 'answer') return await takeAnswer(asked, service, parts);
    if (service) return await leaveFor(asked, service, parts);
    redirect(asked, asked.view.at(''));
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    redirect(asked, `${asked.view.at('')}&service=${name ?? ''}&told=${error.failure}`);
  }
}

/** Redirects the browser to the sign-in of a service. @throws ServiceFailed */
async function leaveFor(asked: InteractionPage, service: Service, { federation }: InteractionParts): Promise<void> {
  const { request, interaction, view } = asked;
  const { registration, frame } = view;
  const visit = { policy: request.policy.name, interaction: interaction.uid, registration };
  redirect(asked, (await federation.begin(service, { ...visit, language: frame.language })).href);
}

async function takeAnswer(asked: InteractionPage, service: Service, parts: InteractionParts): Promise<void> {
  const { request, interaction, view } = asked;
  const identity = await parts.federation.redeem(service, interaction.uid, request.url.search);
  const linked = await useLinkedIdentity(parts.db, identity);
  if (linked) return completeSignIn(asked, parts, { ...linked, amr: [domainOf[service.name]] });
  await parts.federation.waiting.keep(interaction.uid, identity);
  redirect(asked, view.at(servicePages[view.registration]));
}

/**
 * Returns the service that the site requested (B2C's domain_hint). It does so only at the beginning of the
 * interaction, because people who come back from the service or change the language must stay on the page.
 */
export function hintedService({ url }: InteractionRequest, interaction: Interaction, { federation }: InteractionParts) {
  const hint = interaction.params['domain_hint'];
  const service = federation.services.find(({ name }) => domainOf[name] === hint);
  // Recognises the beginning of an interaction by its address, which has no language; every later address has
  // one.
  return url.searchParams.has('lang') ? undefined : service?.name;
}

function redirect({ request }: InteractionPage, address: string): void {
  request.res.writeHead(303, { Location: address }).end();
}
