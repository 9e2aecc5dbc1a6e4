import type { Companion, CompanionLook, getCompanion } from '../companions';
import type { Disc, Painter, Vec } from '../paint';
import type { getProp } from '../props';
import { type Easel, glow, type Lamp, type Slot } from '../stages';
import { cachedFigure, placeKey } from './figure-cache';

/** An actor or a prop painted on its own layer. */
export type Actor = {
  readonly depth: number;
  readonly layer: Painter;
  readonly centre: Vec;
  /** Half its height, about. */
  readonly reach: number;
  readonly shadow: { readonly x: number; readonly y: number; readonly half: number } | null;
  /** Fireflies glow, so the dark of the scene does not cover them. */
  readonly lamp: Lamp | null;
  /** Areas without drifting particles, such as faces; props have none. */
  readonly face: Disc | null;
  /** Only people have hands. */
  readonly hands: readonly Disc[];
};

type Drawable = NonNullable<ReturnType<typeof getCompanion>> | NonNullable<ReturnType<typeof getProp>>;

/**
 * Draws a companion or a thing on a layer of its own, standing in a slot. What `draw` paints may be kept under `key`,
 * which tells everything that its look depends on.
 */
export function stand(
  page: Painter,
  thing: Drawable,
  slot: Slot,
  scale: number,
  facing: 1 | -1,
  draw: (p: Painter) => void,
  key?: string,
): Actor {
  const s = slot.scale * scale;
  const { x, y, width, height } = thing.box;
  const above = ('above' in thing && thing.above) || 0;
  const box = {
    x: slot.x + (facing > 0 ? x : -x - width) * s,
    y: slot.y + (y - above) * s,
    width: width * s,
    height: (height + above) * s,
  };
  const paint = () => {
    const layer = page.newLayer(box);
    layer.in(slot.x, slot.y, 0, s * facing, s, () => draw(layer));
    return layer;
  };
  const place = [slot.x, slot.y, s, facing].join(',');
  const layer = key === undefined ? paint() : cachedFigure([key, place, placeKey(page)].join('|'), paint);
  const light = thing.light;
  return {
    depth: slot.depth ?? (slot.afloat ? 1500 : slot.y),
    layer,
    centre: [slot.x, slot.y + (y + height / 2) * s],
    reach: (height / 2) * s,
    shadow: slot.afloat || !thing.shadow ? null : { x: slot.x, y: slot.y, half: thing.shadow * s },
    lamp: light
      ? { x: slot.x, y: slot.y + light.y * s, reach: light.reach * s, colour: light.colour, power: 0.9 }
      : null,
    face: null,
    hands: [],
  };
}

/** Keeps particles away from a companion in a slot. */
export function faceOf(kind: Companion, look: CompanionLook, slot: Slot, actor: Actor, size: number, facing: 1 | -1) {
  // Fireflies stay visible through particles.
  if (actor.lamp) return null;
  const face = kind.face?.(look);
  if (!face) return { x: actor.centre[0], y: actor.centre[1], r: actor.reach };
  const s = slot.scale * size;
  return { x: slot.x + face.x * s * facing, y: slot.y + face.y * s, r: face.r * s };
}

/** The shine of a carried lamp over all that is near it: it ends below the hand. */
export const HAND_LIGHT = { reach: 0.15, alpha: 0.26 } as const;

/** Of a hand around its grip, figure units. */
export const HAND_RADIUS = 27;

/** The hands of somebody in a slot; none of what has no hands. */
export function handsOf(
  kind: Companion,
  look: CompanionLook,
  slot: Slot,
  size: number,
  facing: 1 | -1,
): readonly Disc[] {
  const parts = kind.parts?.(look);
  if (!parts) return [];
  const s = slot.scale * size;
  return [parts.leftHand, parts.rightHand].map(([x, y]) => ({
    x: slot.x + x * s * facing,
    y: slot.y + y * s,
    r: HAND_RADIUS * s,
  }));
}

/** The glow around a lamp, behind all figures: wide and faint, then near and strong. Its light on them is their own. */
export function halo(e: Easel, lamp: Lamp) {
  // Deep orange first: pale gold alone would turn white over blue.
  glow(e, lamp.x, lamp.y, lamp.reach * 0.66, '#a85614', 0.42);
  glow(e, lamp.x, lamp.y, lamp.reach * 0.36, '#d8862a', 0.5);
  glow(e, lamp.x, lamp.y, lamp.reach * 0.16, '#ffeab0', 0.62);
}
