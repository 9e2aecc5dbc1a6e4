import { type Polygon, smooth, type Vec } from '../../paint';
import type { Pose } from '../pose';
import type { BodyContext } from './context';
import type { Skeleton } from './skeleton';
import { TorsoShape } from './torso-shape';

/** Heights along the spine, from the waist to below the collar. */
const WAIST = -0.13;
const CHEST = 0.84;
const MIDDLE = 0.34;
/** Cloth that stays beside the window, head units. */
const SEAM = 1.6;
/** Half of the window's height or 3/4 of its half width is 100 units of what is painted inside. */
const HALF_HEIGHT = 100;
const HALF_WIDTH = 72;
/** A tummy with something inside is round. */
const ROUNDER = 1.34;
const WIDER_HIPS = 1.12;
/** How much of what makes a tummy even rounder the hips share. */
const HIPS_SHARE = 0.4;

/** The body with room for what is inside of it; a pose may make the tummy even rounder. */
export const withRoundTummy = (bones: Skeleton, { tummy = 1 }: Pose): Skeleton => {
  const { size } = bones;
  const hips = size.hips * WIDER_HIPS * (1 + (tummy - 1) * HIPS_SHARE);
  return { ...bones, size: { ...size, belly: size.belly * ROUNDER * tummy, hips } };
};

/** The tummy from the waist to the chest: never on legs, arms, neck or face. */
function windowShape(torso: TorsoShape, at: (u: number, v: number) => Vec): Polygon {
  const { left, right } = torso.sides(0.02, 0.62, -SEAM, 6);
  const corner = (g: -1 | 1, v: number, share: number) => at(torso.edge(g, v) * share, v);
  return smooth(
    [
      ...left,
      corner(-1, CHEST - 0.07, 0.72),
      corner(-1, CHEST, 0.34),
      corner(1, CHEST, 0.34),
      corner(1, CHEST - 0.07, 0.72),
      ...right.toReversed(),
      corner(1, WAIST + 0.04, 0.74),
      corner(1, WAIST, 0.36),
      corner(-1, WAIST, 0.36),
      corner(-1, WAIST + 0.04, 0.74),
    ],
    true,
    6,
  );
}

/** The window of a tummy as round as a ball. */
function roundWindow(torso: TorsoShape, at: (u: number, v: number) => Vec): Polygon {
  const middle = (WAIST + CHEST) / 2;
  const high = (CHEST - WAIST) / 2;
  return Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * Math.PI * 2;
    const side = Math.cos(a) < 0 ? -1 : 1;
    const wide = Math.abs(torso.edge(side, middle)) - SEAM;
    return at(Math.cos(a) * wide, middle + Math.sin(a) * high);
  });
}

/** The cloth around the window lies over a round tummy: it throws a shadow into it, and its hem catches the light. */
function drawDepth({ painter: p }: BodyContext, shape: Polygon, [x, y]: Vec, unit: number): void {
  const [lx, ly] = p.lit();
  p.inner(shape, '#1c2048', lx * 13, ly * 13, 12, 0.62, 0.3);
  p.inner(shape, '#1c2048', 0, 0, 9, 0.34, 0.3);
  p.clip(shape, () => p.soft(x - lx * unit * 26, y - ly * unit * 40, unit * 30, unit * 22, '#ffffff', 0.4));
  p.edge(shape, '#3b3354', 5.2, 0.3);
  p.edge(shape, '#fffdf4', 2.6, 0.96);
  p.inner(shape, '#ffffff', -lx * 4, -ly * 4, 3, 0.5, 0.3);
}

/**
 * Draws what is inside of somebody in a window as large as the tummy. The drawing's own frame has its origin in the middle
 * of the tummy, and reaches at least 100 units up and down and 72 to both sides.
 */
export function drawTummy(body: BodyContext): void {
  const { painter: p, bones, inside, pose } = body;
  if (!inside) return;
  const torso = new TorsoShape(bones);
  const shape = pose.tummy ? roundWindow(torso, bones.at) : windowShape(torso, bones.at);
  const aside = (torso.edge(1, MIDDLE) + torso.edge(-1, MIDDLE)) / 2;
  const middle = bones.at(aside, MIDDLE);
  const halfWidth = (torso.edge(1, MIDDLE) - torso.edge(-1, MIDDLE)) / 2;
  const unit = Math.min(((CHEST - WAIST) * bones.torso) / 2 / HALF_HEIGHT, halfWidth / HALF_WIDTH);
  const lean = Math.atan2(bones.up[0], -bones.up[1]);
  p.clip(shape, () => p.in(middle[0], middle[1], lean, unit, unit, () => inside(p)));
  drawDepth(body, shape, middle, unit);
}
