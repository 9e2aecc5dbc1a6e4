import type { Painter } from '@/lib/illustrator/paint';
import { firefly } from './firefly';
import { foxJump, foxWalk } from './fox/move';
import { foxCurl, foxSit } from './fox/rest';
import type { Mood } from './mood';
import { owl } from './owl';

export { moodOf } from './mood';

/** A companion is drawn in figure units around its ground point, facing the right of the picture. */
type Companion = {
  readonly draw: (p: Painter, mood: Mood) => void;
  /** What the drawing needs, in figure units. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Half the width of its shadow on the ground; 0 for what flies or perches. */
  readonly shadow: number;
  /** Its own light, in figure units. */
  readonly light?: { readonly y: number; readonly reach: number; readonly colour: string };
};

const FOX = { x: -220, y: -250, width: 420, height: 290 } as const;

const COMPANIONS: Readonly<Record<string, Companion>> = {
  firefly: {
    draw: firefly,
    box: { x: -60, y: -60, width: 120, height: 110 },
    shadow: 0,
    light: { y: 20, reach: 560, colour: '#ffd66e' },
  },
  fireflyDim: {
    draw: firefly,
    box: { x: -60, y: -60, width: 120, height: 110 },
    shadow: 0,
    light: { y: 20, reach: 340, colour: '#ffc862' },
  },
  foxSit: { draw: foxSit, box: FOX, shadow: 46 },
  foxWalk: { draw: foxWalk, box: FOX, shadow: 62 },
  foxJump: { draw: foxJump, box: FOX, shadow: 56 },
  foxCurl: { draw: foxCurl, box: FOX, shadow: 74 },
  owl: { draw: owl, box: { x: -70, y: -180, width: 140, height: 240 }, shadow: 0 },
};

export const COMPANION_KINDS: readonly string[] = Object.keys(COMPANIONS);

export const companionOf = (kind: string): Companion | undefined => COMPANIONS[kind];
