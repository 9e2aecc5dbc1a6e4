import { itemAt } from '@/lib/platform/item-at';
import { add, clamp, type Knot, mixNumber, mul, type Polygon, smooth, type Vec } from '../../paint';
import type { Skeleton } from './skeleton';

/** Half of the opening of a child's top. */
const NECKLINE = 12.8;

/** The torso's outline as half widths along the spine. */
export class TorsoShape {
  constructor(private readonly bones: Skeleton) {}

  /** Half of the opening for the neck, head units. */
  get neckline(): number {
    return NECKLINE * this.bones.size.neckWidth;
  }

  private halfWidth(v: number): number {
    const { hips, belly, shoulders } = this.bones.size;
    const profile: readonly (readonly [v: number, width: number])[] = [
      [-0.2, hips * 0.98],
      [0, hips * 1.03],
      [0.18, belly],
      [0.38, belly * 1.02],
      [0.6, belly * 0.95],
      [0.74, shoulders * 0.95],
      [0.86, shoulders * 0.95],
      [0.94, shoulders * 0.74],
      [1, this.neckline + 0.6],
    ];
    const next = profile.findIndex(([at]) => v <= at);
    if (next < 0) return this.neckline;
    const [v1, w1] = itemAt(profile, next);
    const [v0, w0] = itemAt(profile, Math.max(0, next - 1));
    const share = v1 > v0 ? clamp((v - v0) / (v1 - v0), 0, 1) : 1;
    return mixNumber(w0, w1, share) * (0.74 + 0.26 * this.bones.turnCos);
  }

  /** Signed distance of the edge on side `g`: a turned child shows belly in front and a round back. */
  edge(g: number, v: number): number {
    const { turnSin } = this.bones;
    const hip = Math.exp(-((v + 0.02) ** 2) / 0.03);
    const belly = Math.exp(-((v - 0.3) ** 2) / 0.05) * 5.5 - hip;
    const bulge = (g * turnSin > 0 ? belly : hip * 4) * Math.abs(turnSin);
    return g * (this.halfWidth(v) + bulge);
  }

  /** Left (downwards) and right edge lines between two heights. */
  sides(v0: number, v1: number, extra: number, steps = 9): { left: Vec[]; right: Vec[] } {
    const at = (i: number) => v0 + ((v1 - v0) * i) / steps;
    const line = (g: -1 | 1) =>
      Array.from({ length: steps + 1 }, (_, i) => this.bones.at(this.edge(g, at(i)) + g * extra, at(i)));
    return { left: line(-1), right: line(1) };
  }

  /** A hem that sags by `drop`, from the right edge to the left one. */
  hem(v: number, drop: number, extra = 0, steps = 8): Vec[] {
    return Array.from({ length: steps + 1 }, (_, i) => {
      const u = 1 - (2 * i) / steps;
      const width = Math.abs(this.edge(u > 0 ? 1 : -1, v)) + extra;
      return add(this.bones.at(u * width, v), mul(this.bones.up, -drop * (1 - u * u)));
    });
  }

  /** Silhouette of a top from its hem to the neck. */
  top(hem: number, extra: number, drop: number): Polygon {
    const { at } = this.bones;
    const { left, right } = this.sides(hem, 0.96, extra);
    return [
      ...smooth(left, false, 4),
      ...smooth([at(-this.neckline, 1), at(0, 0.985), at(this.neckline, 1)], false, 4),
      ...smooth(right.reverse(), false, 4),
      ...smooth(this.hem(hem, drop, extra), false, 4),
    ];
  }

  /** Silhouette of the seat of trousers. */
  seat(): Polygon {
    const { at, size } = this.bones;
    const { left, right } = this.sides(-0.13, 0.3, -0.6, 4);
    const crotch: Knot[] = [
      at(this.edge(1, -0.13), -0.13),
      at(size.hips * 0.3, -0.21),
      at(0, -0.17),
      at(-size.hips * 0.3, -0.21),
      at(this.edge(-1, -0.13), -0.13),
    ];
    return [...smooth(left, false, 4), ...smooth(right.reverse(), false, 4), ...smooth(crotch, false, 4)];
  }
}
