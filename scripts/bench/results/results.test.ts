import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Figure, getAimShare, notMeasured, reachesAim, toFigure } from './figure';
import { formatFigure, formatNumber } from './format';
import { compareReleases, type Measured, type Release } from './releases';
import { renderChart } from './render-chart';
import { renderPage } from './render-page';
import { measureInTurns, repeatFailed } from './runs';
import { storeFigures, writePage } from './store';

const measured = (figures: readonly Figure[]): Measured => ({
  source: 'npm run bench -- pages',
  measuredAt: '2026-11-30T10:00:00.000Z',
  commit: '0123456789abcdef',
  machine: 'a processor, 2 cores, 8 GB',
  figures,
});
const release = (day: string, benches: Readonly<Record<string, readonly Figure[]>>): Release => ({
  day,
  benches: Object.fromEntries(Object.entries(benches).map(([name, figures]) => [name, measured(figures)])),
});
const paint = (...runs: readonly number[]) => toFigure('largest paint', runs, { unit: 's', aim: { atMost: 2.5 } });
const score = (...runs: readonly number[]) => toFigure('score', runs, { unit: '', aim: { atLeast: 97 } });

describe('a figure', () => {
  it('is the median of its runs with their spread', () => {
    expect(paint(3, 1, 2)).toMatchObject({ value: 2, spread: [1, 3], runs: 3 });
    expect(paint(4)).toMatchObject({ value: 4, spread: null, runs: 1 });
    expect(paint()).toMatchObject({ value: null, spread: null, runs: 0 });
  });

  it('reaches an aim from below or from above, and says how much of it is used up', () => {
    expect([paint(2.5), paint(2.6), score(97), score(96)].map(reachesAim)).toEqual([true, false, true, false]);
    expect(getAimShare(paint(5))).toBe(2);
    expect(getAimShare(score(48.5))).toBe(2);
    expect(reachesAim(toFigure('size', [1], { unit: 'KB' }))).toBeNull();
    expect(getAimShare(toFigure('shift', [0.1], { unit: '', aim: { atMost: 0 } }))).toBeNull();
  });

  it('has as many digits as matter', () => {
    expect([0.0421, 1.234, 45.67, 1234.5, 300_000, 0].map(formatNumber)).toEqual([
      '0.042',
      '1.23',
      '45.7',
      '1,235',
      '300,000',
      '0',
    ]);
  });

  it('is printed beside its aim, or with why it was not measured', () => {
    expect(formatFigure(paint(1, 2, 3))).toMatch(/^largest paint +1 +2 +3 +s +aim ≤ 2\.50 s, ratio 0\.80$/);
    expect(formatFigure(notMeasured('proxy', { unit: 'requests/s' }, 'nginx is not installed'))).toMatch(
      /^proxy +not measured: nginx is not installed$/,
    );
  });
});

describe('releases', () => {
  it('each bench with its newest figures, beside the last ones before, in the given order', () => {
    const releases = [
      release('2026-11-28', { pages: [paint(4), score(90)], old: [paint(1)] }),
      release('2026-11-30', { pages: [paint(2), score(98)] }),
      release('2026-11-29', { pages: [paint(3)], data: [paint(1)] }),
    ];
    const [data, pages, ...others] = compareReleases(releases, ['data', 'pages', 'unknown']);
    expect(others).toEqual([]);
    expect(data).toMatchObject({ day: '2026-11-29', figures: [{ before: null }] });
    expect(pages).toMatchObject({
      day: '2026-11-30',
      figures: [{ before: { day: '2026-11-29', value: 3 } }, { before: { day: '2026-11-28', value: 90 } }],
    });
  });

  it('a figure that was not measured is compared with nothing', () => {
    const missing = notMeasured('largest paint', { unit: 's' }, 'no browser');
    const [pages] = compareReleases(
      [release('2026-11-30', { pages: [paint(2)] }), release('2026-11-29', { pages: [missing] })],
      ['pages'],
    );
    expect(pages?.figures[0]?.before).toBeNull();
  });
});

describe('the page', () => {
  const [pages] = compareReleases(
    [
      release('2026-11-30', { pages: [paint(2, 3, 4), score(98), notMeasured('a | b', { unit: '' }, 'why')] }),
      release('2026-11-29', { pages: [paint(2)] }),
    ],
    ['pages'],
  );

  it('has each figure beside its aim and its figure before, and counts what misses its aim', () => {
    const page = renderPage(pages ? [pages] : [], new Set(['pages']));
    expect(page).toContain('| [pages](#pages) | 2026-11-30 | 1 | **1** |');
    expect(page).toContain('![Figures of pages as parts of their aims](charts/pages.svg)');
    expect(page).toContain('| **largest paint** | 3 s | 2 to 4 | ≤ 2.50 | **no** | 2 (2026-11-29) | +50 % |  |');
    expect(page).toContain('| a \\| b | not measured |  |  |  |  |  | why |');
  });

  it('has a chart with a bar per figure that has an aim, the furthest beyond it on top', () => {
    const chart = pages ? renderChart(pages) : null;
    expect(chart?.match(/<rect /g)).toHaveLength(2);
    expect(chart?.indexOf('class="missed"')).toBeLessThan(chart?.indexOf('class="reached"') ?? 0);
    expect(chart?.match(/class="before"/g)).toHaveLength(1);
    expect(renderChart({ name: 'none', day: '', measured: measured([]), figures: [] })).toBeNull();
  });
});

describe('runs', () => {
  it('a failed run is repeated, twice at most', async () => {
    let calls = 0;
    const failing = (times: number) => async () => {
      calls += 1;
      if (calls <= times) throw new Error('busy');
      return calls;
    };
    expect(await repeatFailed(failing(2))).toBe(3);
    calls = 0;
    await expect(repeatFailed(failing(3))).rejects.toThrow('busy');
  });

  it('subjects take turns, and each of them begins a round', async () => {
    const order: string[] = [];
    const subject = (name: string) => [name, async () => order.push(name)] as const;
    const found = await measureInTurns(new Map([subject('a'), subject('b')]), 2);
    expect(order.join('')).toBe('abba');
    expect(found.get('a')).toEqual([1, 4]);
  });
});

describe('the folder of releases', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  it('has a file per day, in which a later run replaces its own bench only, and a page with charts', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gibori-results-'));
    folders.push(folder);
    const store = (bench: string, time: string, ...runs: readonly number[]) =>
      storeFigures(folder, { bench, figures: [paint(...runs)], now: new Date(`2026-11-${time}Z`) });
    await store('pages', '29T10:00', 4);
    await store('data', '30T10:00', 1);
    await store('pages', '30T11:00', 3);
    await store('pages', '30T12:00', 2);
    writePage(folder, ['pages', 'data']);
    expect(readdirSync(folder).sort()).toEqual(['2026-11-29.json', '2026-11-30.json', 'README.md', 'charts']);
    expect(readdirSync(path.join(folder, 'charts')).sort()).toEqual(['data.svg', 'pages.svg']);
    const page = readFileSync(path.join(folder, 'README.md'), 'utf8');
    expect(page).toContain('| largest paint | 2 s |  | ≤ 2.50 | yes | 4 (2026-11-29) | -50 % |  |');
  });
});
