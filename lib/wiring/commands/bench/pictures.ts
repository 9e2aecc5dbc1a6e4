import { at } from '../paths';
import { run } from '../processes/run';
import { LEAN_MEMORY } from '../shop/programs';

/** Seconds of one core, and the memory of one drawing process that made a whole book in print size. */
export type PictureTimes = {
  readonly screen: readonly number[];
  readonly print: readonly number[];
  readonly passport: readonly number[];
  /** Photo chosen → character known; seconds by the clock, with the face model loaded. */
  readonly character: readonly number[];
  readonly bookMegabytes: number;
};

type Aimed = Exclude<keyof PictureTimes, 'bookMegabytes'>;

/** Aims on one core, in seconds; the sketch took 0.85 to 1.6 s for a screen page on a like core. */
const AIMS: Readonly<Record<Aimed, readonly [name: string, aim: number]>> = {
  screen: ['page of 1200 px', 0.8],
  print: ['page of 2551 px', 3],
  passport: ['passport change → preview', 0.3],
  character: ['photo → character', 1],
};
const BOOK_AIM_MB = 1024;

function line(name: string, values: readonly number[], aim: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, middle, most] = [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
  const figures = [least, middle, most].map((value) => value.toFixed(2).padStart(7)).join(' ');
  return `${name.padEnd(26)}${figures}  s   aim ${aim} s, ratio ${(middle / aim).toFixed(2)}`;
}

/** Draws in a process of its own and gives the lines to print. */
export async function benchPictures(): Promise<readonly string[]> {
  const { code, output } = await run({
    args: ['--import', 'tsx', at('lib/wiring/commands/bench/pictures.process.ts')],
    env: { ...process.env, ...LEAN_MEMORY },
  });
  const last = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0) throw new Error(`The pictures could not be timed: ${output.slice(-600)}`);
  const times = JSON.parse(last) as PictureTimes;
  const lines = (Object.keys(AIMS) as Aimed[]).map((figure) => line(AIMS[figure][0], times[figure], AIMS[figure][1]));
  const { bookMegabytes: mb } = times;
  return [
    ...lines,
    `memory of a whole book     ${mb.toFixed(0).padStart(7)} MB  aim ${BOOK_AIM_MB} MB, ratio ${(mb / BOOK_AIM_MB).toFixed(2)}`,
  ];
}
