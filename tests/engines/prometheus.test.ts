import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { debianPackages } from './debian-packages.ts';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '../../deploy/prometheus');
const packages = await debianPackages('prometheus');

const alertsIn = (text: string): string[] => Array.from(text.matchAll(/- alert: (\w+)/g), ([, name = '']) => name);

test('the alert rules fire on bad nights alone: promtool', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const promtool = join(packages.root, 'usr/bin/promtool');
  const { stdout } = await run(promtool, ['test', 'rules', 'rules.test.yml'], { cwd: folder, env: packages.env });
  expect(stdout).toContain('SUCCESS');
});

test('Prometheus understands every expression of the dashboard', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const dashboard = await readFile(join(folder, '../grafana/dashboard.json'), 'utf8');
  const expressions = Array.from(dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g), ([, text = '']) => text);
  const rules = expressions.map((text, at) => `{ record: 'panel_${at}', expr: ${text} }`);
  const written = `{ groups: [{ name: dashboard, rules: [${rules.join(', ')}] }] }`;
  const own = await mkdtemp(join(tmpdir(), 'mvi-dashboard-'));
  onTestFinished(() => rm(own, { recursive: true }));
  await writeFile(join(own, 'dashboard.yml'), written.replaceAll('$__rate_interval', '5m'));
  const promtool = join(packages.root, 'usr/bin/promtool');
  const { stdout } = await run(promtool, ['check', 'rules', 'dashboard.yml'], { cwd: own, env: packages.env });
  expect(stdout).toContain(`SUCCESS: ${expressions.length} rules found`);
});

test('every alert is tested, and its runbook entry is a row of docs/operating.md', async () => {
  const rules = await readFile(join(folder, 'rules.yml'), 'utf8');
  const tested = await readFile(join(folder, 'rules.test.yml'), 'utf8');
  const operating = await readFile(join(folder, '../../docs/operating.md'), 'utf8');
  const chapter = operating.split(/^## /m).find((text) => text.startsWith('Alerts\n')) ?? '';
  const alerts = alertsIn(rules);
  expect(alerts.length).toBeGreaterThan(10);
  expect(rules.match(/^ +runbook: docs\/operating\.md#alerts$/gm)).toHaveLength(alerts.length);
  for (const alert of alerts) {
    expect(tested).toContain(alert);
    expect(chapter).toMatch(new RegExp(`^\\| \`${alert}\` \\| [^|]+ \\| [^|]+ \\|$`, 'm'));
  }
  const rows = Array.from(chapter.matchAll(/^\| `(\w+)`/gm), ([, name = '']) => name);
  expect(rows.toSorted()).toEqual(alerts.toSorted());
});
