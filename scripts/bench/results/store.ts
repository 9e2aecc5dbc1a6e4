import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../paths';
import { run } from '../../processes/run';
import type { Figure } from './figure';
import { compareReleases, type Measured, type Release } from './releases';
import { renderChart } from './render-chart';
import { renderPage } from './render-page';

const BIOME = fromRoot('node_modules/@biomejs/biome/bin/biome');
const RELEASE_FILE = /^(\d{4}-\d\d-\d\d)\.json$/;

const describeMachine = (): string => {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${gigabytes} GB`;
};

async function readCommit(): Promise<string> {
  const { code, output } = await run({ command: 'git', args: ['rev-parse', 'HEAD'] });
  return code === 0 ? output.trim() : 'unknown';
}

function readReleases(folder: string): readonly Release[] {
  return readdirSync(folder).flatMap((file) => {
    const day = RELEASE_FILE.exec(file)?.[1];
    if (!day) return [];
    const { benches } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Pick<Release, 'benches'>;
    return [{ day, benches }];
  });
}

/** Writes the page and the charts of a folder from its releases. `names`: the benches in the order of the page. */
export function writePage(folder: string, names: readonly string[]): void {
  const benches = compareReleases(readReleases(folder), names);
  const charts = path.join(folder, 'charts');
  rmSync(charts, { recursive: true, force: true });
  mkdirSync(charts, { recursive: true });
  const drawn = new Set<string>();
  for (const bench of benches) {
    const chart = renderChart(bench);
    if (chart === null) continue;
    writeFileSync(path.join(charts, `${bench.name}.svg`), chart);
    drawn.add(bench.name);
  }
  writeFileSync(path.join(folder, 'README.md'), renderPage(benches, drawn));
}

type Stored = { readonly bench: string; readonly figures: readonly Figure[]; readonly now: Date };

/** Stores what a bench found in the file of the day, in place of what the same bench found earlier that day. */
export async function storeFigures(folder: string, { bench, figures, now }: Stored): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const day = now.toISOString().slice(0, 10);
  const { benches = {} } = readReleases(folder).find((release) => release.day === day) ?? {};
  const measured: Measured = {
    source: `npm run bench -- ${bench}`,
    measuredAt: now.toISOString(),
    commit: await readCommit(),
    machine: describeMachine(),
    figures,
  };
  const content = { benches: { ...benches, [bench]: measured } };
  writeFileSync(path.join(folder, `${day}.json`), `${JSON.stringify(content, null, 2)}\n`);
}

/** Formats a folder of the repository as the checks demand. */
export async function formatFolder(folder: string): Promise<void> {
  const { code, output } = await run({ args: [BIOME, 'format', '--write', folder] });
  if (code !== 0) throw new Error(`The results could not be formatted:\n${output}`);
}
