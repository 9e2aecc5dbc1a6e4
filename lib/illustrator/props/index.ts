import type { Painter } from '@/lib/illustrator/paint';
import { FLAME_Y, lantern } from './lantern';
import { plushBunny } from './plush';

/** A thing, in figure units around its ground point (or, when held, hanging from its ring at the origin). */
type Prop = {
  readonly draw: (p: Painter) => void;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly shadow: number;
  readonly light?: { readonly y: number; readonly reach: number; readonly colour: string };
};

const STANDING = { x: -60, y: -130, width: 120, height: 140 } as const;
const HANGING = { x: -60, y: -60, width: 120, height: 150 } as const;
const BASE = 74;

const lamp = (y: number) => ({ y, reach: 420, colour: '#ffc264' }) as const;

const STANDING_PROPS: Readonly<Record<string, Prop>> = {
  lantern: {
    draw: (p) => p.in(0, -BASE, 0, 1, 1, () => lantern(p, true)),
    box: STANDING,
    shadow: 26,
    light: lamp(FLAME_Y - BASE),
  },
  lanternOut: { draw: (p) => p.in(0, -BASE, 0, 1, 1, () => lantern(p, false)), box: STANDING, shadow: 26 },
  bunny: { draw: (p) => plushBunny(p, 0, 0, 0.6), box: STANDING, shadow: 18 },
};

const HELD_PROPS: Readonly<Record<string, Prop>> = {
  lantern: { draw: (p) => lantern(p, true), box: HANGING, shadow: 0, light: lamp(FLAME_Y) },
  lanternOut: { draw: (p) => lantern(p, false), box: HANGING, shadow: 0 },
};

export const PROP_KINDS: readonly string[] = Object.keys(STANDING_PROPS);
export const HELD_KINDS: readonly string[] = Object.keys(HELD_PROPS);

export const propOf = (kind: string): Prop | undefined => STANDING_PROPS[kind];
export const heldOf = (kind: string): Prop | undefined => HELD_PROPS[kind];
