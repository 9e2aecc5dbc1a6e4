import { ellipse, type Polygon, type Random, taper, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { beside, type TailLook } from '../ties/tail';
import type { TieBrush } from '../ties/ties';
import { between } from './directions';
import { type EdgeLook, paintEdges } from './edges/edges';
import { paintCloud } from './locks/coils';
import { paintStrandLayers } from './locks/locks';
import { HairMass, type MassShape } from './mass';

const STRAY = {
  flying: 0.08,
  lifts: 1.6,
  tips: 13,
  hooked: false,
  fine: 0,
  overFace: false,
  soft: false,
  parted: false,
} as const;

/** A round outline that is nowhere quite round. */
function uneven([x, y]: Vec, radius: number, random: Random): Polygon {
  const [first, second] = [random() * 6.3, random() * 6.3];
  return ellipse(0, 0, 1, 1, 0, 40).map(([cos, sin]): Vec => {
    const angle = Math.atan2(sin, cos);
    const r = radius * (1 + 0.035 * Math.sin(angle * 3 + first) + 0.025 * Math.sin(angle * 5 + second));
    return [x + cos * r, y + sin * r * 0.97];
  });
}

const still = (outline: Polygon, directionAt: MassShape['directionAt'], gloss: number): MassShape => ({
  outline,
  place: (point) => point,
  directionAt,
  waveAt: () => 0,
  gloss,
});

function massOf(h: HairBrush, shape: MassShape): HairMass {
  return new HairMass(h, shape, h.tones.base);
}

/** A puff: a cloud of coils. */
function paintPuff(h: HairBrush, at: Vec, radius: number): void {
  const mass = massOf(
    h,
    still(uneven(at, radius * 0.94, h.random), () => [0, 1], 0),
  );
  paintCloud(mass, { ...STRAY, kindOf: () => 'silhouette' }, 0);
}

/** A bun: strands wound round its middle. */
function paintBun(h: HairBrush, at: Vec, radius: number, aside: 1 | -1): void {
  const wound = ([x, y]: Vec): Vec => {
    const [dx, dy] = [x - at[0], y - at[1]];
    const long = Math.hypot(dx, dy) || 1;
    // Inwards as they wind, so that the knot has an eye.
    return [(-dy * aside - dx * 0.25) / long, (dx * aside - dy * 0.25) / long];
  };
  const mass = massOf(h, still(uneven(at, radius, h.random), wound, 0.4));
  paintStrandLayers(mass, 'straight');
  // Strands round the knot lie on it: a straight lock would stand off like straw.
  for (let i = 0; i < 9; i++) {
    const [from, turn, out] = [h.random() * 6.3, 0.8 + h.random() * 0.9, radius * (0.88 + h.random() * 0.16)];
    const line = Array.from({ length: 8 }, (_, k): Vec => {
      const a = from + (turn * k) / 7;
      return [at[0] + Math.cos(a) * out, at[1] + Math.sin(a) * out * 0.97];
    });
    mass.stroke(line, 1.4 + h.random() * 1.6, mass.value(mass.lightAt(line[3] as Vec) + h.random() * 0.4), 0.85);
  }
}

/** Half widths along a tail, from its root and through the band that gathers it further on. */
const TAIL = [0.45, 0.95, 1, 0.8, 0.32] as const;
const BANDED_TAIL = [0.7, 0.46, 0.92, 1.06, 1, 0.78, 0.3] as const;

/** A tail: strands that run along its middle line and part into tips. */
function paintTail(h: HairBrush, chain: readonly Vec[], { width, wave = 0, bandAt }: TailLook): void {
  const outline = taper(
    beside(chain, 0, 0, wave),
    (bandAt === undefined ? TAIL : BANDED_TAIL).map((share) => share * width),
  );
  const lines = [-0.7, -0.3, 0.1, 0.5, 0.8].map((aside) => beside(chain, 0, aside * width * 0.8, wave));
  const mass = massOf(h, still(outline, between(lines), 0.45));
  const [tip, before] = [chain[chain.length - 1], chain[chain.length - 3]] as [Vec, Vec];
  const reach = Math.hypot(tip[0] - before[0], tip[1] - before[1]) * 1.3;
  const [rootX, rootY] = chain[0] as Vec;
  const kindOf: EdgeLook['kindOf'] = ({ at: [x, y] }) => {
    if (Math.hypot(x - tip[0], y - tip[1]) < Math.max(reach, width * 1.1)) return 'tips';
    return Math.hypot(x - rootX, y - rootY) < width * 1.6 ? 'roots' : 'silhouette';
  };
  paintStrandLayers(mass, 'straight');
  paintEdges(mass, { ...STRAY, kindOf });
}

/** Gathered hair, stroke by stroke. */
export const TIE_BRUSH: TieBrush = { bun: paintBun, puff: paintPuff, tail: paintTail, bandsPuffs: false };
