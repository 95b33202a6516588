import type { z } from 'zod';
import { readDatabaseAddress } from './database-address.ts';
import { isThisMachine } from './this-machine.ts';
import { variables } from './variables.ts';

/** The only place that reads the environment. Every variable is validated at the start. */
export type Configuration = Omit<z.output<typeof environmentSchema>, 'publicUrl' | 'mailbox' | 'demoAccount'> & {
  readonly publicUrl: URL;
  /** True if the page with the local mailbox exists. */
  readonly mailbox: boolean;
  /** True if an empty board gets a demo candidate. */
  readonly demoAccount: boolean;
};

/** Names the wrong variables and the expected values, one line each. */
export class ConfigurationError extends Error {
  readonly code = 'configuration.invalid';
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

const policyNames = [
  'policySigninFr',
  'policySigninEn',
  'policySignup',
  'policyPasswordReset',
  'policyProfileEdit',
] as const;

const environmentSchema = variables.superRefine((values, context) => {
  for (const [one, other] of pairs)
    if ((values[one] === undefined) !== (values[other] === undefined))
      context.addIssue({ code: 'custom', path: [values[one] === undefined ? one : other] });
  if (values.purgeUrl !== undefined && values.purgeKind !== 'varnish' && values.purgeToken === undefined)
    context.addIssue({ code: 'custom', path: ['purgeToken'] });
  if (readDatabaseAddress(values.databaseUrl ?? '')?.isPooled === true && values.databaseListenUrl === undefined)
    context.addIssue({ code: 'custom', path: ['databaseListenUrl'] });
  if (values.databaseListenUrl !== undefined && values.databaseUrl === undefined)
    context.addIssue({ code: 'custom', path: ['databaseUrl'] });
  if (values.databaseReplicaUrl !== undefined && values.databaseUrl === undefined)
    context.addIssue({ code: 'custom', path: ['databaseReplicaUrl'] });
  if (values.contentApiToken !== undefined && values.contentApiUrl === undefined)
    context.addIssue({ code: 'custom', path: ['contentApiUrl'] });
  if (values.filesUrl !== undefined && values.filesAccessKey === undefined)
    context.addIssue({ code: 'custom', path: ['filesAccessKey'] });
  if (values.offersApiPublicKey !== undefined && values.offersApiKeys?.includes(values.offersApiPublicKey))
    context.addIssue({ code: 'custom', path: ['offersApiPublicKey'] });
  for (const name of wrongPolicies(values)) context.addIssue({ code: 'custom', path: [name] });
});

/** Returns the provider's variables that contradict each other. */
function wrongPolicies(values: z.output<typeof variables>): (keyof typeof values)[] {
  const given = policyNames.filter((name) => values[name] !== undefined);
  const isEmbedded = values.identityAuthority === undefined && typeof values.policySigninFr !== 'object';
  if (isEmbedded) return given.filter((name) => typeof values[name] !== 'string');
  const needsAuthority = given.some((name) => typeof values[name] === 'string');
  return [
    ...policyNames.slice(0, 2).filter((name) => values[name] === null),
    ...(needsAuthority && values.identityAuthority === undefined ? (['identityAuthority'] as const) : []),
    ...(values.identityClientId === undefined ? (['identityClientId'] as const) : []),
  ];
}

// Variables that are only valid together.
const pairs = [
  ['googleClientId', 'googleClientSecret'],
  ['linkedinClientId', 'linkedinClientSecret'],
  ['inboundMailAddress', 'inboundMailSecret'],
  ['filesAccessKey', 'filesSecretKey'],
  ['filesFromAccessKey', 'filesFromSecretKey'],
  ['backupAccessKey', 'backupSecretKey'],
] as const;

/** Returns the variable for a name: `DATA_DIR` for `dataDir`, `POLICY_SIGNIN_FR` for `policySigninFr`. */
export const variableOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/**
 * Reads and validates the environment. An empty variable counts as absent.
 * @throws ConfigurationError that names every wrong variable and its expected value. It does not contain
 * given values, because they may be secrets
 */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const names = Object.keys(variables.shape);
  const values = Object.fromEntries(names.map((name) => [name, environment[variableOf(name)] || undefined]));
  const result = environmentSchema.safeParse(values);
  if (!result.success) throw new ConfigurationError(wrongVariables(result.error));
  const publicUrl = new URL(result.data.publicUrl ?? `http://localhost:${result.data.port}`);
  const mailbox = showsMailbox(result.data, publicUrl);
  return { ...result.data, publicUrl, mailbox, demoAccount: makesDemoAccount(result.data, publicUrl) };
}

/**
 * Tells if the page of the local mailbox exists. The page shows everyone's mail, so it exists only if nobody
 * outside this machine can reach it.
 */
function showsMailbox({ host, mailbox, smtpUrl }: z.output<typeof environmentSchema>, publicUrl: URL): boolean {
  const local = isThisMachine(host) && isThisMachine(publicUrl.hostname);
  if (mailbox === true && !local) {
    const reason =
      'everyone who reaches the page reads all mail, and HOST or PUBLIC_URL lets others than this machine in';
    throw new ConfigurationError([`MAILBOX should be off: ${reason}.`]);
  }
  return local && (mailbox ?? smtpUrl === undefined);
}

/**
 * True only where nobody else has access and never in production, because the password of the account is
 * printed.
 */
function makesDemoAccount(given: z.output<typeof environmentSchema>, publicUrl: URL): boolean {
  const isForTrying = given.nodeEnv !== 'production' && isThisMachine(given.host) && isThisMachine(publicUrl.hostname);
  if (given.demoAccount === true && !isForTrying)
    throw new ConfigurationError([
      'DEMO_ACCOUNT should be off: NODE_ENV is production, or others than this machine come in.',
    ]);
  return isForTrying && (given.demoAccount ?? given.identityAuthority === undefined);
}

function wrongVariables(error: z.ZodError): string[] {
  const wrong = new Set(error.issues.map((issue) => issue.path[0]));
  const told = Object.entries(variables.shape).filter(([name]) => wrong.has(name));
  return told.map(([name, { description }]) => `${variableOf(name)} should be ${description}.`);
}
