import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { reloadOnLostScript } from './lost-scripts.tsx';

class HTMLScriptElement {
  readonly type = 'module';
}
type Heard = Record<string, (event: object) => void>;

let heard: Heard = {};
let now = 0;
let reloads = 0;
const kept = new Map<string, string>();
let fields: object[] = [];
let lists: object[] = [];
let onLine = true;

function openPage(sessionStorage: object = { getItem: (key: string) => kept.get(key), setItem: kept.set.bind(kept) }) {
  heard = {};
  runInNewContext(reloadOnLostScript, {
    HTMLScriptElement,
    document: { querySelectorAll: (kind: string) => (kind === 'select' ? lists : fields) },
    navigator: {
      get onLine() {
        return onLine;
      },
    },
    sessionStorage,
    Date: { now: () => now },
    location: { reload: () => void (reloads += 1) },
    addEventListener: (name: string, hear: Heard[string]) => void (heard[name] = hear),
  });
}

beforeEach(() => {
  now = 1_000_000;
  reloads = 0;
  kept.clear();
  fields = [{ value: '', defaultValue: '' }];
  lists = [{ selectedIndex: 0, options: [{}, {}] }];
  onLine = true;
  openPage();
});

test.each([
  ['mvi:lost', {}],
  ['error', { target: new HTMLScriptElement() }],
  ['error', { target: {}, message: 'TypeError: error loading dynamically imported module: x' }],
  ['unhandledrejection', { reason: new TypeError('Failed to fetch dynamically imported module: x') }],
  ['unhandledrejection', { reason: new TypeError('error loading dynamically imported module: x') }],
  ['unhandledrejection', { reason: new TypeError('Importing a module script failed.') }],
])('the page reloads, at most once a minute, if a script cannot be loaded (%s)', (name, event) => {
  heard[name]?.(event);
  openPage();
  now += 59_999;
  heard[name]?.(event);
  expect(reloads).toBe(1);
  now += 1;
  heard[name]?.(event);
  expect(reloads).toBe(2);
});

test('errors of running scripts and missing pictures do not reload the page', () => {
  heard['error']?.({ target: {} });
  heard['error']?.({ target: {}, message: 'TypeError: x is not a function' });
  for (const reason of [new Error('x'), null, undefined, 'x']) heard['unhandledrejection']?.({ reason });
  expect(reloads).toBe(0);
});

test('the page does not reload if it cannot count its reloads, because storage is forbidden', () => {
  openPage({
    getItem: () => {
      throw new Error('closed');
    },
  });
  heard['mvi:lost']?.({});
  expect(reloads).toBe(0);
});

test.each([
  ['typed', [{ value: 'marketing', defaultValue: '' }], []],
  ['chose from a list', [], [{ selectedIndex: 0, options: [{}, { defaultSelected: true }] }]],
])('the page does not reload if a visitor %s, because the input would be lost', (_, typed, chosen) => {
  fields = typed;
  lists = chosen;
  heard['mvi:lost']?.({});
  expect(reloads).toBe(0);
});

test('the page does not reload without a network, because it would no longer be readable', () => {
  onLine = false;
  heard['mvi:lost']?.({});
  expect(reloads).toBe(0);
});
