import { add, clamp, type Knot, lerp, mul, normalize, shade, smooth, sub, taper, tint, type Vec } from '../../paint';
import { motif } from './cloth';
import type { BodyContext } from './context';
import type { TorsoShape } from './torso-shape';

const PLEATS = 7;

/** A skirt follows the thighs and ends in a wavy hem. */
export function drawSkirt(body: BodyContext, torso: TorsoShape): void {
  const { painter: p, outfit, bones } = body;
  const { bottom } = outfit;
  const dress = bottom.kind === 'dress';
  const color = bottom.color;
  const reach = bones.size.leg * (dress ? 0.4 : 0.36);
  const flare = bottom.flare ?? 15;
  const waist = dress ? 0.2 : 0.12;
  const thigh = (side: 'L' | 'R') => normalize(sub(bones.legs[side].joint, bones.legs[side].root));
  const [left, right] = [thigh('L'), thigh('R')];
  const waistL = bones.at(torso.edge(-1, waist) - 1, waist);
  const waistR = bones.at(torso.edge(1, waist) + 1, waist);
  const hemL = add(
    add(bones.at(torso.edge(-1, 0) - 2, 0), mul([clamp(left[0], -0.5, 0) - 0.1, Math.max(0.5, left[1])], reach)),
    [-flare, 0],
  );
  const hemR = add(
    add(bones.at(torso.edge(1, 0) + 2, 0), mul([clamp(right[0], 0, 0.42) + 0.1, Math.max(0.62, right[1])], reach)),
    [flare, 0],
  );
  const hem = Array.from({ length: PLEATS + 1 }, (_, i): Knot => {
    const u = i / PLEATS;
    const [x, y] = lerp(hemR, hemL, u);
    return [x, y + Math.sin(u * Math.PI) * 9 + (i % 2 ? 2.6 : -2.2), i === 0 || i === PLEATS ? 1 : 0];
  });
  const outline: Knot[] = [
    [...waistL, 1],
    bones.at(0, waist + 0.015),
    [...waistR, 1],
    add(lerp(waistR, hemR, 0.5), [2.5, -1]),
    ...hem,
    add(lerp(waistL, hemL, 0.5), [-2.5, -1]),
  ];
  const shape = smooth(outline, true, 6);
  p.form(shape, color, { depth: 9 });
  p.clip(shape, () => {
    skirtPattern(body, (u, v) => lerp(lerp(waistL, waistR, u), lerp(hemL, hemR, u), v));
    hem.slice(1, -1).forEach(([x, y], i) => {
      const foot: Vec = [x, y];
      const top = lerp(waistL, waistR, 1 - (i + 1) / PLEATS);
      const dark = i % 2 === 1;
      p.line(
        [foot, lerp(foot, top, 0.4), lerp(foot, top, 0.8)],
        dark ? 4.4 : 3,
        dark ? shade(color, 0.12, 0.06) : tint(color, 0.08),
        dark ? 0.6 : 0.5,
        [1, 0.7, 0.1],
      );
    });
    p.line(
      hem.map(([x, y]): Vec => [x, y - 5]),
      1.4,
      shade(color, 0.1),
      0.7,
      [1, 1, 1],
    );
  });
  const sash = taper([waistL, add(bones.at(0, waist + 0.01), [0, 1.5]), waistR], [3.2, 3.4, 3.2], { round: false });
  p.form(sash, shade(color, 0.05), { depth: 2.5 });
}

function skirtPattern({ painter: p, outfit }: BodyContext, at: (u: number, v: number) => Vec): void {
  const { pattern } = outfit.bottom;
  if (!pattern) return;
  let row = 0;
  for (let v = 0.12; v < 1.1; v += 0.17, row++) {
    for (let u = -0.05; u < 1.06; u += 0.16) {
      const across = u + (row % 2 ? 0.08 : 0);
      const [x, y] = at(across, v);
      motif(p, pattern, [x, y + Math.sin(across * Math.PI) * 9 * v], 0.8 + 0.3 * v);
    }
  }
}
