import type { Provider } from 'oidc-provider';
import { type Keeper, readSigningKeys, type SigningKeys } from './signing-keys.ts';

/** Instance of each policy. An instance has fixed signing keys, so all are made anew when the keys change. */
export type PolicyInstances = {
  readonly of: (policy: string) => Provider | undefined;
  /** Loads the current keys from the database; rotates them once they are old. */
  takeOverKeys(): Promise<void>;
};

type Making = {
  readonly keeper: Keeper;
  readonly now: () => Date;
  readonly make: (keys: SigningKeys) => ReadonlyMap<string, Provider>;
};

export async function createPolicyInstances({ keeper, now, make }: Making): Promise<PolicyInstances> {
  let keys = await readSigningKeys(keeper, now());
  let instances = make(keys);
  return {
    of: (policy) => instances.get(policy),
    async takeOverKeys() {
      const current = await readSigningKeys(keeper, now());
      if (kidsOf(current) === kidsOf(keys)) return;
      keys = current;
      instances = make(keys);
    },
  };
}

const kidsOf = (keys: SigningKeys): string => keys.map(({ kid }) => kid).join(' ');
