import { add, mix, mixNumber, mul, type Vec } from '../../../../paint';
import { brokenOutline, type EdgeLook, paintSoftRoots } from '../edges/edges';
import { edgeSize } from '../edges/soft-edge';
import type { HairMass } from '../mass';
import { paintRimTufts, paintRootTufts, paintTufts, tuftRadius } from './tufts';

/** One coil: an open loop. */
function paintCoil(mass: HairMass, at: Vec, radius: number, color: string, alpha: number): void {
  const { random } = mass.h;
  const start = random() * 6.3;
  const loop = Array.from({ length: 5 }, (_, i): Vec => {
    const a = start + i * 0.98;
    return [at[0] + Math.cos(a) * radius, at[1] + Math.sin(a) * radius * 0.88];
  });
  mass.stroke(loop, radius * 0.62, color, alpha, [0.3, 1, 1, 0.3]);
}

/** Coils of a cloud that stands off the head and of one that lies close, head units. */
const COIL = { free: 1.25, close: 0.9 } as const;

/** Coils closer than this to the head are single coils in the light, down to their roots on the skin. */
const CLOSE = 0.4;

/** How far single coils grow over the hairline of a low cloud, head units. */
const GROWS = 3.4;

/** Small coils along the hairline, fewer and fainter outwards: hair that lies on the skin has no edge. */
function paintCoiledRoots(mass: HairMass, look: EdgeLook, coil: number): void {
  const { random, painter, contour } = mass.h;
  painter.clip(contour, () => {
    for (const point of mass.border(0.8)) {
      if (look.kindOf(point) !== 'roots') continue;
      const away = random() ** 1.5;
      const at = add(point.at, mul(point.out, away * GROWS - 2.6));
      paintCoil(mass, at, coil * (0.5 + random() * 0.4), mass.values.dark, 0.7 - 0.4 * away);
    }
  });
}

/** Of the single loops that leave a cloud: the share of the places of its edge, and their size, head units. */
const LOOPS = { gap: 3.4, share: 0.22, size: [0.9, 0.9], out: 0.5 } as const;

/** A few single coils that stand off the edge. */
function paintLoops(mass: HairMass, look: EdgeLook, strength: number): void {
  const { random } = mass.h;
  for (const point of mass.border(LOOPS.gap)) {
    if (edgeSize(mass, look, point) === 0 || random() > LOOPS.share) continue;
    const size = (LOOPS.size[0] + random() * LOOPS.size[1]) * strength;
    paintCoil(mass, add(point.at, mul(point.out, LOOPS.out + size * 0.5)), size, mass.values.dark, 0.9);
  }
}

/** How far apart fine coils lie over a cloud, head units, how much lighter they are than it at most, and how strong. */
const COILS = { gap: 2.5, lighter: 0.5, alpha: 0.55, most: 0.62 } as const;

/** Fine coils in all values over the tufts. */
function paintCoils(mass: HairMass, coil: number): void {
  const { random } = mass.h;
  for (const at of mass.seeds(COILS.gap, 0.7)) {
    if (mass.inside(add(at, [0, ROOM])) < 0.5) continue;
    const light = mass.lightAt(at) + (random() - 0.4) * 2 * COILS.lighter;
    paintCoil(mass, at, coil * (0.7 + random() * 0.6), mass.value(Math.min(COILS.most, light)), COILS.alpha);
  }
}

/** Room that single coils leave over the brow, head units. */
const ROOM = 3;

/** A cloud of coils: woolly tufts in light and dark, and a clear edge of round ones. */
export function paintCloud(mass: HairMass, look: EdgeLook, closeness: number): void {
  const { h, values, shape } = mass;
  const radius = tuftRadius(closeness);
  const body = brokenOutline(mass, look).map(shape.place);
  if (closeness > CLOSE) paintSoftRoots(mass, look.kindOf);
  h.painter.fill(body, mix(values.deep, values.dark, 0.75));
  paintRimTufts(mass, radius, (point) => edgeSize(mass, look, point));
  paintRootTufts(mass, look);
  paintTufts(mass, radius);
  paintCoils(mass, mixNumber(COIL.free, COIL.close, closeness));
  paintLoops(mass, look, mixNumber(1, 0.6, closeness));
  if (closeness > CLOSE) paintCoiledRoots(mass, look, mixNumber(COIL.free, COIL.close, closeness));
}
