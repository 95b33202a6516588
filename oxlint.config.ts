import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defineConfig, type OxlintOverride } from 'oxlint';

/** The floors of the house (docs/ARCHITECTURE.md). A room imports only rooms on floors below. */
const floors = [
  ['configuration'],
  ['data', 'database'],
  ['words', 'mail', 'files', 'jobs', 'antivirus', 'http'],
  ['ui'],
  ['reference', 'staff'],
  ['search'],
  ['board', 'identity', 'content'],
  ['site', 'office', 'api', 'letters', 'import', 'demo', 'backup'],
  ['server'],
  ['programs', 'build'],
];

/** Files of src/ that every floor may import, and that import no room. */
const groundFiles = ['durations', 'json-or-nothing', 'log', 'signed-token', 'source-folder', 'watch', 'write-durably'];
const rooms = floors.flat();
const entries = readdirSync(join(import.meta.dirname, 'src'), { withFileTypes: true });
const homeless = entries.filter((entry) => entry.isDirectory() && !rooms.includes(entry.name));
if (homeless.length > 0) throw new Error(`On which floor is src/${homeless.map(({ name }) => name).join(', src/')}?`);
/** All other files of src/ stand on the top floor. */
const topFiles = entries
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
  .map(({ name }) => name.replace(/\.ts$/, ''))
  .filter((name) => !groundFiles.includes(name));

const betweenRooms = {
  regex: `^(\\.\\./)+((${rooms.join('|')})/|(${[...groundFiles, ...topFiles].join('|')})\\.ts$)`,
  message: 'Between rooms import #room/file.ts.',
};

type Pattern = { readonly regex?: string; readonly group?: string[]; readonly message: string };

/** Refuses every import of these rooms and of the top files, and further patterns. */
const refusing = (names: readonly string[], more: readonly Pattern[] = []): OxlintOverride['rules'] => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: [...names.map((name) => `#${name}/**`), ...topFiles.map((file) => `#${file}.ts`)],
          message: 'An arrow goes down only: see docs/ARCHITECTURE.md.',
        },
        { regex: '^(\\.\\./)+(bench|tests)/', message: 'Nothing imports a measurement or a test.' },
        betweenRooms,
        ...more,
      ],
    },
  ],
});

/** Rooms on the floor of a room and on the floors above. */
const notBelow = (room: string): string[] => {
  const level = floors.findIndex((floor) => floor.includes(room));
  return floors
    .slice(level)
    .flat()
    .filter((other) => other !== room);
};

const overridesOfFloors = rooms.map((room) => ({ files: [`src/${room}/**`], rules: refusing(notBelow(room)) }));

/**
 * The folders of a room, or of a part of a room, in order: a folder imports only folders before it, so that
 * no two import each other. Files beside the folders stand above all of them.
 */
const foldersInOrder: Readonly<Record<string, readonly string[]>> = {
  'content/repository': ['models', 'text', 'merge', 'write', 'plans', 'media', 'query', 'answers', 'files', 'api'],
  api: ['transport', 'auth', 'candidates', 'content', 'offers', 'v1'],
  identity: ['both-sides', 'relying-party', 'provider', 'journeys'],
  'identity/provider': [
    'protocol',
    'codes',
    'accounts',
    'federation',
    'passkeys',
    'sign-in-methods',
    'pages',
    'steps',
    'password-rules',
    'sign-in',
    'sign-up',
    'service-sign-in',
    'password-reset',
    'profile-edit',
    'interactions',
  ],
  'identity/relying-party': ['connection', 'sessions', 'sign-in', 'signed-in'],
  search: [
    'offer',
    'criterion',
    'criteria',
    'vocabulary',
    'text',
    'store',
    'index',
    'understanding',
    'spelling',
    'extraction',
    'asking',
    'naming',
    'suggestions',
    'feed',
    'opensearch',
  ],
  'search/understanding': ['names'],
  board: [
    'context',
    'cleaning',
    'jobs',
    'offers',
    'companies',
    'registrations',
    'candidates',
    'hiding',
    'notifications',
    'saved-searches',
    'personal-offers',
    'applications',
    'favourites',
    'alerts',
    'newsletter',
    'privacy',
    'sign-in',
    'operators',
    'contact',
  ],
  import: ['source', 'reading', 'writing'],
  backup: ['store', 'database', 'files', 'archive', 'restore'],
  letters: ['frame', 'account', 'applications', 'alerts', 'newsletter', 'operators'],
  office: ['client', 'request', 'frame', 'editing', 'screens'],
  site: ['routing', 'request', 'scripts', 'parts', 'slices', 'frame', 'screens'],
  'site/parts': [
    'structured-data',
    'page',
    'hiding',
    'account',
    'uploads',
    'applications',
    'favourite-button',
    'search-links',
    'offer-card',
    'favourites',
    'map',
    'companies',
    'consent',
    'documents',
    'feeds',
    'list-filter',
    'suggestions',
    'home',
    'newsletter',
    'sign-in',
    'applying',
    'offers',
    'unpublished',
    'search',
    'saved-searches',
    'site-search',
  ],
  server: ['limits', 'outer-cache', 'http', 'cache', 'pictures', 'live', 'schedule', 'wiring', 'seeing', 'scopes'],
};

/** Folders that must not know each other in either direction: the two sides meet through HTTP alone. */
const strangers: Readonly<Record<string, readonly string[]>> = { identity: ['relying-party', 'provider'] };

const foldersOf = (path: string) => readdirSync(join(import.meta.dirname, 'src', path), { withFileTypes: true });

const strangersOf = (path: string, folder: string): readonly string[] =>
  strangers[path]?.includes(folder) ? strangers[path].filter((name) => name !== folder) : [];

/** Refuses imports of later folders, in the room and in the part of the room. */
function laterThan(path: string, folder: string): Pattern[] {
  const folders = foldersInOrder[path];
  if (folders === undefined) return [];
  const files = foldersOf(path).filter(({ name }) => !folders.includes(name) && name !== 'testing');
  const place = folders.indexOf(folder);
  const later = [
    ...folders.slice(place + 1).map((name) => `${name}/`),
    ...strangersOf(path, folder).map((name) => `${name}/`),
    ...files.map(({ name }) => `${name.replaceAll('.', '\\.')}$`),
  ];
  const above = laterThan(dirname(path), basename(path));
  if (later.length === 0) return above;
  const before =
    folders
      .slice(0, place)
      .filter((name) => !strangersOf(path, folder).includes(name))
      .join(', ') || 'none';
  const regex = `^(#${path}/|(\\.\\./)+)(${later.join('|')})`;
  return [{ regex, message: `src/${path}/${folder} imports only folders before it: ${before}.` }, ...above];
}

const roomOf = (path: string): string => path.split('/')[0] ?? '';

const overridesOfFolders = Object.entries(foldersInOrder).flatMap(([path, folders]) => {
  const lost = foldersOf(path).filter((entry) => entry.isDirectory() && ![...folders, 'testing'].includes(entry.name));
  if (lost.length > 0)
    throw new Error(`Where in the order of src/${path} is ${lost.map(({ name }) => name).join(', ')}?`);
  return folders.map((folder) => ({
    files: [`src/${path}/${folder}/**`],
    rules: refusing(notBelow(roomOf(path)), laterThan(path, folder)),
  }));
});

/** Screens do not know each other: what two screens show lies in `parts/`. */
const overridesOfScreens = foldersOf('site/screens').map(({ name }) => ({
  files: [`src/site/screens/${name}/**`],
  rules: refusing(notBelow('site'), [
    { regex: `^(#site/screens|\\.\\.)/(?!${name}/)`, message: 'A screen imports no other screen.' },
    ...laterThan('site', 'screens'),
  ]),
}));

/** A test may set up its case with later folders of its room. */
const overridesOfTests = Object.keys(foldersInOrder).map((path) => ({
  files: [`src/${path}/**/*.test.ts`, `src/${path}/**/*.test.tsx`, `src/${path}/**/testing/**`],
  rules: refusing(notBelow(roomOf(path))),
}));

/** Tests of the API ask it as programs do: through the scopes of the server, which apply limits and keys. */
const testsThroughServer = {
  files: ['src/api/**/*.test.ts', 'src/api/**/testing/**'],
  rules: refusing(notBelow('api').filter((room) => room !== 'server')),
};

const threads = ['src/board/context/threads.ts', '**/*-thread.ts'];
const defaultExports = ['src/site/**/*.tsx', 'src/site/**/*.ts', '*.config.ts'];
const testing = ['**/*.test.ts', '**/*.test.tsx', '**/*-contract.ts', '**/testing/**', 'tests/**', 'bench/**'];

/** Scripts without types, and JSON in the types of a library: a test compares the models with these types. */
const foreignJson = ['**/*.js', 'src/content/models/read-models.ts', 'src/site/screens/map/atlas.ts'];
/** Refuses `any` from libraries and JSON.parse: such values must be parsed. */
const uncheckedAny = (level: 'error' | 'off') => {
  const ways = ['assignment', 'return', 'argument', 'member-access', 'call'];
  return Object.fromEntries(ways.map((way) => [`typescript/no-unsafe-${way}`, level] as const));
};

/** Markup has a line per element and may be longer. */
const linesPerFunction = (max: number): NonNullable<OxlintOverride['rules']>['max-lines-per-function'] => [
  'error',
  { max, skipComments: true, skipBlankLines: true },
];

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { node: true, browser: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    ...uncheckedAny('error'),
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
    'import/no-default-export': 'error',
    'no-console': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': linesPerFunction(40),
    'react/react-in-jsx-scope': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'typescript/consistent-return': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    ...overridesOfFloors,
    ...overridesOfFolders,
    ...overridesOfScreens,
    ...overridesOfTests,
    // Tests of the search set up their offers by the board.
    { files: ['src/search/**/*.test.ts', 'src/search/**/testing/**'], rules: refusing(notBelow('board')) },
    testsThroughServer,
    {
      files: groundFiles.map((file) => `src/${file}.ts`),
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ regex: '^(#|\\./)', message: 'The ground rests on nothing.' }] },
        ],
      },
    },
    // Messages between threads have no origin.
    { files: threads, rules: { 'unicorn/require-post-message-target-origin': 'off' } },
    { files: defaultExports, rules: { 'import/no-default-export': 'off' } },
    { files: ['**/*.tsx'], rules: { 'max-lines-per-function': linesPerFunction(50) } },
    { files: testing, rules: { 'max-lines-per-function': 'off', 'no-console': 'off', ...uncheckedAny('off') } },
    { files: foreignJson, rules: uncheckedAny('off') },
  ],
  ignorePatterns: ['build/**', '.react-router/**', 'src/database/tables.ts', 'src/content/models/documents.ts'],
});
