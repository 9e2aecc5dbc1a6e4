import { add, ellipse, mix, mixNumber, mul, type Polygon, union, type Vec } from '../../../../paint';
import { brokenOutline, type EdgeLook, paintSoftRoots } from '../edges/edges';
import { paintFrizz } from '../edges/soft-edge';
import type { BorderPoint, HairMass } from '../mass';

/** One coil: an open loop. */
export function paintCoil(mass: HairMass, at: Vec, radius: number, color: string, alpha: number): void {
  const { random } = mass.h;
  const start = random() * 6.3;
  const loop = Array.from({ length: 5 }, (_, i): Vec => {
    const a = start + i * 0.98;
    return [at[0] + Math.cos(a) * radius, at[1] + Math.sin(a) * radius * 0.88];
  });
  mass.stroke(loop, radius * 0.62, color, alpha, [0.3, 1, 1, 0.3]);
}

/** Sizes of a cloud that stands off the head and of one that lies close: its coils, and the clumps of its edge. */
const COIL = { free: 1.25, close: 0.9 } as const;
const CLUMP = { free: 3.8, close: 1.7 } as const;

const isOuter = (look: EdgeLook, point: BorderPoint): boolean => {
  const kind = look.kindOf(point);
  return kind === 'silhouette' || kind === 'tips';
};

/** Hair that ends above the first is short; from the second height on it lies beside the ears, in clumps of this size. */
const [SHORT, BESIDE_EARS, THIN] = [24, -18, 0.5];

/** Round clumps of several sizes along the silhouette: an edge as one draws a cloud, not a row of beads. */
export function edgeClumps(mass: HairMass, look: EdgeLook, size: number): Polygon[] {
  const { random } = mass.h;
  return mass.border(size * 0.9).flatMap((point) => {
    if (!isOuter(look, point)) return [];
    // Beside the ears short hair thins out: round clumps would hang there like muffs.
    const thin = mass.box.bottom < SHORT && point.at[1] > BESIDE_EARS ? THIN : 1;
    const radius = size * (0.55 + random() ** 1.3 * 0.8) * thin;
    const [x, y] = mass.shape.place(add(point.at, mul(point.out, size * 0.25 - radius * 0.8)));
    return [ellipse(x, y, radius, radius * 0.92, random() * 3, 18)];
  });
}

/** Soft lumps of light and dark within a mass, this far apart. */
export function paintLumps(mass: HairMass, inside: readonly Polygon[], gap: number): void {
  const { random, painter } = mass.h;
  painter.clip(union(...inside), () => {
    for (const at of mass.seeds(gap, 0.1)) {
      const [x, y] = mass.shape.place(at);
      const light = mass.lightAt(at) + (random() - 0.5) * 0.45;
      painter.soft(x, y, gap * (0.9 + random() * 0.5), gap * (0.8 + random() * 0.4), mass.value(light), 0.66);
    }
  });
}

/** Room that single coils leave over the brow, head units. */
const ROOM = 4;

/** The ground of a cloud: soft where it meets the skin, with whole clumps along its silhouette. */
export function paintBody(
  { h: { painter } }: HairMass,
  [body, ...clumps]: readonly Polygon[],
  color: string,
  blur = 1.3,
): void {
  if (body) painter.fill(body, color, { blur });
  for (const clump of clumps) painter.fill(clump, color);
}

/** How far single coils stand off the edge of a cloud, head units: it ends softly. */
const FRIZZ = 2.8;

/** Coils closer than this to the head are single coils in the light, down to their roots on the skin. */
const CLOSE = 0.4;

/** Small coils catch the light all over a low cloud, which else would be a cap. */
function paintLitCoils(mass: HairMass, coil: number): void {
  const { random } = mass.h;
  for (const at of mass.seeds(2.3, 0.75)) {
    if (mass.inside(add(at, [0, ROOM])) < 0.5) continue;
    const light = mass.lightAt(at) + 0.3 + (random() - 0.5) * 0.6;
    if (light > 0) paintCoil(mass, at, coil * (0.6 + random() * 0.5), mass.value(Math.min(0.6, light)), 0.5);
  }
}

/** How far single coils grow over the hairline of a low cloud, head units. */
const GROWS = 3.4;

/** Small coils along the hairline, fewer and fainter outwards: hair that lies on the skin has no edge. */
function paintCoiledRoots(mass: HairMass, look: EdgeLook, coil: number): void {
  const { random, painter, contour } = mass.h;
  painter.clip(contour, () => {
    for (const point of mass.border(0.55)) {
      if (look.kindOf(point) !== 'roots') continue;
      const away = random() ** 1.5;
      const at = add(point.at, mul(point.out, away * GROWS - 2.6));
      paintCoil(mass, at, coil * (0.5 + random() * 0.4), mass.values.dark, 0.7 - 0.5 * away);
    }
  });
}

/** A cloud of coils: soft lumps of light and dark, fine coils in all values, and an edge of round clumps. */
export function paintCloud(mass: HairMass, look: EdgeLook, closeness: number): void {
  const coil = mixNumber(COIL.free, COIL.close, closeness);
  const { h, values, shape } = mass;
  const { random } = h;
  const body = brokenOutline(mass, look).map(shape.place);
  const clumps = edgeClumps(mass, look, mixNumber(CLUMP.free, CLUMP.close, closeness));
  const whole = [body, ...clumps];
  const ground = mix(values.deep, values.dark, 0.5);
  paintSoftRoots(mass, look.kindOf);
  paintBody(mass, whole, ground, mixNumber(1.3, 2.4, closeness));
  paintLumps(mass, whole, 8.5);
  for (const at of mass.seeds(2.9, 0.5)) {
    // Just over the skin a single coil would be a bead.
    if (mass.inside(add(at, [0, ROOM])) < 0.5) continue;
    const light = mass.lightAt(at) + (random() - 0.6) * 0.7;
    paintCoil(mass, at, coil * (0.8 + random() * 0.7), mass.value(light), 0.55);
  }
  for (const at of mass.seeds(3.8, 0.8)) {
    const light = mass.lightAt(at);
    if (light > -0.12)
      paintCoil(mass, at, coil * (0.7 + random() * 0.6), mass.value(Math.min(0.62, light + 0.34)), 0.4);
  }
  if (look.soft) paintFrizz(mass, look, mixNumber(1, 0.5, closeness));
  if (closeness > CLOSE) {
    paintLitCoils(mass, coil);
    paintCoiledRoots(mass, look, coil);
  }
  for (const point of mass.border(1.1)) {
    if (!isOuter(look, point)) continue;
    const away = random() ** 2;
    const size = coil * (0.85 - 0.35 * away) * (0.7 + random() * 0.5);
    paintCoil(mass, add(point.at, mul(point.out, away * FRIZZ - 0.4)), size, values.dark, 0.75 - 0.35 * away);
  }
}
