import type { Box } from '@/lib/illustrator';
import { block, box, call, type Hero, type Prop, path } from '../../picture-parts';

export const SUIT = 'divingSuit';

type Rest = Parameters<typeof block>[2];

/** Points of all that is told; what is sung or sounds is the only other size on a spread. */
const TOLD: readonly [number, number] = [29, 15];
/** A whisper is no larger than what is told. */
export const WHISPER = TOLD[0];

export const storyBlock = (text: string, place: Box, rest: Rest = {}) => block(text, place, { size: TOLD, ...rest });

/** The song stands in gold along its own way, louder and softer. */
export const sung = (text: string, along: Parameters<typeof path>[1], size: Parameters<typeof path>[2]) =>
  path(text, along, size, { tone: 'gold', gapEm: 0.4 });

/** A note that somebody remembers. */
export const goldCall = (text: string, at: readonly [number, number], size: number, width: number) =>
  call(text, at, size, width, { tone: 'gold' });

/** In the water nobody needs a chair. */
export const afloat = (x: number, y: number, scale: number, depth?: number) => ({
  x,
  y,
  scale,
  afloat: true,
  ...(depth !== undefined && { depth }),
});

export const swimmer = (at: Hero['at'], rest: Omit<Hero, 'at' | 'outfit'>): Hero => ({ at, outfit: SUIT, ...rest });

/** Its wheelchair waits beside the tub or the bed. */
export const chairAt = (x: number, y: number, scale: number, depth?: number): Prop => ({
  kind: 'emptyWheelchair',
  at: { x, y, scale, ...(depth !== undefined && { depth }) },
});

export { box };
