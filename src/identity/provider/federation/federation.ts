import type { Kysely } from 'kysely';
import * as client from 'openid-client';
import type { Tables } from '#database/tables.ts';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { ProviderLog } from '#identity/provider/protocol/log.ts';
import { createServiceConnections, type ServiceConnection } from './connections.ts';
import { redeemAnswer, serviceAddress } from './exchange.ts';
import type { ProvenIdentity } from './proven-identity.ts';
import type { RegisteredServices, Service } from './service.ts';
import { ServiceFailed } from './service-failed.ts';
import { services } from './services.ts';
import { createVisits, type Visit, type Visits } from './visits.ts';

type Beginning = Pick<Visit, 'policy' | 'interaction' | 'registration' | 'language'>;

/** Sign-in through the services at which the installation is registered. */
export type Federation = {
  /** The installation's services, in the order in which pages show them. */
  readonly services: readonly Service[];
  /**
   * Returns the address of the service to which the browser must go.
   * @throws ServiceFailed if the service does not answer
   */
  begin(service: Service, beginning: Beginning): Promise<URL>;
  /**
   * Finds the interaction to which a callback belongs, by the parameters of the callback. Null if no visit
   * with these parameters is open.
   */
  findVisit(service: Service, query: URLSearchParams): Promise<Visit | null>;
  /**
   * Returns the identity with which a person came back to this interaction. This works only once.
   * @throws ServiceFailed
   */
  redeem(service: Service, interaction: string, search: string): Promise<ProvenIdentity>;
  /**
   * Identities of people who came back to an interaction; these identities are not linked to an account yet.
   */
  readonly waiting: Pick<Visits, 'keep' | 'kept' | 'forget'>;
};

type Options = {
  readonly db: Kysely<Tables>;
  readonly secret: Uint8Array;
  /** Public address of the provider, with its path. */
  readonly publicUrl: URL;
  readonly registered: RegisteredServices;
  readonly log: ProviderLog;
};

/**
 * Creates the sign-in without calling any service: a service is discovered when somebody first chooses it.
 */
export function createFederation({ db, secret, publicUrl, registered, log }: Options): Federation {
  const visits = createVisits(db, secret);
  const connections = createServiceConnections(registered);
  const base = publicUrl.href.replace(/\/$/, '');
  // Each service has a separate callback, because the answer of one service must not be taken for that of
  // another (RFC 9700 §4.4.2.2).
  const callbackOf = ({ name }: Service): URL => new URL(`${base}/federation/${name}/callback`);
  const connectionTo = async ({ name }: Service): Promise<ServiceConnection> => {
    const connection = await connections(name)?.catch((cause: unknown) => {
      throw failed(log, name, new ServiceFailed('unreachable', { cause }));
    });
    if (!connection) throw new ServiceFailed('refused');
    return connection;
  };
  return {
    services: Object.values(services).filter(({ name }) => registered[name] !== undefined),
    async begin(service, beginning) {
      const connection = await connectionTo(service);
      const secrets = { nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
      const visit = { ...beginning, service: service.name, ...secrets };
      const state = await visits.open(visit);
      return serviceAddress(connection, { state, visit, callback: callbackOf(service), language: visit.language });
    },
    async findVisit({ name }, query) {
      const visit = await visits.find(query.get('state') ?? '');
      return visit?.service === name ? visit : null;
    },
    async redeem(service, interaction, search) {
      const callback = callbackOf(service);
      callback.search = search;
      const state = callback.searchParams.get('state') ?? '';
      const visit = await visits.take(state);
      if (visit?.interaction !== interaction || visit.service !== service.name) throw new ServiceFailed('refused');
      const connection = await connectionTo(service);
      return redeemAnswer(connection, { state, visit, callback }).catch((error: unknown) => {
        throw failed(log, service.name, error);
      });
    },
    waiting: visits,
  };
}

/**
 * Logs the library's reason for a failure, but never the answer itself, because it contains personal data.
 */
function failed(log: ProviderLog, service: IdentityService, error: unknown): unknown {
  if (error instanceof ServiceFailed && error.failure !== 'cancelled')
    log.warn({ service, failure: error.failure, reason: String(error.cause) }, 'nobody was signed in by a service');
  return error;
}
