import { isIP } from 'node:net';
import { z } from 'zod';
import { databaseAddress, readDatabaseAddress } from './database-address.ts';
import { filesAddress } from './files-address.ts';
import { searchAddress } from './search-address.ts';
import { isThisMachine } from './this-machine.ts';

const port = z.coerce.number<string>('must be a port number').int().min(0).max(65_535);
const wholeNumber = z.coerce.number<string>().int().min(0);
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
// Number of proxies in front of the server. Each proxy appends the address that it saw to X-Forwarded-For.
// The client may have invented everything before these addresses.
const proxies = z
  .string()
  .regex(/^(on|off|[1-9])$/)
  .transform((value) => (value === 'on' ? 1 : value === 'off' ? 0 : Number(value)));
const webAddress = (expected: RegExp) => z.url({ protocol: expected });
const isOrigin = (address: string): boolean => {
  const url = URL.parse(address); // The schema has already reported an invalid address.
  return url === null || url.href === `${url.origin}/`;
};
// Refuses `999.1.1.1`, which is neither an address nor a name: the URL Standard refuses it, and so does every
// client.
const isHost = (host: string): boolean =>
  isIP(host) !== 0 || (/^[\w.-]+$/.test(host) && URL.canParse(`http://${host}`));
// Tells if a text names a sender: an address alone, or a name and the address in angle brackets (RFC 5322,
// 3.4).
const isSender = (text: string): boolean => {
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text;
  return z.email().safeParse(address).success;
};
// Tells if access tokens may be sent to the address: over TLS, or without TLS only within this machine.
const isSafeToTell = (address: string): boolean => {
  const url = URL.parse(address);
  return url === null || url.protocol === 'https:' || isThisMachine(url.hostname);
};
// Keys may contain only characters that a header may contain unescaped (RFC 9110, 5.5).
const keys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .pipe(z.array(z.string().regex(/^[\x21-\x7e]{16,200}$/)));

// A key of an S3-compatible store. Stores make keys of letters, digits and signs.
const storeKey = z
  .string()
  .regex(/^[\x21-\x7e]{3,200}$/)
  .optional();

// The key is quoted in a script of a page, so it must not contain characters that end the quotation or the
// script.
const publicKey = /^[\w.~+/=-]{16,200}$/;

// Tells if secrets and tokens may be sent to the address: over TLS, or without TLS only within this machine.
const isSafe = (address: string): boolean => {
  const url = URL.parse(address);
  return url === null || url.protocol === 'https:' || isThisMachine(url.hostname);
};
const safeAddress = webAddress(/^https?$/).refine(isSafe);
const isDecodable = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
};

// Headers in the notation of OpenTelemetry (W3C Baggage): `name=value,name=value`, values percent-encoded.
const headers = z
  .string()
  .regex(/^[\w-]+=[\x21-\x2b\x2d-\x7e]+(,[\w-]+=[\x21-\x2b\x2d-\x7e]+)*$/)
  .refine(isDecodable)
  .transform((text) => Object.fromEntries(text.split(',').map(readHeader)));

function readHeader(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
}

const serviceNames = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(['google', 'linkedin'])));

/**
 * Name of a B2C policy. At other providers: the address of a discovery document, and the parameters that
 * select the action. Null if the provider has no such policy.
 */
type PolicyAddress = string | { readonly discovery: string; readonly parameters: Readonly<Record<string, string>> };

// Splits an address at `#`. The part after `#` is never sent; it contains the parameters of the authorization
// request.
const policy = z.union([
  z.literal('off').transform(() => null),
  z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  safeAddress.transform((address): PolicyAddress => {
    const url = new URL(address);
    const parameters = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
    url.hash = '';
    return { discovery: url.href, parameters };
  }),
]);
const anyPolicy = 'a policy name, or at another provider also an address of a discovery document, or off';
const signInPolicy = 'a policy name, or at another provider also an address of a discovery document';

/**
 * Every variable of the environment with its type, its default, and the expected value for error messages.
 * meanings.ts contains what the variables mean.
 */
export const variables = z.object({
  role: z.enum(['all', 'web', 'worker', 'migrate']).default('all').describe('all, web, worker or migrate'),
  port: port.default(3000).describe('a port number from 0 to 65535'),
  host: z.string().refine(isHost).default('localhost').describe('an address to listen on, such as 127.0.0.1'),
  dataDir: z.string().min(1).default('data').describe('a folder that can be written'),
  publicUrl: webAddress(/^https?$/)
    .refine(isOrigin)
    .optional()
    .describe('an address without a path, such as https://example.org'),
  databaseUrl: databaseAddress
    .optional()
    .describe(
      'an address such as postgres://user:password@host:5432/database, with up to five hosts separated by commas',
    ),
  databaseListenUrl: databaseAddress
    .refine((address) => readDatabaseAddress(address)?.isPooled === false)
    .optional()
    .describe('an address like that of DATABASE_URL, without pool_mode=transaction'),
  searchUrl: searchAddress
    .optional()
    .describe('an address such as https://user:password@host:9200/prefix, with up to twenty hosts separated by commas'),
  databaseReplicaUrl: databaseAddress
    .optional()
    .describe('an address like that of DATABASE_URL, which must be set too, that leads to its standbys'),
  databaseReplicaLag: z.coerce.number<string>().min(1).max(60).default(5).describe('seconds from 1 to 60'),
  backupTo: z
    .string()
    .min(1)
    .optional()
    .describe('a folder outside of DATA_DIR, or a bucket such as s3://bucket/folder?endpoint=https://s3.example.org'),
  backupAccessKey: storeKey.describe('3 to 200 characters without blanks, together with BACKUP_SECRET_KEY'),
  backupSecretKey: storeKey.describe('3 to 200 characters without blanks, together with BACKUP_ACCESS_KEY'),
  backupEvery: z.coerce.number<string>().int().min(1).max(8760).default(24).describe('hours from 1 to 8760'),
  backupKeep: z.coerce.number<string>().int().min(1).max(1000).default(7).describe('a whole number from 1 to 1000'),
  logLevel: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug or silent'),
  metricsPort: port.optional().describe('a port number from 0 to 65535'),
  metricsToken: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/)
    .optional()
    .describe('32 to 200 random characters without blanks'),
  otelExporterOtlpEndpoint: safeAddress
    .optional()
    .describe('an https address such as https://collector.example.org:4318'),
  otelExporterOtlpHeaders: headers.optional().describe('headers such as api-key=…,other=…'),
  otelTracesSamplerArg: z.coerce.number<string>().min(0).max(1).default(1).describe('a number from 0 to 1'),
  trustProxy: proxies.default(0).describe('on, off or the number of proxies in front'),
  rateLimits: flag.default(true).describe('on or off'),
  limitsUrl: z
    .union([z.literal('postgres:'), webAddress(/^(postgres(ql)?|rediss?)$/)])
    .optional()
    .describe(
      'postgres: for the site’s own database, or an address such as redis://host:6379 or postgres://host/limits',
    ),
  purgeUrl: webAddress(/^https?$/)
    .optional()
    .describe('an address such as http://varnish:6081/ or https://api.fastly.com/service/<id>/purge'),
  purgeKind: z.enum(['varnish', 'fastly', 'cloudflare']).default('varnish').describe('varnish, fastly or cloudflare'),
  purgeToken: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .describe('a token of visible characters'),
  secret: z.string().min(32).optional().describe('at least 32 random characters'),
  oldSecret: z.string().min(32).optional().describe('the secret that the database has until it is changed'),
  clamavSocket: z
    .string()
    .regex(/^(\/.+|[\w.-]+:\d{1,5})$/)
    .optional()
    .describe('the path of clamd’s socket, or its host:port'),
  filesUrl: filesAddress
    .optional()
    .describe(
      'an address such as s3://bucket/folder?endpoint=https://s3.example.org&region=fr-par, without endpoint at Amazon; http only for a store on this machine',
    ),
  filesAccessKey: storeKey.describe('3 to 200 characters without blanks, together with FILES_SECRET_KEY'),
  filesSecretKey: storeKey.describe('3 to 200 characters without blanks, together with FILES_ACCESS_KEY'),
  filesFromAccessKey: storeKey.describe('3 to 200 characters without blanks, together with FILES_FROM_SECRET_KEY'),
  filesFromSecretKey: storeKey.describe('3 to 200 characters without blanks, together with FILES_FROM_ACCESS_KEY'),
  filesEncryption: z
    .string()
    .regex(/^(AES256|aws:kms(:[\w:/.-]{1,300})?)$/)
    .optional()
    .describe('AES256, aws:kms, or aws:kms: and the name of a key'),
  smtpUrl: webAddress(/^smtps?$/)
    .optional()
    .describe('an address such as smtp://user:password@host:587'),
  mailFrom: z
    .string()
    .refine(isSender)
    .default('Mon Volontariat International <ne-pas-repondre@mvi.example>')
    .describe('a sender such as Name <address@example.org>'),
  mailNoticesSecret: z
    .string()
    .min(32)
    .optional()
    .describe('at least 32 random characters, shared with the mail provider'),
  inboundMailAddress: z
    .email()
    .regex(/^[^@+]{1,15}@/)
    .optional()
    .describe('an e-mail address with at most 15 characters and no + before the @'),
  inboundMailSecret: z
    .string()
    .min(32)
    .optional()
    .describe('at least 32 random characters, shared with the mail provider'),
  mailbox: flag.optional().describe('on or off'),
  offersApiKeys: keys.optional().describe('keys of 16 to 200 characters without blanks, separated by commas'),
  offersApiPublicKey: z
    .string()
    .regex(publicKey)
    .optional()
    .describe('a key of 16 to 200 letters, digits and . _ ~ + / = - that everybody may know, none of OFFERS_API_KEYS'),
  recruiterFallbackEmail: z.email().optional().describe('an e-mail address'),
  operatorEmail: z.email().optional().describe('an e-mail address'),
  errorReportUrl: safeAddress.optional().describe('an https address such as https://errors.example.org/report'),
  contactEmail: z.email().optional().describe('an e-mail address'),
  offersImportUrl: webAddress(/^https?$/)
    .optional()
    .describe('an address such as https://example.org/api'),
  offersImportEvery: z.coerce.number<string>().int().min(1).max(10_080).default(60).describe('minutes from 1 to 10080'),
  offersApiKey: z.string().min(1).optional().describe('the key of the API that offers are imported from'),
  indexnowKey: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional()
    .describe('8 to 128 letters, digits and hyphens'),
  indexnowUrl: webAddress(/^https?$/)
    .default('https://api.indexnow.org/indexnow')
    .describe('an address such as https://api.indexnow.org/indexnow'),
  webhooksAnywhere: flag.default(false).describe('on or off'),
  demoOffers: wholeNumber.default(1000).describe('a whole number, 0 for none'),
  demoAccount: flag.optional().describe('on or off'),
  nodeEnv: z.string().optional().describe('production or development'),
  contentApiUrl: safeAddress.optional().describe('an https address such as https://name.cdn.prismic.io/api/v2'),
  contentApiToken: z.string().min(1).optional().describe('the access token of that content system'),
  contentWebhookSecret: z
    .string()
    .min(16)
    .optional()
    .describe('at least 16 characters, shared with the content system'),
  contentCacheApiUrl: safeAddress.optional().describe('an https address such as https://example.org/api/content'),
  candidatesApiUrl: webAddress(/^https?$/)
    .refine(isSafeToTell)
    .optional()
    .describe('an address such as https://example.org/api/Candidates'),
  identityAuthority: webAddress(/^https?$/)
    .optional()
    .describe('an address such as https://login.example.org/tenant, below which the named policies lie'),
  identityTenant: z.string().min(1).optional().describe('a tenant name'),
  identityClientId: z.string().min(1).optional().describe('the client id at the identity provider'),
  identityClientSecret: z.string().min(1).optional().describe('a client secret'),
  identityApiScope: z
    .string()
    .min(1)
    .transform((scope) => (scope === 'off' ? null : scope))
    .optional()
    .describe('a scope, or off'),
  identityScopes: z
    .string()
    .regex(/^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/)
    .optional()
    .describe('scopes separated by blanks, openid first'),
  identityExtraParameters: flag.default(true).describe('on or off'),
  identityApiAudience: z.string().min(1).optional().describe('the client id, or the address, of the API'),
  identityServices: serviceNames.optional().describe('google, linkedin or both, separated by a comma'),
  googleClientId: z.string().min(1).optional().describe('the client id that goes with GOOGLE_CLIENT_SECRET'),
  googleClientSecret: z.string().min(1).optional().describe('the client secret that goes with GOOGLE_CLIENT_ID'),
  googleIssuer: safeAddress.optional().describe('an https address such as https://accounts.google.com'),
  linkedinClientId: z.string().min(1).optional().describe('the client id that goes with LINKEDIN_CLIENT_SECRET'),
  linkedinClientSecret: z.string().min(1).optional().describe('the client secret that goes with LINKEDIN_CLIENT_ID'),
  linkedinIssuer: safeAddress.optional().describe('an https address such as https://www.linkedin.com/oauth'),
  policySigninFr: policy.optional().describe(signInPolicy),
  policySigninEn: policy.optional().describe(signInPolicy),
  policySignup: policy.optional().describe(anyPolicy),
  policyPasswordReset: policy.optional().describe(anyPolicy),
  policyProfileEdit: policy.optional().describe(anyPolicy),
});
