import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { getMetrics, observeJob, observeRequest } from '@/lib/platform/logging/metrics';
import { parsePromql } from './support/promql';

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
    const selectors = expressions.flatMap((expr) => parsePromql(expr).selectors);
    expect(selectors.length).toBeGreaterThan(20);
    expect(selectors.filter(({ metric }) => !OF_PROMETHEUS.includes(metric) && !findLine(metric))).toEqual([]);
    // Prometheus adds the job by itself.
    const asked = selectors.flatMap(({ metric, labels }) => labels.map((label) => [metric, label] as const));
    const unknown = asked.filter(([metric, label]) => label !== 'job' && !findLine(metric)?.includes(`${label}="`));
    expect(unknown).toEqual([]);
  });

  test("every expression is written in Prometheus' own grammar", () => {
    const faulty = expressions.filter((expr) => parsePromql(expr).faults.length > 0);
    expect(faulty).toEqual([]);
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

  test('the rule reports a metric or a label that nothing exports, and what Prometheus cannot read', () => {
    expect(parsePromql('sum by (route) (rate(lost_total{status="500"}[5m])) > 1.8e9')).toEqual({
      faults: [],
      selectors: [{ metric: 'lost_total', labels: ['status'] }],
    });
    expect(findLine('lost_total')).toBeUndefined();
    expect(findLine('queue_jobs')).not.toContain('tray="');
    for (const wrong of ['sum by (route (up)', 'rate(up[5 m)', 'up >', 'sum(up))']) {
      expect([wrong, parsePromql(wrong).faults.length > 0]).toEqual([wrong, true]);
    }
  });
});
