import {
  add,
  angle,
  clamp,
  ellipse,
  type Knot,
  length,
  mul,
  normalize,
  type Painter,
  perpendicular,
  polar,
  type Shape,
  shade,
  smooth,
  star,
  sub,
  tint,
  type Vec,
} from '../../../paint';
import type { Pattern } from '../../outfit';
import type { Bones } from '../bones';
import { innerSide } from '../limb';
import { print } from './prints';

/** Folds fanned out of the inside of a bent joint; a straight limb has none. */
export function folds(p: Painter, inside: Shape, color: string, bones: Bones, radius: number, count = 3): void {
  const { root, joint, end } = bones;
  const a = normalize(sub(root, joint));
  const b = normalize(sub(end, joint));
  const amount = clamp((a[0] * b[0] + a[1] * b[1] + 1) * 0.9, 0, 1);
  if (amount < 0.06) return;
  const inner = innerSide(bones);
  const from = add(joint, mul(inner, radius * 1.02));
  const base = angle(mul(inner, -1));
  const dark = shade(color, 0.13, 0.06);
  const light = tint(color, 0.07);
  const [lx, ly] = p.lit();
  p.clip(inside, () => {
    p.soft(from[0], from[1], radius * 1.05, radius * 0.9, dark, 0.55 * amount);
    for (let i = 0; i < count; i++) {
      const u = count > 1 ? i / (count - 1) - 0.5 : 0;
      const direction = base + u * 2.1;
      const reach = radius * (1.25 - 0.6 * Math.abs(u)) * (0.55 + 0.45 * amount);
      const line: Vec[] = [
        from,
        polar(from, direction + u * 0.3, reach * 0.55),
        polar(from, direction - u * 0.5, reach),
      ];
      p.line(line, 2.6, dark, 0.75 * amount, [1, 0.8, 0.1]);
      const beside = line.map(([x, y]): Vec => [x - lx * 1.3, y - ly * 1.5]);
      p.line(beside, 1.4, light, 0.5 * amount, [0.2, 0.9, 0.1]);
    }
  });
}

/** One motif of a pattern. */
export function motif(p: Painter, pattern: Pattern, [x, y]: Vec, scale = 1): void {
  const r = pattern.size * scale;
  if (pattern.kind === 'star') p.fill(star(x, y, r * 1.5, 0.42), pattern.color);
  else if (pattern.kind === 'flower') {
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257;
      p.fill(ellipse(x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8, r * 0.62, r * 0.62, 0, 14), pattern.color);
    }
    p.fill(ellipse(x, y, r * 0.5, r * 0.5, 0, 12), '#f3c24b');
  } else if (pattern.kind === 'medallion' || pattern.kind === 'diamond' || pattern.kind === 'leaf')
    print(p, pattern, [x, y], r);
  else if (pattern.kind !== 'check') p.fill(ellipse(x, y, r, r, 0, 18), pattern.color);
}

const ROW = [-1.4, -0.7, 0, 0.7, 1.4] as const;

function ring(centre: Vec, along: Vec, across: Vec, radius: number, shift: number): readonly Vec[] {
  const knots = ROW.map((u): Knot => {
    const bulge = 5 * (1 - u * u * 0.7) + shift;
    return add(add(centre, mul(across, u * radius)), mul(along, bulge));
  });
  return smooth(knots, false, 4);
}

/** A pattern along a sleeve or trouser leg; `start` is where its first row lies on the upper bone. */
export function tubePattern(
  p: Painter,
  inside: Shape,
  pattern: Pattern | undefined,
  bones: Bones,
  radius: number,
  both: boolean,
  start: number,
): void {
  if (!pattern) return;
  const { root, joint, end } = bones;
  const segments: readonly (readonly [Vec, Vec])[] = both
    ? [
        [root, joint],
        [joint, end],
      ]
    : [[root, joint]];
  p.clip(inside, () => {
    let x = start;
    for (const [from, to] of segments) {
      const reach = length(sub(to, from));
      const along = normalize(sub(to, from));
      const across = perpendicular(along);
      for (; x < reach + 4; x += pattern.step) {
        const centre = add(from, mul(along, x));
        if (pattern.kind === 'stripe' || pattern.kind === 'check') {
          const band = [
            ...ring(centre, along, across, radius, 0),
            ...[...ring(centre, along, across, radius, pattern.size)].reverse(),
          ];
          p.fill(band, pattern.color, { alpha: pattern.kind === 'check' ? 0.62 : 1 });
          continue;
        }
        const places = Math.round(x / pattern.step) % 2 ? [-0.75, 0.45] : [-0.15, 0.95];
        for (const u of places) motif(p, pattern, add(centre, mul(across, u * radius * 0.9)));
      }
      x -= reach;
      if (pattern.kind !== 'check') continue;
      for (const u of [-0.55, 0.1, 0.75]) {
        const aside = mul(across, u * radius);
        p.line([add(from, aside), add(to, aside)], pattern.size, pattern.color, 0.62, [1, 1]);
      }
    }
  });
}

/** A seam or hem line across a tube near its end; `back` is the distance from the end. */
export function hemLine(
  p: Painter,
  end: Vec,
  direction: Vec,
  radius: number,
  back: number,
  width: number,
  color: string,
  alpha: number,
): void {
  const across = perpendicular(direction);
  const edge = (g: 1 | -1) => add(end, add(mul(across, g * radius), mul(direction, -back)));
  const middle = add(end, mul(direction, radius * 0.22 - back));
  p.line([edge(1), middle, edge(-1)], width, color, alpha, [1, 1, 1]);
}
