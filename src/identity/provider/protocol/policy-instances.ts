import type { Provider } from 'oidc-provider';
import { type SigningKeyStore, readSigningKeys, type SigningKeys } from './signing-keys.ts';

/**
 * The instance of each policy, made at its first use. An instance cannot change its signing keys, so new keys
 * make new instances.
 */
export type PolicyInstances = {
  readonly of: (policy: string) => Provider | undefined;
  /** Loads the current keys from the database, and makes the next key once they are old. */
  takeOverKeys(): Promise<void>;
};

type Making = {
  readonly store: SigningKeyStore;
  readonly now: () => Date;
  /** Makes the instance of a policy; undefined for a policy that is not configured. */
  readonly make: (policy: string, keys: SigningKeys) => Provider | undefined;
};

export async function createPolicyInstances({ store, now, make }: Making): Promise<PolicyInstances> {
  let keys = await readSigningKeys(store, now());
  let instances = new Map<string, Provider>();
  return {
    of(policy) {
      const instance = instances.get(policy) ?? make(policy, keys);
      if (instance !== undefined) instances.set(policy, instance);
      return instance;
    },
    async takeOverKeys() {
      const current = await readSigningKeys(store, now());
      if (kidsOf(current) === kidsOf(keys)) return;
      keys = current;
      instances = new Map();
    },
  };
}

const kidsOf = (keys: SigningKeys): string => keys.map(({ kid }) => kid).join(' ');
