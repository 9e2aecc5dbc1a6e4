import { ellipse, type Knot, shade, smooth, type Vec } from '../../../paint';
import type { HairBrush } from '../../hair/brush';
import type { Hat } from '../../outfit';
import { below, type HatDrawing } from './hat';

/** How far the visor stands out before a head that is turned. */
const VISOR = 30;

/** A cap with a visor over the forehead. */
export function cap(h: HairBrush, { color, trim = shade(color, 0.12) }: Hat): HatDrawing {
  const { painter: p, skull: s } = h;
  const forwards = VISOR * Math.max(-1, Math.min(1, h.view.yaw * 1.4));
  const rim = (
    [
      [-58, -20],
      [-34, -34],
      [0, -38],
      [34, -34],
      [58, -20],
    ] as Knot[]
  ).map(s);
  const dome = smooth([
    ...rim,
    ...(
      [
        [60, -38],
        [50, -64],
        [28, -80],
        [0, -85],
        [-28, -80],
        [-50, -64],
        [-60, -38],
      ] as Knot[]
    ).map(s),
  ]);
  const before = ([x, y]: Vec): Vec => {
    const [sx, sy] = s([x, y]);
    return [sx + forwards, sy];
  };
  const visor = smooth(
    [
      s([-48, -32]),
      s([-26, -41]),
      s([0, -43]),
      s([26, -41]),
      s([48, -32]),
      before([42, -22]),
      before([0, -17]),
      before([-42, -22]),
    ],
    true,
    8,
  );
  const [bx, by] = s([0, -85]);
  return {
    free: below(smooth(rim, false, 6)),
    before: () => {
      p.form(dome, color, { depth: 10, softness: 6 });
      p.clip(dome, () => {
        for (const x of [-30, 0, 30])
          p.line([s([x * 1.3, -30]), s([x, -60]), s([x * 0.1, -86])], 1.6, shade(color, 0.12), 0.6, [0.8, 1, 0.6]);
      });
      p.form(ellipse(bx, by, 5, 3.4), trim, { depth: 2 });
      p.form(visor, trim, { depth: 4 });
    },
  };
}
