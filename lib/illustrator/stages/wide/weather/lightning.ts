import { type Polygon, type Random, taper, type Vec } from '@/lib/illustrator/paint';
import { blend, type Easel, fill, glow } from '../../kit/easel';

type Flash = {
  readonly from: Vec;
  readonly to: Vec;
  /** Where it turns in every picture, so that it keeps clear of words. */
  readonly through?: readonly Vec[];
  /** Half its width where it begins. */
  readonly half: number;
  /** How many arms leave it. */
  readonly arms: number;
};

/** A jagged way from one point to another: the middle of each part is pushed aside, less and less. */
function jagged(r: Random, from: Vec, to: Vec, rounds: number): readonly Vec[] {
  if (rounds === 0) return [from, to];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [along, aside] = [0.42 + r() * 0.16, (r() < 0.5 ? -1 : 1) * (0.1 + r() * 0.12)];
  const middle: Vec = [from[0] + dx * along - dy * aside, from[1] + dy * along + dx * aside];
  return [...jagged(r, from, middle, rounds - 1), ...jagged(r, middle, to, rounds - 1).slice(1)];
}

const ribbon = (way: readonly Vec[], half: number, end: number): Polygon =>
  taper(
    way.map(([x, y]) => [x, y, 1] as const),
    [half * 0.8, half, half * 0.85, end],
    { round: false },
  );

function stroke(e: Easel, way: readonly Vec[], half: number, end: number) {
  blend(e, 'screen', () => {
    e.p.fill(ribbon(way, half * 3.6, end * 3.4), '#a98bff', { alpha: 0.5, blur: half * 1.6 });
    e.p.fill(ribbon(way, half * 1.8, end * 1.8), '#ffd75e', { alpha: 0.6, blur: half * 0.7 });
  });
  fill(e, ribbon(way, half, end), '#ffdf4a');
  fill(e, ribbon(way, half * 0.56, end * 0.5), '#fffbe4');
}

/** A flash that branches, with the light that it throws into the air. */
export function lightning(e: Easel, name: string, { from, to, through = [], half, arms }: Flash) {
  const r = e.random(name);
  const turns = [from, ...through, to];
  const way = turns.slice(1).flatMap((next, i) => {
    const part = jagged(r, turns[i] ?? from, next, through.length > 0 ? 2 : 4);
    return i === 0 ? part : part.slice(1);
  });
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  glow(e, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, long * 0.75, '#c7a6ff', 0.3);
  glow(e, to[0], to[1], long * 0.42, '#ffe28a', 0.5);
  for (let arm = 0; arm < arms; arm++) {
    const [x, y] = way[Math.round(((arm + 0.8) / (arms + 0.6)) * (way.length - 1))] ?? from;
    const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) + (arm % 2 ? -1 : 1) * (0.5 + r() * 0.35);
    const reach = long * (0.2 + r() * 0.16);
    stroke(e, jagged(r, [x, y], [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach], 3), half * 0.42, 0.6);
  }
  stroke(e, way, half, half * 0.4);
}
