import { itemAt } from '@/lib/platform/item-at';
import {
  add,
  clamp,
  type Knot,
  length,
  lerp,
  mixNumber,
  normalize,
  type Shape,
  shade,
  smooth,
  sub,
  tint,
  type Vec,
} from '../../../paint';
import type { Side } from '../../pose';
import type { BodyContext } from '../context';
import { hull } from '../hull';
import type { TorsoShape } from '../torso-shape';
import { motif } from './cloth';

const round = (at: Vec, radius: number): Vec[] =>
  Array.from({ length: 12 }, (_, i): Vec => {
    const a = (i / 12) * 2 * Math.PI;
    return [at[0] + Math.cos(a) * radius, at[1] + Math.sin(a) * radius];
  });

/** A point of a leg, 0 at the hip, 1 at the ankle. */
function alongLeg({ bones }: BodyContext, side: Side, share: number): Vec {
  const { root, joint, end } = bones.legs[side];
  return share <= 0.5 ? lerp(root, joint, share * 2) : lerp(joint, end, share * 2 - 1);
}

type Robe = { readonly shape: readonly Vec[]; readonly hem: readonly [Vec, Vec]; readonly top: readonly [Vec, Vec] };

/** The hem between its two corners sags and waves, where no leg is in its way. */
function waved(outline: readonly Vec[], hem: readonly Vec[]): Knot[] {
  return outline.flatMap((at, i): Knot[] => {
    if (!hem.includes(at)) return [at];
    const next = itemAt(outline, (i + 1) % outline.length);
    const corner: Knot = [at[0], at[1], 1];
    if (!hem.includes(next)) return [corner];
    const between = [1, 2, 3, 4, 5, 6, 7].map((j): Knot => {
      const [x, y] = lerp(at, next, j / 8);
      return [x, y + Math.sin((j / 8) * Math.PI) * 7 + (j % 2 ? 2.2 : -1.8)];
    });
    return [corner, ...between];
  });
}

/** Cloth over both legs down to its hem: it is stretched by what moves and hangs straight where nothing does. */
function robeOf(body: BodyContext, torso: TorsoShape): Robe {
  const { bones, outfit, pose } = body;
  const dress = outfit.bottom.kind === 'dress';
  const waist = dress ? 0.22 : 0.13;
  const reach = outfit.bottom.reach ?? (dress ? 0.4 : 0.36);
  const thick = 13.5 * bones.size.chubbiness;
  const level = (side: Side) => {
    const { root, end } = bones.legs[side];
    const [x, y] = normalize(sub(end, root));
    return clamp(y > 0 ? Math.abs(x) * 1.4 - 0.3 : 1, 0, 1);
  };
  const legOf = (side: Side) => ({ side, at: alongLeg(body, side, reach), level: level(side) });
  const sides = [legOf('L'), legOf('R')] as const;
  const [first, last] = sides[1].at[0] < sides[0].at[0] ? [sides[1], sides[0]] : sides;
  const flare = outfit.bottom.flare ?? 12;
  const [wx] = pose.rush ?? [0, 0];
  const hem = [
    add(first.at, [-thick * 0.9 - flare * (1 - first.level) + wx * 22, -Math.abs(wx) * 8]),
    add(last.at, [thick * 0.9 + flare * (1 - last.level) + wx * 6, 0]),
  ] as const;
  const legs = sides.flatMap(({ side }) =>
    [0, reach * 0.3, Math.min(0.5, reach * 0.6), reach * 0.88].flatMap((u) =>
      round(alongLeg(body, side, u), thick * mixNumber(1.05, 0.82, u)),
    ),
  );
  const top = [bones.at(torso.edge(-1, waist) - 1.4, waist), bones.at(torso.edge(1, waist) + 1.4, waist)] as const;
  const seat = [-1, 1].map((g) => bones.at(torso.edge(g, -0.05) + g * 3, -0.05));
  return { shape: smooth(waved(hull([...top, ...seat, ...legs, ...hem]), hem), true, 4), hem, top };
}

function pattern({ painter: p, outfit }: BodyContext, { hem, top }: Robe): void {
  const motifs = outfit.bottom.pattern;
  if (!motifs) return;
  const height = length(sub(lerp(hem[0], hem[1], 0.5), lerp(top[0], top[1], 0.5)));
  const rows = Math.max(3, Math.round(height / motifs.step));
  for (let row = 0; row <= rows; row++) {
    const v = (row + 0.4) / rows;
    const [l, r] = [lerp(top[0], hem[0], v), lerp(top[1], hem[1], v)];
    const across = Math.max(2, Math.round(length(sub(r, l)) / motifs.step));
    for (let i = -1; i <= across + 1; i++) {
      const u = (i + (row % 2 ? 0.5 : 0)) / across;
      const [x, y] = lerp(l, r, u);
      motif(p, motifs, [x, y + Math.sin(clamp(u, 0, 1) * Math.PI) * 8 * v]);
    }
  }
}

/** A gown of one piece has no edge at the waist. */
function joinWaist({ painter: p, outfit, bones }: BodyContext, torso: TorsoShape, shape: Shape): void {
  const { top, bottom } = outfit;
  if (bottom.kind !== 'dress' || top.color !== bottom.color || top.pattern || top.front?.belt) return;
  const [x, y] = bones.at(0, 0.23);
  const half = Math.abs(torso.edge(1, 0.22));
  p.clip(shape, () => p.soft(x, y, half * 1.1, 16, top.color, 1, 0, 0.6));
}

/** A long dress, thobe or kaftan below the waist. */
export function drawRobe(body: BodyContext, torso: TorsoShape): void {
  const { painter: p, outfit } = body;
  const { color, bands = [] } = outfit.bottom;
  const robe = robeOf(body, torso);
  const { shape, hem, top } = robe;
  p.form(shape, color, { depth: 10, softness: 6 });
  p.clip(shape, () => {
    pattern(body, robe);
    if (outfit.bottom.pattern) {
      const [lx, ly] = p.lit();
      p.inner(shape, shade(color, 0.13), lx * 9, ly * 9, 6, 0.55, 0.5);
    }
    [0.1, 0.32, 0.52, 0.72, 0.9].forEach((u, i) => {
      const foot = lerp(hem[0], hem[1], u);
      const from = lerp(top[0], top[1], 0.25 + u * 0.5);
      const line: Knot[] = [add(foot, [0, 16]), lerp(foot, from, 0.35), lerp(foot, from, 0.72)];
      p.line(line, i % 2 ? 3.6 : 5, shade(color, 0.12, 0.06), 0.45, [1, 0.7, 0.1]);
      p.line(
        line.map(([x, y]): Knot => [x - 4, y]),
        2.6,
        tint(color, 0.08),
        0.5,
        [1, 0.7, 0.1],
      );
    });
    for (const [i, band] of [...bands].reverse().entries())
      p.inner(shape, band, 0, -(bands.length - i) * 4.6, 0.6, 0.95, 0);
    p.inner(shape, shade(color, 0.12), 0, -2, 1, 0.5, 0.3);
  });
  joinWaist(body, torso, shape);
}
