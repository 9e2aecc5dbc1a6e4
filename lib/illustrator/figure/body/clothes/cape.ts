import { itemAt } from '@/lib/platform/item-at';
import {
  add,
  clamp,
  ellipse,
  type Knot,
  lerp,
  mul,
  normalize,
  perpendicular,
  radians,
  shade,
  smooth,
  star,
  taper,
  tint,
  type Vec,
} from '../../../paint';
import type { BodyContext } from '../context';
import { TorsoShape } from '../torso-shape';

const STEPS = 6;

const turned = ([x, y]: Vec, angle: number): Vec => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

type Flight = { readonly line: readonly Vec[]; readonly wind: number };

/** The middle line of a cape: down the back, then where weight and wind carry it. */
function flight({ bones, pose, wind }: BodyContext, reach: number): Flight {
  const tilt = -radians(pose.rotate ?? 0);
  const [rx, ry] = pose.rush ?? [0, 0];
  const air: Vec = add([rx * 1.5, ry * 1.3], mul(wind, 0.8));
  const strength = clamp(Math.hypot(air[0], air[1]), 0, 1);
  // Who flies level is carried by air that lifts it; who lies lies on it.
  const weight = strength > 0.3 && Math.abs(tilt) > 0.6 ? -0.16 : 1;
  const lying = Math.abs(tilt) > 1.2 && strength === 0;
  const carried = lying ? mul(bones.up, -1) : normalize(turned(add([0, weight], air), tilt));
  const shoulder = bones.at(0, 0.92);
  const down = mul(bones.up, -1);
  const across = perpendicular(carried);
  const line: Vec[] = [shoulder];
  for (let i = 1; i <= STEPS; i++) {
    const u = i / STEPS;
    const direction = normalize(lerp(down, carried, clamp(u * 2.2, 0, 1)));
    const swing = Math.sin(u * 5.2) * 15 * strength * u;
    const at = add(line[i - 1] as Vec, mul(direction, reach / STEPS));
    line.push(add(at, mul(across, swing - Math.sin((u - 1 / STEPS) * 5.2) * 15 * strength * (u - 1 / STEPS))));
  }
  return { line, wind: strength };
}

/** The cape behind the body. */
export function drawCape(body: BodyContext): void {
  const { painter: p, outfit, bones, pose } = body;
  const { cape } = outfit;
  if (!cape) return;
  const torso = new TorsoShape(bones);
  const { line, wind } = flight(body, bones.torso + bones.size.leg * 0.6);
  // Seated, it hangs behind the seat.
  const below = pose.stands === 'seat' ? bones.size.leg * 0.3 : -3;
  const floor = pose.stands === 'pelvis' ? Infinity : bones.ground + below;
  const grounded = ([x, y]: Vec): Vec => [x, Math.min(y, floor)];
  const edges = line.map((at, i) => {
    const u = i / STEPS;
    const before = line[Math.max(0, i - 1)] as Vec;
    const after = line[Math.min(STEPS, i + 1)] as Vec;
    const across = i
      ? perpendicular(normalize([after[0] - before[0], after[1] - before[1]]))
      : mul(perpendicular(bones.up), -1);
    const half = Math.abs(torso.edge(1, 0.86)) * (1.06 + u ** 0.7 * (1.35 - wind * 0.3));
    return [grounded(add(at, mul(across, half))), grounded(add(at, mul(across, -half)))] as const;
  });
  const last = itemAt(edges, STEPS);
  const before = itemAt(edges, STEPS - 1);
  const hem = Array.from({ length: 6 }, (_, i): Knot => {
    const u = (i + 0.5) / 6;
    const [x, y] = lerp(last[0], last[1], u);
    const [bx, by] = lerp(before[0], before[1], u);
    const sag = (i % 2 ? 0.28 : 0.06) + Math.sin(u * Math.PI) * 0.14;
    return [...grounded([x + (x - bx) * sag, y + (y - by) * sag])];
  });
  const outline = [...edges.map(([l]): Knot => [...l]), ...hem, ...edges.map(([, r]): Knot => [...r]).reverse()];
  const shape = smooth(outline, true, 5);
  p.form(shape, cape.lining, { depth: 14, softness: 9, shadow: 0.12, base: cape.lining });
  p.clip(shape, () => {
    for (const [i, u] of [0.08, 0.28, 0.5, 0.7, 0.92].entries()) {
      const fold = edges.map(([l, r]) => lerp(l, r, 0.5 + (u - 0.5) * 0.96));
      p.line(fold, i % 2 ? 6 : 8, i % 2 ? tint(cape.lining, 0.07) : shade(cape.lining, 0.12), 0.5, [0.2, 0.8, 1, 1]);
    }
    const rim = [last[0], ...hem, last[1]];
    p.line(rim, cape.fur ? 17 : 5, cape.fur ? '#fbf5ea' : cape.color, 0.95, [1, 1, 1]);
    if (!cape.fur) return;
    rim.forEach(([x, y], i) => {
      if (i % 2)
        p.fill(
          smooth([
            [x - 1.6, y - 4],
            [x + 1.6, y - 4],
            [x, y + 3],
          ]),
          '#4a3d45',
          { alpha: 0.85 },
        );
    });
  });
}

/** Its collar and clasp in front. */
export function drawCapeCollar(body: BodyContext): void {
  const { painter: p, outfit, bones } = body;
  const { cape } = outfit;
  if (!cape) return;
  const torso = new TorsoShape(bones);
  const { at, turnSin } = bones;
  const clasp = at(turnSin * 4, 0.84);
  for (const g of [-1, 1]) {
    const wing = smooth([
      [...at(torso.edge(g, 0.9) * 1.04, 0.95), 1],
      [...at(g * 12, 1.02), 1],
      [...clasp, 1],
      at(torso.edge(g, 0.84) * 0.7, 0.8),
      [...at(torso.edge(g, 0.8) * 1.08, 0.76), 1],
    ]);
    p.form(wing, cape.color, { depth: 5 });
    p.clip(wing, () =>
      p.line(
        [at(torso.edge(g, 0.86) * 0.95, 0.9), at(torso.edge(g, 0.84) * 0.6, 0.85), clasp],
        2.4,
        shade(cape.color, 0.12),
        0.5,
      ),
    );
  }
  if (cape.fur) {
    const ruff = taper(
      [at(torso.edge(-1, 0.86) * 1.02, 0.88), at(-12, 0.85), clasp, at(12, 0.85), at(torso.edge(1, 0.86) * 1.02, 0.88)],
      [6, 7.5, 7, 7.5, 6],
    );
    p.form(ruff, '#fbf5ea', { depth: 4, shadow: 0.08 });
    for (const u of [-0.75, -0.35, 0.35, 0.75]) {
      const [x, y] = at(torso.edge(Math.sign(u), 0.86) * Math.abs(u), 0.855 + Math.abs(u) * 0.02);
      p.fill(
        smooth([
          [x - 1.5, y - 3],
          [x + 1.5, y - 3],
          [x, y + 3.4],
        ]),
        '#4a3d45',
        { alpha: 0.85 },
      );
    }
  }
  p.form(ellipse(clasp[0], clasp[1], 5.4), '#f2c24e', { depth: 2 });
  p.fill(star(clasp[0], clasp[1], 3.4), '#fff3c4', { alpha: 0.9 });
}
