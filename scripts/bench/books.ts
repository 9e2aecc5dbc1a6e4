import { printLine } from '../cli';
import { type Times, timeJourney } from './journey';
import { watchMemory } from './memory';
import type { BenchShop } from './shop';

const RUNS = 5;

/** Targets on two cores, in seconds. */
const TARGETS: Readonly<Partial<Record<keyof Times, number>>> = { preview: 6, pdf: 30 };
const NAMES: Readonly<Record<keyof Times, string>> = {
  upload: 'photo → face read',
  portrait: 'photo → first portrait',
  preview: 'photo → whole preview',
  pdf: 'payment → PDF',
};

function formatLine(name: keyof Times, all: readonly Times[]): string {
  const sorted = all.map((times) => times[name] / 1000).sort((a, b) => a - b);
  const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const figures = [least, middle, most].map((seconds) => (seconds ?? 0).toFixed(2).padStart(7)).join(' ');
  const aim = TARGETS[name];
  return `${NAMES[name].padEnd(26)}${figures}  s${aim ? `   aim ${aim} s, ratio ${((middle ?? 0) / aim).toFixed(2)}` : ''}`;
}

/** How long a parent waits at each step on the way to a book, and the memory of the processes meanwhile. */
export async function benchBooks({ url, pids }: BenchShop): Promise<readonly string[]> {
  const memory = watchMemory(new Map([...pids].filter(([process]) => process === 'web' || process === 'worker')));
  printLine(`Making ${RUNS + 1} books (the first warms up) ...`);
  const times: Times[] = [];
  for (let round = 0; round <= RUNS; round += 1) {
    const measured = await timeJourney(url);
    if (round > 0) times.push(measured);
  }
  const peaks = memory.stop();
  const peak = (process: string) =>
    `peak memory of ${process.padEnd(11)}${(peaks.get(process) ?? 0).toFixed(0).padStart(7)} MB (with its children)`;
  return [
    `${''.padEnd(26)}    min  median     max`,
    ...(['upload', 'portrait', 'preview', 'pdf'] as const).map((figure) => formatLine(figure, times)),
    ...['web', 'worker'].map(peak),
  ];
}
