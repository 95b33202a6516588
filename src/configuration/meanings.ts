import type { variables } from './variables.ts';

export type VariableName = keyof typeof variables.shape;

type Chapter = { readonly title: string; readonly meanings: Partial<Record<VariableName, string>> };

/**
 * Meaning of each variable for operators, in the order and under the headings of docs/configuration.md. The
 * test of document-variables.ts demands an entry for every variable of the schema.
 */
export const chapters: readonly Chapter[] = [
  {
    title: 'The site',
    meanings: {
      role: 'What this process does: everything; only pages and APIs; only letters and recurring work; or prepare the database and end ([roles](operating.md#roles)).',
      port: 'The port on which the site listens. A worker answers there too, for health and metrics alone.',
      host: 'The address on which the site listens.',
      publicUrl:
        'The address that visitors use, `http://localhost:$PORT` by default. `https` turns on secure cookies and HSTS.',
      dataDir: 'The folder of the embedded database, the uploaded files, the local mailbox and the secret.',
      databaseUrl:
        'A PostgreSQL server, version 15 or newer, with the extensions `unaccent` and `pg_trgm`. Without it the program starts its own. Several hosts, or a pooler with `?pool_mode=transaction`: [how](operating.md#postgresql-on-several-machines).',
      databaseListenUrl:
        'The same database without a pooler in between, for the sessions that last: notifications, locks, migrations, programs. `DATABASE_URL` by default.',
      searchUrl:
        'An OpenSearch cluster, version 2, that holds the index of offers instead of each process ([when and how](operating.md#opensearch)). The path is the prefix of the indexes, `mvi` by default.',
      databaseReplicaUrl:
        'Standbys of `DATABASE_URL` that answer visitors ([how](operating.md#postgresql-on-several-machines)). Several hosts: the first that is well is read. Without it the primary answers everybody.',
      databaseReplicaLag: 'How many seconds a standby may lag; with more the primary answers.',
      secret:
        'The same for all processes of a database. Without it the first start makes one in `DATA_DIR/secret`. `npm run secret` changes it.',
      oldSecret: 'The secret before the change, for `npm run secret` alone.',
      trustProxy:
        '`on` behind a reverse proxy that sets `X-Forwarded-For`; behind several proxies their number, so that visitors’ addresses are known.',
      rateLimits: 'Limits on sign-in, uploads, applications and the APIs.',
      limitsUrl:
        'Where processes count the requests of an address together: `postgres:` is the site’s own database, other addresses lead to a PostgreSQL or Redis server. Without it each process counts alone.',
      purgeUrl:
        'Where the cache in front of the site takes purges ([how](operating.md#a-cache-in-front)). Pages of visitors then bear headers for it.',
      purgeKind: 'Which cache it is.',
      purgeToken: 'The token of the cache: Fastly’s API token, Cloudflare’s API token, or what your VCL compares.',
      nodeEnv: '`production` refuses the account to try things with.',
    },
  },
  {
    title: 'Files elsewhere',
    meanings: {
      filesUrl:
        'A bucket of an S3-compatible store for uploaded files and made pictures ([how](operating.md#files-in-s3)). Without it they lie in `DATA_DIR`.',
      filesAccessKey: 'Our access key at `FILES_URL`.',
      filesSecretKey: 'The secret of `FILES_ACCESS_KEY`.',
      filesFromAccessKey: 'Our access key at the store that `npm run files:move` reads, if it is another one.',
      filesFromSecretKey: 'The secret of `FILES_FROM_ACCESS_KEY`.',
      filesEncryption: 'The encryption that the store is asked for. Without it the store decides.',
    },
  },
  {
    title: 'Backups',
    meanings: {
      backupTo:
        'Where the embedded database, the documents and the secret are backed up by themselves, up to the last second ([how](operating.md#backups)). With `DATABASE_URL` the documents alone.',
      backupAccessKey: 'Our access key at the bucket of `BACKUP_TO`; without it `FILES_ACCESS_KEY`.',
      backupSecretKey: 'The secret of `BACKUP_ACCESS_KEY`.',
      backupEvery: 'Hours between two backups.',
      backupKeep: 'How many backups are kept.',
    },
  },
  {
    title: 'Logs and errors',
    meanings: {
      metricsPort:
        'Serves `/metrics` for Prometheus at a port of its own, at the address of `HOST` ([what it tells](operating.md#looking-at-it)).',
      metricsToken:
        'Prometheus sends it as `Authorization: Bearer …`. Without `METRICS_PORT`, `/metrics` is then at the port of the site. Without both there are no metrics.',
      logLevel: 'How much the log says.',
      otelExporterOtlpEndpoint:
        'A collector of OpenTelemetry for traces: OTLP over HTTP as JSON, at `/v1/traces` below this address ([what they tell](operating.md#looking-at-it)).',
      otelExporterOtlpHeaders: 'Headers for the collector, such as its key.',
      otelTracesSamplerArg: 'The share of traces that are sent, if no proxy in front has decided.',
      operatorEmail:
        'Gets a letter when scheduled imports or backups fail or work again, and when a webhook of unknown owner stops.',
      errorReportUrl:
        'An error collector. A third of the errors of pages and browsers are posted there as JSON: kind and place, without their words.',
    },
  },
  {
    title: 'To try things',
    meanings: {
      demoOffers: 'Invented offers that the start puts on an empty board.',
      demoAccount:
        'A candidate with a profile, a CV and an application, whose password the first start prints. By default where only this machine reaches the site and `NODE_ENV` is not `production`.',
      mailbox:
        'The page that shows the local mailbox. By default where `SMTP_URL` is absent and only this machine reaches the site.',
      webhooksAnywhere: 'Webhooks may lead to plain http and to this network: for trying programs out.',
    },
  },
  {
    title: 'Mail',
    meanings: {
      smtpUrl: 'A mail server. Without it mail goes to the local mailbox.',
      mailFrom: 'The sender of every letter.',
      mailNoticesSecret:
        'The mail provider signs its notices of bounces with it ([format](operating.md#notices-of-the-mail-provider)).',
      inboundMailAddress:
        'Takes replies to letters about applications: `reponse@mvi.example` takes those to `reponse+…@mvi.example`. Without it these letters say to reply on the site, except in a local mailbox.',
      inboundMailSecret:
        'The mail provider signs the mails to `INBOUND_MAIL_ADDRESS` with it ([format](operating.md#replies-by-mail)).',
      recruiterFallbackEmail:
        'Gets the applications to offers that name no contact. Without it these offers take no applications, except in a local mailbox.',
      contactEmail:
        'Gets the messages of `/nous-ecrire`, and is named there. Without it nobody can write, except in a local mailbox.',
      clamavSocket: 'The daemon of ClamAV. Without it documents are not scanned for viruses.',
    },
  },
  {
    title: 'Offers',
    meanings: {
      offersImportUrl: 'An API from which offers are imported.',
      offersImportEvery: 'Minutes between two imports.',
      offersApiKey: 'The key that `OFFERS_IMPORT_URL` asks for.',
      offersApiKeys:
        'Keys of the public offers API; a program sends one of them as `X-API-KEY`. Without keys the API asks for none.',
      offersApiPublicKey: 'A key that the pages of offers show to everybody ([0055](decisions/0055-public-key.md)).',
      indexnowKey: 'With a key, search engines are told of offers that come and go.',
      indexnowUrl: 'The service that tells them.',
    },
  },
  {
    title: 'Candidates and content elsewhere',
    meanings: {
      candidatesApiUrl: 'The API of candidates’ accounts. Without it this program keeps them.',
      contentApiUrl: 'A Prismic repository. Without it this program keeps the content.',
      contentApiToken: 'The access token of `CONTENT_API_URL`.',
      contentWebhookSecret: 'With it, `/content-webhook` takes the notices of a Prismic repository that bear it.',
      contentCacheApiUrl: 'A content cache API, asked before the content system.',
    },
  },
  {
    title: 'Another identity provider',
    meanings: {
      identityAuthority:
        'The address of the provider ([how](operating.md#another-identity-provider)). Without it the embedded provider serves.',
      identityTenant: 'The tenant at the provider.',
      identityClientId: 'Our client id at the provider.',
      identityClientSecret: 'Our client secret at the provider.',
      identityApiScope: 'The scope of access tokens for our API.',
      identityApiAudience: 'The audience of access tokens for our API.',
      identityScopes: 'The scopes that a sign-in asks for.',
      identityExtraParameters: 'Parameters of Azure AD B2C in requests; `off` for providers that refuse unknown ones.',
      identityServices: 'The services that the provider offers, for the buttons of our pages.',
      policySigninFr: 'The policy of the sign-in in French.',
      policySigninEn: 'The policy of the sign-in in English.',
      policySignup: 'The policy of the registration.',
      policyPasswordReset: 'The policy of a forgotten password.',
      policyProfileEdit: 'The policy that changes name, address and password.',
    },
  },
  {
    title: 'Sign-in by Google and LinkedIn',
    meanings: {
      googleClientId: 'With its secret, the embedded provider offers Google ([how](operating.md#google-and-linkedin)).',
      googleClientSecret: 'The secret of `GOOGLE_CLIENT_ID`.',
      googleIssuer: 'Another issuer in the place of Google, for tests.',
      linkedinClientId:
        'With its secret, the embedded provider offers LinkedIn ([how](operating.md#google-and-linkedin)).',
      linkedinClientSecret: 'The secret of `LINKEDIN_CLIENT_ID`.',
      linkedinIssuer: 'Another issuer in the place of LinkedIn, for tests.',
    },
  },
];
