import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './read-configuration.ts';

const linesOf = (environment: Record<string, string>): string[] => {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    return error instanceof ConfigurationError ? error.lines : ['another error'];
  }
};

test('an empty environment is a valid configuration', () => {
  const configuration = readConfiguration({});
  expect(configuration.port).toBe(3000);
  expect(configuration.publicUrl.href).toBe('http://localhost:3000/');
  expect(configuration.databaseUrl).toBeUndefined();
});

test('the public address contains the port unless another address is given', () => {
  expect(readConfiguration({ PORT: '8080' }).publicUrl.href).toBe('http://localhost:8080/');
  expect(readConfiguration({ PORT: '8080', PUBLIC_URL: 'https://mvi.example' }).publicUrl.href).toBe(
    'https://mvi.example/',
  );
});

test('an empty variable counts as absent', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test.each([
  ['PORT', 'three thousand'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'my-own-host'],
  ['PUBLIC_URL', 'ftp://my-own-host'],
  ['PUBLIC_URL', 'https://mvi.example/below'],
  ['PUBLIC_URL', 'https://user:word@mvi.example'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SMTP_URL', 'localhost'],
  ['HOST', '999.1.1.1'],
  ['HOST', 'a b'],
  ['MAIL_FROM', 'notmail'],
  ['MAIL_FROM', 'Name <notmail>'],
  ['SECRET', 'short'],
  ['MAIL_NOTICES_SECRET', 'short'],
  ['DEMO_OFFERS', '-1'],
  ['OFFERS_API_KEYS', 'long-enough-by-far,short'],
  ['OFFERS_API_PUBLIC_KEY', 'short'],
  ['OFFERS_API_PUBLIC_KEY', 'long-enough"</script><script>alert()'],
  ['OFFERS_API_PUBLIC_KEY', String.raw`long-enough-by-far\u0022`],
  ['CONTENT_API_URL', 'name.prismic.io'],
  ['CONTENT_API_URL', 'http://example.org/api/v2'],
  ['CONTENT_WEBHOOK_SECRET', 'short'],
  ['CONTENT_CACHE_API_URL', 'http://example.org/api/content'],
  ['TRUST_PROXY', 'yes'],
  ['FILES_URL', 's3://bucket?endpoint=http://s3.example.org'],
  ['FILES_ENCRYPTION', 'rot13'],
  ['POLICY_SIGNIN_FR', 'a b'],
  ['IDENTITY_SERVICES', 'google,facebook'],
  ['GOOGLE_ISSUER', 'http://accounts.example'],
  ['LINKEDIN_ISSUER', 'no address'],
])('a wrong value of %s is reported in one line with the name of the variable and without the value', (name, value) => {
  const lines = linesOf({ [name]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^${name} should be `));
  expect(lines[0]).not.toContain(value);
});

test.each(['127.0.0.1', '::', 'fe80::1%eth0', 'localhost', 'my-own-host', 'mvi.example'])(
  'the variable HOST may be %s',
  (HOST) => {
    expect(linesOf({ HOST })).toEqual([]);
  },
);

test.each(['a@mvi.example', 'Mon Volontariat <a@mvi.example>', '"V.I.E., V.I.A." <a@mvi.example>'])(
  'the variable MAIL_FROM may be %s',
  (MAIL_FROM) => {
    expect(linesOf({ MAIL_FROM })).toEqual([]);
  },
);

test.each([
  [undefined, 0],
  ['off', 0],
  ['on', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i proxies', (TRUST_PROXY, count) => {
  expect(readConfiguration({ TRUST_PROXY }).trustProxy).toBe(count);
});

test.each([
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
])('if only one of %s and %s is set, the missing one is named', (one, other) => {
  expect(linesOf({ [one]: 'x' })).toEqual([expect.stringMatching(new RegExp(`^${other} should be .*${one}`))]);
  expect(linesOf({ [other]: 'x' })).toEqual([expect.stringMatching(new RegExp(`^${one} should be `))]);
  expect(linesOf({ [one]: 'x', [other]: 'y' })).toEqual([]);
});

test('a store of files needs its keys, and keys may be given for a move alone', () => {
  const keys = { FILES_ACCESS_KEY: 'a key', FILES_SECRET_KEY: 'its secret' };
  expect(linesOf(keys)).toHaveLength(2);
  const given = { FILES_ACCESS_KEY: 'key', FILES_SECRET_KEY: 'secret' };
  expect(linesOf(given)).toEqual([]);
  expect(linesOf({ ...given, FILES_URL: 's3://bucket' })).toEqual([]);
  expect(linesOf({ FILES_URL: 's3://bucket' })).toEqual([expect.stringMatching(/^FILES_ACCESS_KEY should be /)]);
  expect(linesOf({ FILES_ACCESS_KEY: 'key' })).toEqual([expect.stringMatching(/^FILES_SECRET_KEY should be /)]);
});

test('the public key of the offers API must differ from the operators’ keys', () => {
  const OFFERS_API_KEYS = 'first-key-of-the-operator,second-key-of-the-operator';
  const line = expect.stringMatching(/^OFFERS_API_PUBLIC_KEY should be .*none of OFFERS_API_KEYS\.$/);
  expect(linesOf({ OFFERS_API_KEYS, OFFERS_API_PUBLIC_KEY: 'second-key-of-the-operator' })).toEqual([line]);
  expect(linesOf({ OFFERS_API_KEYS, OFFERS_API_PUBLIC_KEY: 'l+KwpoLPiXlsjxNT/NQ2iOFz8+iuyg=' })).toEqual([]);
});

test('a content token without the address of a content system is refused', () => {
  expect(linesOf({ CONTENT_API_TOKEN: 'x' })).toEqual([expect.stringMatching(/^CONTENT_API_URL should be /)]);
  expect(linesOf({ CONTENT_API_TOKEN: 'x', CONTENT_API_URL: 'https://name.cdn.prismic.io/api/v2' })).toEqual([]);
});

test('a service on this machine may be called without TLS', () => {
  expect(linesOf({ GOOGLE_ISSUER: 'http://127.0.0.1:4310', LINKEDIN_ISSUER: 'http://localhost' })).toEqual([]);
});

const elsewhere = {
  IDENTITY_CLIENT_ID: 'mvi',
  POLICY_SIGNIN_FR: 'https://id.example/.well-known/openid-configuration',
};

test('a POLICY_… variable may be the address of a discovery document, with request parameters after the #', () => {
  const POLICY_SIGNUP = `${elsewhere.POLICY_SIGNIN_FR}#prompt=create&hint=a%20b`;
  const { policySigninFr, policySignup, policyProfileEdit } = readConfiguration({
    ...elsewhere,
    POLICY_SIGNUP,
    POLICY_PROFILE_EDIT: 'off',
  });
  expect(policySigninFr).toEqual({ discovery: elsewhere.POLICY_SIGNIN_FR, parameters: {} });
  expect(policySignup).toEqual({
    discovery: elsewhere.POLICY_SIGNIN_FR,
    parameters: { prompt: 'create', hint: 'a b' },
  });
  expect(policyProfileEdit).toBeNull();
});

test.each<[string, Record<string, string>]>([
  ['POLICY_SIGNIN_FR', { ...elsewhere, POLICY_SIGNIN_FR: 'http://id.example/' }],
  ['POLICY_SIGNIN_EN', { ...elsewhere, POLICY_SIGNIN_EN: 'off' }],
  ['POLICY_SIGNIN_FR', { IDENTITY_AUTHORITY: 'https://id.example', IDENTITY_CLIENT_ID: 'x', POLICY_SIGNIN_FR: 'off' }],
  ['POLICY_SIGNUP', { POLICY_SIGNUP: 'off' }],
  ['POLICY_SIGNUP', { POLICY_SIGNUP: elsewhere.POLICY_SIGNIN_FR }],
  ['IDENTITY_AUTHORITY', { ...elsewhere, POLICY_SIGNUP: 'signup' }],
  ['IDENTITY_CLIENT_ID', { ...elsewhere, IDENTITY_CLIENT_ID: '' }],
  ['IDENTITY_CLIENT_ID', { IDENTITY_AUTHORITY: 'https://id.example' }],
  ['IDENTITY_SCOPES', { ...elsewhere, IDENTITY_SCOPES: 'profile' }],
])('the variable %s is named if it contradicts the other variables: %j', (name, environment) => {
  expect(linesOf(environment)).toEqual([expect.stringMatching(new RegExp(`^${name} should be `))]);
});

test('every wrong variable is named at once', () => {
  expect(linesOf({ PORT: 'x', DATABASE_URL: 'y' })).toHaveLength(2);
});

const shown = (environment: Record<string, string>): boolean => readConfiguration(environment).mailbox;

test('the local mailbox exists only if both the listening host and the public address mean this machine', () => {
  expect(shown({})).toBe(true);
  expect(shown({ HOST: '127.0.0.1' })).toBe(true);
  expect(shown({ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' })).toBe(true);
  const reached: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: 'localhost.example' },
    { PUBLIC_URL: 'https://mvi.example' },
    { PUBLIC_URL: 'http://127.evil.example' },
  ];
  for (const environment of reached) {
    for (const NODE_ENV of ['development', 'production', 'test']) {
      expect(shown({ ...environment, NODE_ENV })).toBe(false);
      expect(linesOf({ ...environment, NODE_ENV, MAILBOX: 'on' })).toEqual([
        expect.stringMatching(/^MAILBOX should be off: /),
      ]);
    }
  }
});

test('a site that only this machine can reach has a mailbox, unless a mail server is set or the operator turns the mailbox off', () => {
  expect(shown({ NODE_ENV: 'production' })).toBe(true);
  expect(shown({ MAILBOX: 'off' })).toBe(false);
  expect(shown({ SMTP_URL: 'smtp://localhost' })).toBe(false);
  expect(shown({ SMTP_URL: 'smtp://localhost', MAILBOX: 'on' })).toBe(true);
});

test('a demo account is only made on this machine, and never in production', () => {
  expect(made({})).toBe(true);
  expect(made({ DEMO_ACCOUNT: 'off' })).toBe(false);
  expect(made({ NODE_ENV: 'production' })).toBe(false);
  expect(made({ PUBLIC_URL: 'https://board.example' })).toBe(false);
  expect(() => made({ NODE_ENV: 'production', DEMO_ACCOUNT: 'on' })).toThrow(ConfigurationError);
});

function made(environment: Record<string, string>): boolean {
  return readConfiguration(environment).demoAccount;
}

const linesWith = (given: Record<string, string>) => linesOf(given).map((line) => line.split(' ')[0]);
const pooled = 'postgres://me@bouncer:6432/board?pool_mode=transaction';

test('replicas need a database that has standbys, and a bound on their lag', () => {
  const given = { DATABASE_URL: 'postgres://primary/board', DATABASE_REPLICA_URL: 'postgres://one,two/board' };
  expect(readConfiguration(given)).toMatchObject({
    databaseReplicaUrl: 'postgres://one,two/board',
    databaseReplicaLag: 5,
  });
  expect(linesOf({ DATABASE_REPLICA_URL: 'postgres://one/board' }).join()).toMatch(
    /^DATABASE_REPLICA_URL should be .*DATABASE_URL, which must be set too/,
  );
  expect(linesWith({ ...given, DATABASE_REPLICA_URL: 'one' })).toEqual(['DATABASE_REPLICA_URL']);
  for (const lag of ['0', '61', 'long'])
    expect(linesWith({ ...given, DATABASE_REPLICA_LAG: lag })).toEqual(['DATABASE_REPLICA_LAG']);
});

test('behind a pooler the sessions that last need an address of their own', () => {
  expect(linesWith({ DATABASE_URL: pooled })).toEqual(['DATABASE_LISTEN_URL']);
  expect(linesWith({ DATABASE_URL: pooled, DATABASE_LISTEN_URL: pooled })).toEqual(['DATABASE_LISTEN_URL']);
  expect(linesWith({ DATABASE_LISTEN_URL: 'postgres://primary/board' })).toEqual(['DATABASE_URL']);
  const given = { DATABASE_URL: pooled, DATABASE_LISTEN_URL: 'postgres://one,two/board' };
  expect(readConfiguration(given)).toMatchObject({ databaseListenUrl: 'postgres://one,two/board' });
});
