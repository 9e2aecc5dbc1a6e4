import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import type { Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { babyHairs } from '../details';
import { drawStream, streams } from '../stream';
import type { HairDrawing } from '../style';
import { isThin } from './locks';
import { backMass, FRINGE_FROM, frontMass } from './masses';
import { capPoint, fallOn, fallPoint, hairlineKnots, isFalling, isTucked, placing, type Side } from './outline';
import { paintRibbons } from './ribbons';
import { fallStrands, paintLocks, paintParting, paintShine, paintStrands } from './strands';

const SIDES = [-1, 1] as const;

/** Hair in locks, straight to loosely curled, or `gathered` behind the head, from the front as a photo shows it. */
export function sleekHair(h: HairBrush, shape: HairShape, gathered: boolean): HairDrawing {
  const falling = SIDES.filter((side) => isFalling(shape, side));
  const streaming = falling.length > 0 && streams(h);
  const short: HairShape = streaming ? { ...shape, left: shortened(shape.left), right: shortened(shape.right) } : shape;
  const front = frontMass(h, short, gathered);
  const low = Math.max(...falling.map((side) => fallOn(shape, side).tip), 0);
  return {
    ...coverage(h, shape),
    shadow: front.shape,
    back: () => {
      if (streaming) drawStream(h, { length: low, width: 10.5 });
      if (streaming || falling.length === 0) return h.nape(42, 28);
      const back = backMass(h, shape);
      h.mass(back, { color: h.tones.shadow, shadowColor: h.tones.deep, light: 0.02, depth: 12 });
      const lines = falling.flatMap((side) => fallStrands(h, shape, side, 7));
      h.strands(lines, back, 2, 0.5);
    },
    front: () => {
      h.mass(front.shape);
      paintShine(h, short, front.shape);
      paintStrands(h, short, front.shape, falling);
      h.painter.clip(front.shape, () => {
        paintRibbons(h, short, front.rim);
        paintLocks(h, short, front.ends);
        paintParting(h, short);
      });
      babyHairs(
        h,
        hairlineKnots(short).filter(([, y], i) => y < FRINGE_FROM && i % 4 === 1),
        3.5,
      );
      paintFlyaways(h, short);
      for (const side of streaming ? [] : falling) paintStrays(h, short, side);
    },
  };
}

const shortened = (fall: HairShape['left']): HairShape['left'] => ({ ...fall, tip: Math.min(fall.tip, 50) });

/** Single hairs that leave the silhouette: the mass is no cap. */
function paintFlyaways(h: HairBrush, shape: HairShape): void {
  const at = placing(h, shape);
  for (const degrees of [-58, -30, 16, 40, 62]) {
    const sweep = (degrees < 0 ? -1 : 1) * (5 + h.random() * 5);
    const reach = 1.03 + h.random() * 0.05;
    const line = [
      capPoint(shape, degrees - sweep, 0.9),
      capPoint(shape, degrees, 1),
      capPoint(shape, degrees + sweep, reach),
    ];
    h.painter.line(line.map(at), 1.2, h.tones.base, 0.8, [1, 0.8, 0.1]);
  }
}

/** Single hairs that leave the tips of a fine fall. */
function paintStrays(h: HairBrush, shape: HairShape, side: Side): void {
  if (!isThin(shape, side)) return;
  const at = placing(h, shape);
  for (let i = 0; i < 4; i++) {
    const line = [0.3, 0.6, 0.85, 1].map((down, k): Vec => {
      const [x, y] = fallPoint(shape, side, down, 0.3 + i * 0.22);
      return at([x + side * (k === 3 ? 4 + h.random() * 5 : k), y + (k === 3 ? h.random() * 5 - 2 : 0)]);
    });
    h.painter.line(line, 1.3, h.tones.base, 0.85, [0.6, 1, 0.8, 0.1]);
  }
}

/** What the hair hides: ears under its falls, brows under its fringe. */
export function coverage(h: HairBrush, shape: HairShape): Pick<HairDrawing, 'coversEars' | 'fringe'> {
  const { turn, aspect } = h.view;
  const covered = (side: Side) => isFalling(shape, side) && !isTucked(shape, side);
  const near: Side = turn > 0 ? -1 : 1;
  const coversEars = aspect === 'face' && Math.abs(turn) > 0.12 ? covered(near) : covered(-1) && covered(1);
  const { columns } = HAIR_MEASURES;
  const fringe = shape.hairline.some((y, i) => Math.abs(columns[i] ?? 0) < 32 && y > -15);
  return { coversEars, fringe };
}
