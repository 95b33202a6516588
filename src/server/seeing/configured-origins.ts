import type { Configuration } from '#configuration/read-configuration.ts';

/** The configuration that traces need. */
export type TracedConfiguration = Configuration;

/** Returns the origins of other parties that the operator has named: they may learn of our traces. */
export function configuredOrigins(configuration: TracedConfiguration): ReadonlySet<string> {
  const { offersImportUrl, candidatesApiUrl, contentApiUrl, contentCacheApiUrl, identityAuthority } = configuration;
  const addresses = [offersImportUrl, candidatesApiUrl, contentApiUrl, contentCacheApiUrl, identityAuthority];
  return new Set(addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin])));
}
