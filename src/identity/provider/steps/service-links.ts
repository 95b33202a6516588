import type { View } from './interaction-step.ts';
import type { ServiceAnswer, ServiceLinks } from '#identity/provider/pages/service-buttons.tsx';
import type { Federation } from '#identity/provider/federation/federation.ts';
import { serviceFailures } from '#identity/provider/federation/service-failed.ts';
import { services } from '#identity/provider/federation/services.ts';

type Place = Pick<View, 'at' | 'registration'> & { readonly url: URL };

/**
 * Returns the services that a page offers. If the person has just come back from a service, it also returns
 * the result.
 */
export function serviceLinks(federation: Federation, { url, at, registration }: Place): ServiceLinks {
  return {
    offered: federation.services.map(({ name, title }) => ({ title, href: at(`federation/${name}/${registration}`) })),
    otherwise: at(''),
    answer: answerOf(url),
    email: '',
  };
}

function answerOf({ searchParams }: URL): ServiceAnswer | null {
  const service = Object.values(services).find(({ name }) => name === searchParams.get('service'));
  const says = serviceFailures.find((failure) => failure === searchParams.get('told'));
  return service && says ? { title: service.title, says } : null;
}
