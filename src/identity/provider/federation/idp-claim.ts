import { domainOf } from '#identity/both-sides/identity-services.ts';

const domains = Object.values(domainOf);

/** How someone signed in (RFC 8176), as B2C says it in the claim `idp`: the service's domain, or local. */
export const idpOf = (methods: readonly string[] = []): string =>
  methods.find((method) => domains.includes(method)) ?? 'local';
