import {
  add,
  ellipse,
  type Knot,
  mul,
  normalize,
  type Polygon,
  perpendicular,
  sub,
  taper,
  type Vec,
} from '../../../paint';
import type { HairBrush } from '../brush';
import { drawBow } from './bow';

/** Place and direction on a middle line. */
function along(chain: readonly Vec[], t: number): { at: Vec; on: Vec; across: Vec } {
  const x = Math.min(chain.length - 1.001, Math.max(0, t * (chain.length - 1)));
  const i = Math.floor(x);
  const [a, b] = [chain[i] as Vec, chain[i + 1] as Vec];
  const on = normalize(sub(b, a));
  return { at: add(a, mul(sub(b, a), x - i)), on, across: perpendicular(on) };
}

/** One crossing of a plait: a plump leaf that comes from the outside and dives under the next. */
function crossing(h: HairBrush, chain: readonly Vec[], t: number, g: 1 | -1, w: number): void {
  const { at, on, across } = along(chain, t);
  const point = (down: number, out: number, sharp?: number): Knot => {
    const [x, y] = add(at, add(mul(on, down * w), mul(across, out * g * w)));
    return [x, y, sharp];
  };
  const leaf: Polygon = taper(
    [point(-0.85, 0.78), point(-0.1, 0.62), point(0.62, 0.12), point(1.05, -0.42)],
    [w * 0.3, w * 0.62, w * 0.56, w * 0.14],
  );
  h.mass(leaf, { depth: w * 0.36, softness: w * 0.25 });
  h.painter.clip(leaf, () => {
    h.painter.line([point(-0.7, 0.95), point(0, 0.75), point(0.9, -0.1)], w * 0.13, h.tones.deep, 0.5);
    h.painter.line([point(-0.75, 0.6), point(-0.1, 0.42), point(0.5, 0)], w * 0.14, h.tones.shine, 0.5);
    h.painter.line([point(-0.5, 0.34), point(0.2, 0.12), point(0.8, -0.36)], w * 0.11, h.tones.deep, 0.42);
  });
  h.painter.edge(leaf, h.tones.deep, Math.max(0.5, w * 0.07), 0.5);
}

/** A real plait along a middle line, `width` half wide, with a tuft and a bow (or a small band) at its end. */
export function drawPlait(h: HairBrush, chain: readonly Vec[], width: number, tie: string, bow = true): void {
  const total = chain.reduce((sum, p, i) => (i ? sum + Math.hypot(...sub(p, chain[i - 1] as Vec)) : 0), 0);
  const count = Math.max(5, Math.round((total * 0.84) / (width * 0.82)));
  const end = along(chain, 0.86);
  const tuft = (out: number, reach: number): Polygon => {
    const tip = add(end.at, add(mul(end.on, width * reach), mul(end.across, out * width)));
    const middle = add(end.at, add(mul(end.on, width * reach * 0.5), mul(end.across, out * width * 1.1)));
    return taper([end.at, middle, tip], [width * 0.36, width * 0.5, 0.3]);
  };
  h.mass([tuft(-0.42, 1.7), tuft(0.05, 2.1), tuft(0.44, 1.65)], { depth: width * 0.3 });
  h.mass(taper(chain.slice(0, 11), [width * 0.6, width * 0.7, width * 0.55]), { shadow: 0.12, color: h.tones.shadow });
  for (let i = count - 1; i >= 0; i--) {
    const t = 0.02 + (0.82 * i) / (count - 1);
    crossing(h, chain, t, i % 2 ? 1 : -1, width * (1 - 0.32 * t) * (i === 0 ? 0.85 : 1));
  }
  const angle = Math.atan2(end.across[1], end.across[0]);
  if (bow) drawBow(h.painter, end.at, tie, width * 0.085, angle);
  else h.painter.form(ellipse(...end.at, width * 0.5, width * 0.28, angle), tie, { depth: 1.6 });
}
