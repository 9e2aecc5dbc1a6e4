import type { Polygon, Vec } from '../../../../paint';
import type { Curl } from '../../own/curl';
import type { HairMass } from '../mass';

/** Strokes of one size: how far apart, how wide (and how much that varies), how long, how much their value varies. */
type Layer = {
  readonly gap: number;
  readonly width: number;
  readonly vary: number;
  readonly long: number;
  readonly chance: number;
  readonly alpha: number;
};
type Locks = { readonly masses: Layer; readonly locks: Layer; readonly hairs: Layer };

const STRAIGHT: Locks = {
  masses: { gap: 8.4, width: 9, vary: 4.6, long: 62, chance: 0.34, alpha: 0.78 },
  locks: { gap: 7.2, width: 3.8, vary: 3.6, long: 54, chance: 0.46, alpha: 0.8 },
  hairs: { gap: 6.2, width: 0.7, vary: 0.8, long: 44, chance: 0.7, alpha: 0.6 },
};
/** Waves and loose curls are seen in fewer, broader locks. */
const WAVY: Locks = {
  masses: { gap: 9, width: 11, vary: 4, long: 72, chance: 0.5, alpha: 0.8 },
  locks: { gap: 8.4, width: 5.8, vary: 3, long: 78, chance: 0.6, alpha: 0.9 },
  hairs: { gap: 9, width: 0.8, vary: 0.8, long: 60, chance: 0.8, alpha: 0.6 },
};

const beside = (line: readonly Vec[], x: number, y: number): Vec[] => line.map(([a, b]): Vec => [a + x, b + y]);

/** A lock: a dark edge on the side away from the light, its body, and a lit ridge. */
function paintLock(mass: HairMass, line: readonly Vec[], width: number, light: number, alpha: number): void {
  const [lx, ly] = mass.h.painter.lit();
  const off = width * 0.42;
  mass.stroke(beside(line, -lx * off, -ly * off), width, mass.value(light - 0.45), 0.6);
  mass.stroke(line, width, mass.value(light), alpha);
  if (width > 4 && light > -0.3)
    mass.stroke(beside(line, lx * off * 0.5, ly * off * 0.5), width * 0.36, mass.value(light + 0.36), 0.6, RIDGE);
}

/** Thickness of the lit ridge of a lock. */
const RIDGE = [0.02, 0.9, 0.5, 1, 0.6, 0.02] as const;

/** Hair in locks that run with the strands: soft masses, locks, then single hairs. */
export function paintStrandLayers(mass: HairMass, curl: Curl, silhouette: Polygon = mass.shape.outline): void {
  const { h, values } = mass;
  const { random, painter: p } = h;
  const { masses, locks, hairs } = curl === 'straight' ? STRAIGHT : WAVY;
  const outline = silhouette.map(mass.shape.place);
  p.fill(outline, values.dark);
  const each = (
    { gap, width, vary, long, chance }: Layer,
    paint: (line: Vec[], wide: number, light: number) => void,
  ) => {
    for (const at of mass.seeds(gap))
      paint(mass.strand(at, long), width + random() * vary, mass.lightAt(at) + (random() - 0.5) * chance);
  };
  // Translucent strokes past the outline would be a ghost of it.
  p.clip(outline, () => {
    each(masses, (line, wide, light) => mass.stroke(line, wide, mass.value(light), masses.alpha));
    each(locks, (line, wide, light) => paintLock(mass, line, wide, light, locks.alpha));
    each(hairs, (line, wide, light) => mass.stroke(line, wide, mass.value(light), hairs.alpha));
    paintGloss(mass);
  });
}

/** The broken band of gloss: short bright strokes along the strands where the light lies. */
function paintGloss(mass: HairMass): void {
  if (!mass.shape.gloss) return;
  const { random } = mass.h;
  for (const at of mass.seeds(4.8, 0.9)) {
    const light = mass.lightAt(at);
    if (light < 0.2 + random() * 0.35) continue;
    const line = mass.strand(at, 10 + light * 24);
    mass.stroke(line, 0.8 + random() * 1.4, mass.value(light + 0.3), 0.52, [0.02, 0.8, 1, 0.6, 0.02]);
  }
}
