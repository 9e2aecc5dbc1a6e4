import type { HairShape } from '@/lib/photos';
import { clamp, type Knot } from '../../paint';

/** Where the skull begins, above the brows. */
const BROW = -12;
/** Height above the brows against the usual skull: under hair, and of a bare head from low to high. */
const UNDER_HAIR = 1.1;
const BARE = { least: 1.1, most: 1.24, from: 48, to: 60 } as const;
/** A child's own head is drawn taller as a whole, so that its skull is no taller than the usual one. */
const OWN_HEAD = { underHair: 1, least: 1.05, most: 1.14 } as const;
/** A taller skull closes in more towards its crown. */
const CLOSES = 0.12;

/**
 * How tall the skull above the brows is against that of the usual head, which is 1. A bare head shows its own height;
 * hair hides it. `ownHead`: under a face drawn from its photo.
 */
export function computeSkullHeight(hairShape: HairShape | undefined, ownHead = false): number {
  if (!hairShape) return 1;
  if (hairShape.cover === 'hair') return ownHead ? OWN_HEAD.underHair : UNDER_HAIR;
  const top = hairShape.radii[(hairShape.radii.length - 1) / 2] ?? BARE.from;
  const { least, most } = ownHead ? OWN_HEAD : BARE;
  return least + (most - least) * clamp((top - BARE.from) / (BARE.to - BARE.from), 0, 1);
}

/** The outline of a head with a skull of another height: rounder, because it closes in towards the crown. */
export function raiseSkull(knots: readonly Knot[], height: number): readonly Knot[] {
  if (height === 1) return knots;
  return knots.map(([x, y, sharp]): Knot => {
    if (y > BROW) return [x, y, sharp ?? 0];
    const up = (BROW - y) / 40;
    return [x * (1 - CLOSES * up ** 2), BROW + (y - BROW) * height, sharp ?? 0];
  });
}

/** Where something that sits at `usual` on a bare head of usual height sits on this one. */
export const bareHeight = (hairShape: HairShape, usual: number, ownHead = false): number =>
  BROW + (usual - BROW) * computeSkullHeight(hairShape, ownHead);
