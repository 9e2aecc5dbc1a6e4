import { add, ellipse, mix, mixNumber, mul, type Vec } from '../../../paint';
import type { EdgeLook } from './edges';
import type { HairMass } from './mass';

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

/** Sizes of a cloud that stands off the head and of one that lies close: its coils, and the lumps of its edge. */
const COIL = { free: 1.25, close: 0.9 } as const;
const LUMP = { free: 2.3, close: 1.2 } as const;

/** A cloud of coils: soft lumps of light and dark, coils in all values, and an edge without a line. */
export function paintCloud(mass: HairMass, look: EdgeLook, closeness: number): void {
  const grain = {
    coil: mixNumber(COIL.free, COIL.close, closeness),
    lump: mixNumber(LUMP.free, LUMP.close, closeness),
    out: 0.5 * (1 - closeness),
  };
  const { h, values, shape } = mass;
  const { random, painter: p } = h;
  const outline = shape.outline.map(shape.place);
  p.fill(outline, mix(values.deep, values.dark, 0.5));
  const isOuter = (kind: ReturnType<EdgeLook['kindOf']>) => kind === 'silhouette' || kind === 'tips';
  for (const point of mass.border(1.9)) {
    const outer = isOuter(look.kindOf(point));
    const off = (outer ? grain.out : -0.7) + (random() - 0.5) * 1.9;
    const [x, y] = shape.place(add(point.at, mul(point.out, off)));
    const radius = grain.lump * (outer ? 0.6 + random() * 0.75 : 0.5 + random() * 0.4);
    p.fill(ellipse(x, y, radius, radius * 0.9, random() * 3, 12), random() < 0.6 ? values.deep : values.dark);
  }
  p.clip(outline, () => {
    for (const at of mass.seeds(8.5)) {
      const [x, y] = shape.place(at);
      p.soft(x, y, 8 + random() * 4, 7 + random() * 3, mass.value(mass.lightAt(at) + (random() - 0.5) * 0.35), 0.62);
    }
  });
  for (const at of mass.seeds(2.9, 0.42)) {
    const light = mass.lightAt(at) + (random() - 0.62) * 0.9;
    paintCoil(mass, at, grain.coil * (0.8 + random() * 0.7), mass.value(light), 0.74);
  }
  for (const at of mass.seeds(3.8, 0.8)) {
    const light = mass.lightAt(at);
    if (light > -0.12)
      paintCoil(mass, at, grain.coil * (0.7 + random() * 0.6), mass.value(Math.min(0.62, light + 0.34)), 0.5);
  }
  for (const point of mass.border(2.6)) {
    const outer = isOuter(look.kindOf(point));
    if (!outer && random() > 0.45) continue;
    const at = add(point.at, mul(point.out, (outer ? 1.6 + grain.out : 0.2) * random() * 1.6));
    paintCoil(mass, at, grain.coil * (0.7 + random() * 0.7), random() < 0.4 ? values.base : values.dark, 0.85);
  }
}
