import { add, type Knot, lerp, type Shape, shade, smooth, tint, type Vec } from '../../../paint';
import type { BodyContext } from '../context';
import type { TorsoShape } from '../torso-shape';

/** A dancer's skirt: three layers of net that stand out from the hips. */
export function drawTulle({ painter: p, outfit, bones, pose }: BodyContext, torso: TorsoShape): void {
  const { color } = outfit.bottom;
  const { at, size } = bones;
  const [wx, wy] = pose.rush ?? [0, 0];
  const waist = [at(torso.edge(-1, 0.14) - 1, 0.14), at(torso.edge(1, 0.14) + 1, 0.14)] as const;
  const layer = (spread: number, drop: number): Shape => {
    const ends = [-1, 1].map((g): Vec => add(at(torso.edge(g, 0) + g * spread, -drop * 0.5), [wx * 12, wy * 14])) as [
      Vec,
      Vec,
    ];
    const hem = Array.from({ length: 15 }, (_, i): Knot => {
      const u = i / 14;
      const [x, y] = lerp(ends[1], ends[0], u);
      const down = Math.sin(u * Math.PI) * size.leg * drop;
      return [x, y + down + (i % 2 ? 3.4 : -2.6)];
    });
    return smooth([[...waist[0], 1], at(0, 0.13), [...waist[1], 1], ...hem], true, 4);
  };
  for (const [spread, drop, tone] of [
    [34, 0.3, shade(color, 0.09)],
    [36, 0.22, shade(color, 0.02)],
    [32, 0.14, tint(color, 0.08)],
  ] as const) {
    const shape = layer(spread, drop);
    p.context.save();
    p.context.globalAlpha *= 0.9;
    p.form(shape, tone, { depth: 6, light: 0.1 });
    p.context.restore();
    p.clip(shape, () => {
      for (let i = -5; i <= 5; i++)
        p.line(
          [at(i * 3.4, 0.12), at(i * 9, -drop * 0.6), add(at(i * 12, -drop), [0, size.leg * drop])],
          1.6,
          i % 2 ? tint(color, 0.16) : shade(color, 0.1),
          0.5,
          [0.3, 1, 1],
        );
    });
  }
}
