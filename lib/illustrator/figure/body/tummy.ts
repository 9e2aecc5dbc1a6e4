import type { Polygon, Vec } from '../../paint';
import type { Pose } from '../pose';
import type { BodyContext } from './context';
import type { Skeleton } from './skeleton';
import { TorsoShape } from './torso-shape';

/** Heights along the spine: below the collar, and the middle of what is painted inside. */
const CHEST = 0.84;
const MIDDLE = 0.34;
/** Height of the middle of the window. */
const CENTRE = 0.368;
/** Cloth that stays beside the window, head units. */
const SEAM = 1;
/** Half of the window's height and of its width in units of what is painted inside. */
const HALF_HEIGHT = 100;
const HALF_WIDTH = 72;
/** How much narrower the window is above than below. */
const NARROWER = 0.09;
/** How full its corners are; 1 is an ellipse. */
const FULLNESS = 0.82;
const STEPS = 72;
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

/** Half of the tummy's width at the height of its middle, on both sides of the spine. */
const halfWidthOf = (torso: TorsoShape) => (torso.edge(1, MIDDLE) - torso.edge(-1, MIDDLE)) / 2;

/** Half of the window's height, head units: of one form on everybody, and never past the collar. */
const halfHeightOf = (torso: TorsoShape, long: number) =>
  Math.min((CHEST - CENTRE) * long, (halfWidthOf(torso) * HALF_HEIGHT) / HALF_WIDTH);

/** An egg within the outline of the body: never on legs, arms, neck or face. */
function windowShape(torso: TorsoShape, { at, torso: long }: Skeleton): Polygon {
  const high = halfHeightOf(torso, long) / long;
  return Array.from({ length: STEPS }, (_, i) => {
    const a = (i / STEPS) * Math.PI * 2;
    const v = CENTRE + Math.sin(a) * high;
    const side = Math.cos(a) < 0 ? -1 : 1;
    const within = Math.abs(torso.edge(side, v)) - SEAM;
    const widest = Math.abs(torso.edge(side, MIDDLE)) - SEAM;
    const egg = Math.abs(Math.cos(a)) ** FULLNESS * (1 - NARROWER * Math.sin(a));
    return at(side * Math.min(within, widest * egg), v);
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
  const { painter: p, bones, inside } = body;
  if (!inside) return;
  const torso = new TorsoShape(bones);
  const shape = windowShape(torso, bones);
  const aside = (torso.edge(1, MIDDLE) + torso.edge(-1, MIDDLE)) / 2;
  const middle = bones.at(aside, MIDDLE);
  const unit = halfHeightOf(torso, bones.torso) / HALF_HEIGHT;
  const lean = Math.atan2(bones.up[0], -bones.up[1]);
  p.clip(shape, () => p.in(middle[0], middle[1], lean, unit, unit, () => inside(p)));
  drawDepth(body, shape, middle, unit);
}
