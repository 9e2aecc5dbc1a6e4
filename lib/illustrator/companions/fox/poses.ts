import { ellipse, type Knot, type Painter, shade, smooth, taper } from '@/lib/illustrator/paint';
import type { Mood } from '../mood';
import { CREAM, coat, FUR, SOCK } from './coat';
import { foxHead } from './head';

/** A bushy tail along a line, with a cream tip. */
function tail(p: Painter, line: readonly Knot[], radii: readonly number[]) {
  const brush = taper(line, radii);
  p.form(brush, FUR, { depth: 9, softness: 6 });
  const tip = line[line.length - 1];
  const before = line[line.length - 2];
  if (!tip || !before) return;
  const [dx, dy] = [tip[0] - before[0], tip[1] - before[1]];
  const at = (u: number, v: number): Knot => [before[0] + dx * u - dy * v, before[1] + dy * u + dx * v];
  const zig = (u: number, v: number): Knot => [...at(u, v).slice(0, 2), 1] as unknown as Knot;
  p.clip(brush, () => p.form(smooth([zig(0, -1.6), at(-0.5, -0.7), zig(0.1, -0.35), at(-0.5, 0), zig(0.1, 0.35), at(-0.5, 0.7), zig(0, 1.6), at(3, 1.6), at(3, -1.6)], true, 4), CREAM, { depth: 4, shadow: 0.07 }));
  coat(p, brush, line.slice(1, -1).flatMap(([x, y], i) => [[x - 5, y - 4, i + 0.4], [x + 5, y + 3, i + 0.6]] as const), FUR, 12);
}

/** A leg with a dark sock from `knee` down. */
function leg(p: Painter, points: readonly Knot[], radii: readonly number[], sock: number) {
  const limb = taper(points, radii);
  p.form(limb, FUR, { depth: 4 });
  const foot = points[points.length - 1];
  if (!foot) return;
  p.clip(limb, () => p.form(ellipse(foot[0] + 1, foot[1] + 2, sock * 0.8, sock), SOCK, { depth: 4 }));
  p.form(ellipse(foot[0] + 4, foot[1] + 1, 9.5, 6), SOCK, { depth: 3 });
}

function bib(p: Painter, x: number, y: number, k: number) {
  p.in(x, y, 0, k, k, () => {
    const chest = smooth([[-19, -26], [0, -30], [19, -26], [22, -6], [15, 6, 1], [12, 2], [7, 17, 1], [2, 8], [-3, 22, 1], [-7, 8], [-13, 13, 1], [-15, 2], [-22, -2]], true, 5);
    p.form(chest, CREAM, { depth: 6, shadow: 0.07 });
  });
}

export function foxSit(p: Painter, mood: Mood) {
  tail(p, [[-20, -12], [-52, -8], [-70, -34], [-58, -72], [-62, -98]], [8, 19, 22, 17, 3]);
  const body = smooth([[-22, -92], [-32, -62], [-40, -30], [-40, -6], [-26, 2], [26, 2], [36, -10], [32, -42], [24, -70], [18, -92]], true, 7);
  p.form(body, FUR, { depth: 11 });
  p.form(smooth([[-40, -30], [-26, -44], [-8, -34], [-2, -12], [-8, 2], [-34, 3], [-42, -8]], true, 6), FUR, { depth: 7 });
  p.form(smooth([[-34, -5], [-16, -6], [-6, 0], [-10, 5], [-34, 5]], true, 5), SOCK, { depth: 3 });
  coat(p, body, [[-26, -62, 1.5], [-22, -50, 1.4], [24, -50, 1.7], [-30, -24, 1.9], [-20, -26, 1.6], [26, -30, 1.6]], FUR, 10);
  for (const x of [4, 24]) leg(p, [[x, -56], [x + 1, -26], [x + 2, -3]], [10, 8, 7], 20);
  bib(p, 10, -66, 0.98);
  p.soft(8, -92, 26, 12, shade(FUR, 0.25), 0.35);
  p.in(10, -124, 0, 1, 1, () => foxHead(p, mood, 0.55, 0.05));
}

export function foxWalk(p: Painter, mood: Mood) {
  tail(p, [[-50, -52], [-84, -58], [-116, -82], [-122, -116], [-112, -136]], [8, 17, 20, 15, 3]);
  leg(p, [[-40, -44], [-50, -24], [-44, -3]], [11, 7.5, 6.5], 17);
  leg(p, [[34, -42], [46, -24], [54, -6]], [10, 7.5, 6.5], 17);
  const body = smooth([[-58, -52], [-50, -74], [-20, -82], [20, -82], [46, -90], [58, -70], [52, -44], [30, -30], [-20, -32], [-50, -34]], true, 7);
  p.form(body, FUR, { depth: 11 });
  p.clip(body, () => p.fill(smooth([[-40, -36], [0, -44], [40, -40], [40, -20], [-40, -20]], true, 5), CREAM, { alpha: 0.9 }));
  coat(p, body, [[-40, -64, 0.1], [-26, -70, 0.05], [-10, -66, 0.05], [8, -72, 0], [20, -62, 0.2], [-46, -52, 0.6]], FUR, 12);
  leg(p, [[-46, -50], [-40, -26], [-56, -3]], [14, 8, 6.5], 17);
  leg(p, [[34, -50], [28, -26], [22, -3]], [11, 8, 6.5], 17);
  bib(p, 48, -72, 0.8);
  p.in(60, -112, 0, 0.94, 0.94, () => foxHead(p, mood, 0.7, 0.03));
}

export function foxJump(p: Painter, mood: Mood) {
  p.in(0, -58, -0.34, 1, 1, () => {
    tail(p, [[-50, -4], [-82, 8], [-116, 2], [-140, -24], [-146, -46]], [8, 17, 20, 14, 3]);
    leg(p, [[-40, 6], [-66, 26], [-92, 34]], [12, 8, 6.5], 17);
    leg(p, [[38, 2], [64, 16], [86, 8]], [10, 7.5, 6.5], 17);
    const body = smooth([[-58, 2], [-50, -20], [-18, -34], [20, -34], [48, -40], [60, -20], [52, 6], [24, 18], [-20, 18], [-48, 16]], true, 7);
    p.form(body, FUR, { depth: 11 });
    p.clip(body, () => p.fill(smooth([[-40, 14], [0, 6], [44, 6], [44, 30], [-40, 30]], true, 5), CREAM, { alpha: 0.9 }));
    coat(p, body, [[-36, -12, 0.1], [-20, -22, 0], [0, -18, 0], [16, -26, 0], [-44, 0, 0.5]], FUR, 12);
    leg(p, [[-44, 6], [-58, 32], [-82, 48]], [14, 8, 6.5], 17);
    leg(p, [[36, 6], [56, 30], [80, 30]], [11, 8, 6.5], 17);
    bib(p, 50, -20, 0.8);
    p.in(62, -58, 0.26, 0.94, 0.94, () => foxHead(p, mood, 0.6, -0.04));
  });
}

export function foxCurl(p: Painter, mood: Mood) {
  const body = smooth([[-74, -10], [-66, -46], [-28, -70], [24, -66], [62, -40], [74, -8], [50, 3], [-52, 3]], true, 7);
  p.form(body, FUR, { depth: 13 });
  coat(p, body, [[-44, -44, 0.6], [-24, -56, 0.3], [0, -58, 0], [24, -52, -0.3], [44, -38, -0.6], [-56, -24, 0.9]], FUR, 13);
  p.in(-24, -30, 0, 0.94, 0.94, () => foxHead(p, { ...mood, eyes: 'closed' }, -0.3, -0.14));
  tail(p, [[68, -20], [56, 0], [16, -2], [-30, -2], [-58, -10]], [10, 17, 19, 15, 3]);
}
