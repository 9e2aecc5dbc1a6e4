import { printLine } from '../../cli';
import { type Times, timeJourney } from '../journey';
import { watchMemory } from '../memory';
import { type Aim, type BenchResult, toFigure } from '../results/figure';
import { toResult } from '../results/format';
import { RUNS, repeatFailed } from '../results/runs';
import type { BenchShop } from '../shop';

/** Aims on two cores, in seconds. */
const FIGURES: Readonly<Record<keyof Times, readonly [name: string, aim: Aim | null]>> = {
  upload: ['photo → face read', null],
  portrait: ['photo → first portrait', null],
  preview: ['photo → whole preview', { atMost: 6 }],
  pdf: ['payment → PDF', { atMost: 30 }],
};

/** How long a parent waits at each step on the way to a book, and the memory of the processes meanwhile. */
export async function benchBooks({ url, pids }: BenchShop): Promise<BenchResult> {
  const memory = watchMemory(new Map([...pids].filter(([process]) => process === 'web' || process === 'worker')));
  printLine(`Making ${RUNS + 1} books (the first warms up) ...`);
  const times: Times[] = [];
  for (let round = 0; round <= RUNS; round += 1) {
    const measured = await repeatFailed(() => timeJourney(url));
    if (round > 0) times.push(measured);
  }
  const peaks = memory.stop();
  return toResult([
    ...(Object.keys(FIGURES) as (keyof Times)[]).map((step) => {
      const [name, aim] = FIGURES[step];
      const seconds = times.map((each) => each[step] / 1000);
      return toFigure(name, seconds, { unit: 's', aim });
    }),
    ...['web', 'worker'].map((process) =>
      toFigure(`peak memory of ${process} with its children`, [peaks.get(process) ?? 0], { unit: 'MB' }),
    ),
  ]);
}
