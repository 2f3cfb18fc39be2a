import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestService } from '@app/server/test/service.testing';
import { expect, test } from 'vitest';
import { root } from './hosts.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dashboards = globSync('deploy/dashboards/*.json', { cwd: root });
const alertFiles = globSync('deploy/**/alerts*.yml', { cwd: root }).filter((path) => !path.endsWith('.test.yml'));

interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}
const panelsOf = (path: string) => (JSON.parse(read(path)) as Dashboard).panels;
const expressions = [
  ...dashboards.flatMap((path) => panelsOf(path).flatMap(({ targets }) => targets.map(({ expr }) => expr))),
  ...alertFiles.flatMap((path) => [...read(path).matchAll(/^ +expr: (.+)$/gm)].map(([, expr]) => String(expr))),
];

/** The names in an expression that are neither functions nor labels nor words of the language. */
function figuresOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on|without|ignoring) ?\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-zA-Z_:][\w:]*\b(?! *\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^(?:and|or|unless|by|on|bool|e\d+)$/.test(name));
}

test('what an expression asks for is read as Prometheus reads it', () => {
  expect(
    figuresOf('scalar(max(a_b and on(instance) c:d == 1)) - sum by (le) (rate(e_total{f="5.."}[5m])) > 64e6'),
  ).toEqual(['a_b', 'c:d', 'e_total']);
});

test('every figure of a dashboard or an alert is one that the service or an exporter has', async () => {
  const token = 'wQ8zT3nV6bM1xK4pR7yL2cJ9';
  const service = await openTestService({ METRICS_TOKEN: token });
  const headers = { authorization: `Bearer ${token}`, host: 'localhost:3000' };
  const answer = await service.app.server.inject({ url: '/metrics', headers });
  await service.close();
  const shown = [...answer.body.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [String(name)],
  );
  expect(shown).toContain('dukalink_http_request_seconds_bucket');
  const ofExporters = read('deploy/dashboards/exporters.txt').match(/^[a-zA-Z]\w+$/gm) ?? [];
  const known = new Set([...shown, ...ofExporters]);
  const asked = new Set(expressions.flatMap(figuresOf));
  expect(asked.size).toBeGreaterThan(25);
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  // What nothing asks for goes from the list.
  expect(ofExporters.filter((name) => !asked.has(name))).toEqual([]);
});

test('every alert has a section that says what to do', () => {
  const alerts = alertFiles.flatMap((path) => [...read(path).matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name));
  expect(alerts.length).toBeGreaterThan(5);
  const sections = [...read('docs/operations/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts);
});

test.each(dashboards)('%s has one panel for each place and number', (path) => {
  const panels = panelsOf(path);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
});
