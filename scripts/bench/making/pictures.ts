import { fromRoot } from '../../paths';
import { run } from '../../processes/run';
import { DRAWING_ENV } from '../../shop/programs';
import { type BenchResult, toFigure } from '../results/figure';
import { toResult } from '../results/format';
import { isQuick } from '../results/runs';

/** CPU seconds, and the memory of one drawing process that made a whole book in print size. */
export type PictureTimes = {
  readonly screen: readonly number[];
  readonly print: readonly number[];
  readonly passport: readonly number[];
  /** Photo chosen → character known; wall-clock seconds, with the face model loaded. */
  readonly character: readonly number[];
  readonly bookMegabytes: number;
};

type TargetName = Exclude<keyof PictureTimes, 'bookMegabytes'>;

/** Targets on one core, in seconds; the prototype took 0.85 to 1.6 s for a screen page on a similar core. */
const TARGETS: Readonly<Record<TargetName, readonly [name: string, aim: number]>> = {
  screen: ['page of 1200 px', 0.8],
  print: ['page of 2551 px, for print', 3],
  passport: ['passport change → preview', 0.3],
  character: ['photo → character', 1],
};
const BOOK_TARGET_MB = 1024;

/** What drawing takes, in core-seconds of a separate process. */
export async function benchPictures(): Promise<BenchResult> {
  const { code, output } = await run({
    args: ['--import', 'tsx', fromRoot('scripts/bench/making/pictures.process.ts')],
    env: { ...process.env, ...DRAWING_ENV, ...(isQuick && { BENCH_QUICK: '1' }) },
  });
  const last = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0) throw new Error(`The picture bench failed: ${output.slice(-600)}`);
  const times = JSON.parse(last) as PictureTimes;
  const figures = (Object.keys(TARGETS) as TargetName[]).map((name) =>
    toFigure(TARGETS[name][0], times[name], { unit: 's', aim: { atMost: TARGETS[name][1] } }),
  );
  const memory = { unit: 'MB', aim: { atMost: BOOK_TARGET_MB } };
  return toResult([...figures, toFigure('memory of a whole book', [times.bookMegabytes], memory)]);
}
