import { add, clamp, length, mul, normalize, type Polygon, sub, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { paintStroke } from '../own/stroke';
import { type Field, insideAt, sampleInside } from './field';
import { type HairValues, hairValues, valueFor } from './tones';

/** A mass of hair as it lies on an unturned head. */
export type MassShape = {
  /** Its silhouette with the hairline. */
  readonly outline: Polygon;
  /** Where its points are seen. */
  readonly place: (point: Vec) => Vec;
  /** Unit vector of the strands, from root to tip. */
  readonly directionAt: (point: Vec) => Vec;
  /** How far waves carry a strand aside at a place, head units. */
  readonly waveAt: (point: Vec) => number;
  /** Strength of the band of gloss, 0 to 1. */
  readonly gloss: number;
};

type Reach = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

function boxOf(outline: Polygon): Reach {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** What all strokes of a mass share while it is painted. */
export class HairMass {
  readonly values: HairValues;
  private readonly field: Field;
  readonly box: Reach;

  constructor(
    readonly h: HairBrush,
    readonly shape: MassShape,
    color: string,
  ) {
    this.values = hairValues(color);
    this.field = sampleInside([shape.outline]);
    this.box = boxOf(shape.outline);
  }

  inside = (point: Vec): number => insideAt(this.field, point);

  /** Light on the ball of the hair, -1 to 1: from the lamp, in the band of gloss, and little by the face. */
  lightAt = ([x, y]: Vec): number => {
    const { top, left, right } = this.box;
    const [lx, ly] = this.h.painter.lit();
    const wide = Math.max(-left, right, 50);
    const [nx, ny] = [x / wide, (y + 8) / Math.max(40, -8 - top)];
    const ball = (lx * nx + ly * Math.min(0.4, ny)) * 0.66 - 0.11;
    const ring = Math.hypot(nx, Math.min(0, ny));
    const band = Math.exp(-(((ring - 0.66) / 0.11) ** 2)) * clamp(0.6 - nx * 0.5 * -Math.sign(lx || -1), 0.1, 1);
    const low = clamp((y - 20) / 60, 0, 1) * -0.2;
    const byFace = y > 0 && Math.abs(x) < 50 ? -0.28 : 0;
    return Math.max(this.values.black ? -0.3 : -0.42, ball + low + byFace) + band * this.shape.gloss;
  };

  /** The value for a light that varies by chance from stroke to stroke. */
  value = (light: number): string => valueFor(this.values, light);

  /** Places strewn evenly over the mass, `gap` apart. */
  seeds(gap: number, least = 0.5): Vec[] {
    const { left, right, top, bottom } = this.box;
    const { random } = this.h;
    const seeds: Vec[] = [];
    for (let y = top; y < bottom + gap; y += gap) {
      for (let x = left; x < right + gap; x += gap) {
        const at: Vec = [x + (random() - 0.5) * gap, y + (random() - 0.5) * gap];
        if (this.inside(at) > least) seeds.push(at);
      }
    }
    return seeds;
  }

  /** A strand through a place as it waves. */
  strand(from: Vec, long: number): Vec[] {
    const line = this.follow(from, long, 0.4, 4.2);
    return line.map((at) => {
      const aside = this.shape.waveAt(at);
      const [dx, dy] = this.shape.directionAt(at);
      return [at[0] - dy * aside, at[1] + dx * aside];
    });
  }

  /** A line along the strands through a place, from root to tip; it ends where the mass does. */
  follow(from: Vec, long: number, leave = 0.4, step = 4.2): Vec[] {
    const run = (sign: 1 | -1, reach: number): Vec[] => {
      const points: Vec[] = [];
      let [at, heading]: [Vec, Vec | null] = [from, null];
      for (let gone = 0; gone < reach; gone += step) {
        const own = mul(this.shape.directionAt(at), sign);
        heading = heading ? normalize(add(mul(own, 0.55), mul(heading, 0.45))) : own;
        at = add(at, mul(heading, step));
        if (this.inside(at) < leave) break;
        points.push(at);
      }
      return points;
    };
    return [...run(-1, long * 0.45).reverse(), from, ...run(1, long * 0.55)];
  }

  /** One brush stroke through points of the unturned mass. */
  stroke(points: readonly Vec[], width: number, color: string, alpha = 1, profile: readonly number[] = BODY): void {
    if (points.length < 2) return;
    paintStroke(this.h.painter, points.map(this.shape.place), { width, color, alpha, profile });
  }

  /** Points along the outline, `gap` apart, with their direction outwards. */
  border(gap: number): BorderPoint[] {
    const { outline } = this.shape;
    const points: BorderPoint[] = [];
    let gone = 0;
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length] as Vec;
      const run = sub(to, from);
      gone += length(run);
      if (gone < gap) return;
      gone = 0;
      const across = normalize([run[1], -run[0]]);
      const out = this.inside(add(from, mul(across, 3))) > this.inside(sub(from, mul(across, 3))) ? -1 : 1;
      points.push({ at: from, out: mul(across, out) });
    });
    return points;
  }
}

export type BorderPoint = { readonly at: Vec; readonly out: Vec };

/** Thickness of a lock from root to tip. */
const BODY = [0.1, 0.75, 1, 0.8, 0.06] as const;
