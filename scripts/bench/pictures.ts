import { fromRoot } from '../paths';
import { run } from '../processes/run';
import { DRAWING_ENV } from '../shop/programs';

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
  print: ['page of 2551 px', 3],
  passport: ['passport change → preview', 0.3],
  character: ['photo → character', 1],
};
const BOOK_TARGET_MB = 1024;

function formatLine(name: string, values: readonly number[], aim: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, middle, most] = [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
  const figures = [least, middle, most].map((value) => value.toFixed(2).padStart(7)).join(' ');
  return `${name.padEnd(26)}${figures}  s   aim ${aim} s, ratio ${(middle / aim).toFixed(2)}`;
}

/** Runs the drawing in a separate process and returns the lines to print. */
export async function benchPictures(): Promise<readonly string[]> {
  const { code, output } = await run({
    args: ['--import', 'tsx', fromRoot('scripts/bench/pictures.process.ts')],
    env: { ...process.env, ...DRAWING_ENV },
  });
  const last = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0) throw new Error(`The picture bench failed: ${output.slice(-600)}`);
  const times = JSON.parse(last) as PictureTimes;
  const lines = (Object.keys(TARGETS) as TargetName[]).map((figure) =>
    formatLine(TARGETS[figure][0], times[figure], TARGETS[figure][1]),
  );
  const { bookMegabytes: mb } = times;
  return [
    ...lines,
    `memory of a whole book     ${mb.toFixed(0).padStart(7)} MB  aim ${BOOK_TARGET_MB} MB, ratio ${(mb / BOOK_TARGET_MB).toFixed(2)}`,
  ];
}
