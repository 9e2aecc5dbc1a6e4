import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { getMetrics, observeJob, observeRequest } from '@/lib/platform/metrics';

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
};
type Alerts = { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
type Panel = { readonly id: number; readonly title: string; readonly targets: readonly { readonly expr: string }[] };

const alerts: Alerts = parse(readFileSync('docs/deploy/alerts.yaml', 'utf8'));
const rules = alerts.groups.flatMap((group) => group.rules);
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(readFileSync('docs/deploy/dashboard.json', 'utf8'));
const expressions = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);

/** Prometheus makes it itself. */
const OF_PROMETHEUS = ['up'];
const WORDS = /\b(?:sum|max|topk|rate|histogram_quantile|by|job|le)\b/;
/** Metrics of an expression: names that are neither functions, nor labels in braces or brackets. */
const listMetrics = (expr: string): readonly string[] =>
  expr
    .replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, '')
    .match(/[a-z_][a-z0-9_]*/gi)
    ?.filter((name) => !new RegExp(`^${WORDS.source}$`).test(name) && !/^e\d*$/.test(name)) ?? [];
/** Labels that an expression asks for, by its metric. */
const listLabels = (expr: string): readonly (readonly [metric: string, label: string])[] =>
  [...expr.matchAll(/([a-z_]+)\{([^}]*)\}/g)].flatMap(([, metric = '', inner = '']) =>
    [...inner.matchAll(/(\w+)\s*=/g)].map(([, label = '']) => [metric, label] as const),
  );

let exported = '';
beforeAll(async () => {
  observeRequest('GET', '/api/health', 200, 1);
  observeJob('produce-book', 'failed', 1);
  // What only the database knows is a gauge of this file; /api/metrics answers both.
  const gauges = readFileSync('lib/server/telemetry/shop-metrics.ts', 'utf8');
  const ofDatabase = [...gauges.matchAll(/gauge\('(\w+)', '[^']*', \[([^\]]*)\]/g)].map(
    ([, name, labels = '']) => `${name}{${labels.replace(/'(\w+)'/g, '$1="x"')}} 1`,
  );
  exported = `${await getMetrics().registry.metrics()}\n${ofDatabase.join('\n')}`;
});
const findLine = (name: string) => exported.split('\n').find((line) => new RegExp(`^${name}[ {]`).test(line));

describe('alerts and dashboard', () => {
  test('every metric that they name is exported, with the labels that they ask for', () => {
    const names = expressions.flatMap(listMetrics);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !OF_PROMETHEUS.includes(name) && !findLine(name))).toEqual([]);
    // Prometheus adds the job by itself.
    const labels = expressions.flatMap(listLabels).filter(([, label]) => label !== 'job');
    expect(labels.filter(([name, label]) => !findLine(name)?.includes(`${label}="`))).toEqual([]);
  });

  test('every alert says how long, how urgent and what to do; every panel has a place of its own', () => {
    for (const { alert, labels, annotations, ...rule } of rules) {
      expect([alert, /^\d+m$/.test(rule.for), ['page', 'ticket'].includes(labels.severity)]).toEqual([
        alert,
        true,
        true,
      ]);
      expect(annotations.summary.length).toBeGreaterThan(10);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });

  test('what docs/operations.md asks to alarm on has an alert', () => {
    const all = rules.map(({ expr }) => expr).join('\n');
    expect(all).toContain('queue_jobs{queue="dead-letters"}');
    expect(all).toMatch(/queue_oldest_waiting_seconds\) > 600/);
    expect(all).toContain('status="500"');
  });

  test('the rule reports a metric or a label that nothing exports', () => {
    expect(listMetrics('sum by (route) (rate(lost_total{status="500"}[5m])) > 1.8e9')).toEqual(['lost_total']);
    expect(findLine('lost_total')).toBeUndefined();
    expect(listLabels('queue_jobs{tray="x"}')).toEqual([['queue_jobs', 'tray']]);
    expect(findLine('queue_jobs')).not.toContain('tray="');
  });
});
