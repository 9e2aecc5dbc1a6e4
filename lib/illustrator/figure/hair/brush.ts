import { itemAt } from '@/lib/platform/item-at';
import {
  add,
  clamp,
  ellipse,
  type FormOptions,
  type Knot,
  length,
  lerp,
  mul,
  normalize,
  type Painter,
  type Polygon,
  perpendicular,
  type Random,
  type Shape,
  seededRandom,
  smooth,
  sub,
  taper,
  toPath,
  type Vec,
} from '../../paint';
import type { HeadView } from '../head/view';
import { type ChainShape, type HairMotion, hangingChain, leaning, STILL, swaying } from './motion';
import { type HairTones, hairTones } from './tones';

/** A round clump of curls: its middle and radius. */
export type Clump = readonly [x: number, y: number, radius: number];

/** How hair is painted: one mass, a few locks, a dozen strands, one broken band of shine. */
export class HairBrush {
  readonly tones: HairTones;
  readonly random: Random;
  /** How far the skull moves against the face when the head turns. */
  readonly shift: number;
  readonly crown: Knot;
  /** Where a point of loose hair goes when something moves it. */
  readonly sway: (knot: Knot) => Knot;
  /** Where a point of a curly mass goes. */
  readonly lean: (point: Vec) => Vec;

  constructor(
    readonly painter: Painter,
    readonly view: HeadView,
    /** Outline of the face: thin hair never leaves it. */
    readonly contour: Polygon,
    color: string,
    private readonly seed: string,
    readonly motion: HairMotion = STILL,
  ) {
    this.tones = hairTones(color);
    this.random = seededRandom(`hair-${seed}`);
    this.shift = view.aspect === 'face' ? -6 * view.turn : 0;
    this.sway = swaying(motion, this.shift);
    this.lean = leaning(motion, this.shift);
    this.crown = this.skull([8, -60]);
  }

  /** The same brush with another colour. */
  colored = (color: string): HairBrush =>
    new HairBrush(this.painter, this.view, this.contour, color, this.seed, this.motion);

  /** A point of loose hair: on the silhouette, and free to move. */
  loose = (knot: Knot): Knot => this.sway(this.skull(knot));

  /** A clump of curls where it leans. */
  blown = ([x, y, r]: Clump): Clump => {
    const [bx, by] = this.lean([x, y]);
    return [bx, by, r];
  };

  /** The middle line of a tail, plait or rope as it hangs, blows or floats. */
  chain(shape: ChainShape): Vec[] {
    return hangingChain(this.motion, shape, this.shift);
  }

  /** A point of the silhouette as the head turns. */
  skull = ([x, y, sharp]: Knot): Knot => {
    const s = this.view.turn;
    const stretch = (x * s < 0 ? x * 0.08 : x * 0.025) * Math.abs(s);
    return [x + this.shift + stretch, y + this.view.pitch * 3, sharp ?? 0];
  };

  /** A point of the hairline: it lies on the face and stops before the far edge of face and skull. */
  line = ([x, y, sharp]: Knot): Knot => {
    const s = this.view.turn;
    const at = this.view.project(clamp(x, -50, 50), y, 52);
    const edge = Math.sign(s) * 50;
    const skullEdge = Math.abs(edge + this.shift + edge * 0.025 * Math.abs(s)) - 2;
    const limit = at.y > -42 ? Math.min(skullEdge, this.faceEdge(at.y) - 1.5) : skullEdge;
    const over = Math.abs(at.x) - limit + 4;
    const X = s * at.x > 0 && over > 0 ? Math.sign(at.x) * (limit - 4 + 4 * (1 - Math.exp(-over / 4))) : at.x;
    return [X, at.y, sharp ?? 0];
  };

  /** Half width of the face on its far side at a height. */
  private faceEdge(y: number): number {
    const g = Math.sign(this.view.turn) || 1;
    const side = this.contour.filter((point) => point[0] * g > 0);
    const nearest = side.reduce((a, b) => (Math.abs(b[1] - y) < Math.abs(a[1] - y) ? b : a));
    return Math.abs(nearest[0]);
  }

  /** Silhouette through skull points, closed by hairline points. */
  cap(outer: readonly Knot[], hairline: readonly Knot[]): Polygon {
    return smooth([...outer.map(this.skull), ...hairline.map(this.line)], true, 8);
  }

  mass(shape: Shape, options: FormOptions & { color?: string } = {}): void {
    const { base, shadow, light } = this.tones;
    const tones = { depth: 10, softness: 6, shadowColor: shadow, lightColor: light, grain: 0.45 };
    this.painter.form(shape, options.color ?? base, { ...tones, ...options });
  }

  /** Hair behind the ears and at the nape. */
  nape(width = 40, y = 30): void {
    const outline: Knot[] = [
      [-50, -10],
      [-50, 10],
      [-width, y],
      [-width * 0.5, y + 5],
      [0, y + 3],
      [width * 0.5, y + 5],
      [width, y],
      [50, 10],
      [50, -10],
      [0, -50],
    ];
    this.mass(smooth(outline.map(this.skull)), { color: this.tones.shadow, shadowColor: this.tones.deep, light: 0 });
  }

  strands(lines: readonly (readonly Knot[])[], inside: Shape, width = 1.9, alpha = 0.5): void {
    const { shine, deep } = this.tones;
    this.painter.clip(inside, () => {
      lines.forEach((line, i) => {
        const bright = i % 3 === 1;
        const w = width * (0.6 + this.random() * 0.8);
        this.painter.line(line, w, bright ? shine : deep, alpha * (bright ? 0.8 : 0.75), [0.1, 0.9, 0.8, 0.1]);
      });
    });
  }

  /** A light band with a dry-brush edge; `along` are page-side points of the mass. */
  shine(inside: Shape, along: readonly Knot[], width = 7, alpha = 0.5, teeth = 15): void {
    const centre = smooth(along, false, 12);
    const up: Vec[] = [];
    const down: Vec[] = [];
    for (let i = 0; i <= teeth; i++) {
      const u = i / teeth;
      const j = Math.min(centre.length - 2, Math.floor(u * (centre.length - 1)));
      const at = itemAt(centre, j);
      const across = perpendicular(normalize(sub(itemAt(centre, j + 1), at)));
      const swell = Math.sin(u * Math.PI) ** 0.7;
      up.push(add(at, mul(across, -width * swell * (0.35 + this.random() * 0.6))));
      down.push(add(at, mul(across, width * swell * (0.3 + this.random() * 0.8))));
    }
    const band = [...smooth(up, false, 4), ...smooth(down.reverse(), false, 4)];
    this.painter.layer(
      inside,
      (c) => {
        c.fillStyle = this.tones.shine;
        c.fill(toPath(band));
      },
      { alpha: alpha * (this.tones.dark ? 0.75 : 1), grain: 0.3 },
    );
  }

  /** Strand lines that fan out of one root, bowed away from the middle of the head. */
  flow(root: Knot, tips: readonly Knot[], bow = 0.16): Vec[][] {
    const from: Vec = [root[0], root[1]];
    return tips.map(([x, y]) => {
      const tip: Vec = [x, y];
      const middle = lerp(from, tip, 0.5);
      const out = normalize(sub(middle, [this.shift, 0]));
      const reach = length(sub(tip, from));
      return [
        lerp(from, tip, 0.08 + this.random() * 0.12),
        add(middle, mul(out, reach * bow)),
        lerp(from, tip, 0.9 + this.random() * 0.08),
      ];
    });
  }

  /** One overlapping lock; returns its shape. */
  lock = (points: readonly Knot[], radii: readonly number[], options: FormOptions = {}): Polygon => {
    const shape = taper(points, radii, { steps: 9 });
    this.mass(shape, { depth: 4, softness: 2.5, alpha: 0.9, light: 0.05, ...options });
    this.painter.clip(shape, () => {
      [-0.35, 0.3].forEach((u, i) => {
        const along = points.map(
          ([x, y], j): Knot => [x + u * itemAt(radii, Math.min(j, radii.length - 1)), y + u * 2],
        );
        this.painter.line(along, 1.3, i ? this.tones.shine : this.tones.deep, 0.45);
      });
    });
    this.painter.edge(shape, this.tones.deep, 0.9, 0.4);
    return shape;
  };

  /** One spiral of a curl. */
  curl(x: number, y: number, radius: number, start: number, color: string, width: number, alpha: number): void {
    const spiral = Array.from({ length: 7 }, (_, j): Vec => {
      const u = j / 6;
      const r = radius * (1 - 0.25 * u);
      return [x + Math.cos(start + u * 4.4) * r, y + Math.sin(start + u * 4.4) * r];
    });
    const radii = [0.2, 1, 0.9, 0.2].map((share) => (share * width) / 2);
    this.painter.fill(taper(spiral, radii, { steps: 3 }), color, { alpha });
  }

  /** Curl marks strewn over a box, brighter towards the light and darker where the mass turns away from it. */
  curlTexture(
    inside: Shape,
    count: number,
    box: readonly [number, number, number, number],
    radius: number,
    middle: Vec = [this.shift, 0],
  ): void {
    const { random, tones } = this;
    const [lx, ly] = this.painter.lit();
    const reach = Math.max(box[2] - box[0], box[3] - box[1]) * 0.5;
    this.painter.clip(inside, () => {
      for (let i = 0; i < count; i++) {
        const x = random.between(box[0], box[2]);
        const y = random.between(box[1], box[3]);
        const towards = ((x - middle[0]) * lx + (y - middle[1]) * ly) / reach;
        const lit = towards > 0.25 + random() * 0.4;
        const bright = lit || random() < 0.35;
        const r = radius * (0.7 + random() * 0.6);
        this.curl(x, y, r, random() * 6.3, bright ? tones.shine : tones.deep, radius * 0.34, lit ? 0.42 : 0.36);
      }
    });
  }

  /** 0 on the near side and the middle, up to 1 for a point at the edge of a far side that is turned away. */
  turnedAway(x: number): number {
    return x * this.view.turn > 0 ? (Math.abs(this.view.turn) * Math.abs(x)) / 47 : 0;
  }

  /** A soft light on the crown of curly hair. */
  crownLight(inside: Shape, x: number, y: number, rx: number, ry: number, blur: number): void {
    this.painter.layer(
      inside,
      (c, scale) => {
        c.filter = `blur(${(blur * scale).toFixed(1)}px)`;
        c.fillStyle = this.tones.light;
        c.fill(toPath(ellipse(x + this.shift, y, rx, ry, -0.37)));
      },
      { alpha: 0.72, grain: 0.6 },
    );
  }
}

export const lobes = (clumps: readonly Clump[]): Polygon[] =>
  clumps.map(([x, y, r]) => ellipse(x, y, r, r * 0.96, 0, 22));
