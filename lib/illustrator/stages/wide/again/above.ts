import { ellipse, polar } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { MUD } from './colours';

/** A shadow to the lower right, so that what lies on the ground from above has a height. */
const shade = (e: Easel, rx: number, ry: number) => fill(e, ellipse(16, 20, rx, ry), '#0f2c33', 0.4);

/** A turtle from straight above, its nose along `turn`. */
export function turtleAbove(e: Easel, x: number, y: number, k: number, turn: number) {
  e.p.in(x, y, turn, k, k, () => {
    shade(e, 110, 92);
    for (const [u, v, a] of [
      [62, -70, -0.7],
      [62, 70, 0.7],
      [-66, -66, -2.4],
      [-66, 66, 2.4],
    ] as const)
      e.p.form(ellipse(u, v, 32, 20, a), '#8fae5a', { depth: 6 });
    e.p.form(ellipse(118, 0, 36, 28), '#9cbb66', { depth: 8 });
    for (const s of [-1, 1]) {
      fill(e, ellipse(126, s * 17, 7, 6), '#fff8ec');
      fill(e, ellipse(128, s * 18, 4, 4), '#1d1216');
    }
    e.p.form(blob('-118,0! -90,-14 -90,14', 3), '#8fae5a', { depth: 3 });
    const shell = ellipse(0, 0, 104, 86);
    e.p.form(shell, '#7d5a34', { depth: 18 });
    e.p.clip(shell, () => {
      for (const plate of [
        '-36,-34 36,-34 52,0 36,34 -36,34 -52,0',
        '-34,-44 34,-44 30,-84 -30,-84',
        '-34,44 34,44 30,84 -30,84',
        '44,-38 60,0 100,-6 84,-60',
        '44,38 62,6 100,8 84,60',
        '-44,-38 -60,0 -100,-6 -84,-60',
        '-44,38 -62,6 -100,8 -84,60',
      ])
        e.p.form(blob(plate, 3), '#b3854a', { depth: 8 });
    });
  });
}

/** A hedgehog from straight above. */
export function hedgehogAbove(e: Easel, x: number, y: number, k: number, turn: number) {
  e.p.in(x, y, turn, k, k, () => {
    shade(e, 100, 80);
    e.p.form(blob('60,-30 100,-14 120,0 100,14 60,30', 6), '#e6c79e', { depth: 6 });
    fill(e, ellipse(118, 0, 9, 8), '#33212a');
    for (const s of [-1, 1]) {
      e.p.form(ellipse(62, s * 30, 12, 12), '#d8a880', { depth: 4 });
      fill(e, ellipse(90, s * 10, 4.6, 4.6), '#1d1216');
    }
    const spikes = Array.from({ length: 34 }, (_, i) => {
      const a = 0.55 + (i / 33) * (2 * Math.PI - 1.1);
      const [px, py] = polar([-14, 0], a, i % 2 ? 76 : 104);
      return `${px},${py * 0.84}!`;
    });
    e.p.form(blob(`${spikes.join(' ')} 52,0`, 2), '#5d4a78', { depth: 12 });
    for (let i = 0; i < 60; i++) {
      const a = i * 2.4;
      const r = 10 + ((i * 0.7549) % 1) * 60;
      const [fx, fy] = polar([-14, 0], a, r);
      const [tx, ty] = polar([-14, 0], a, r + 22);
      fill(e, stroke(`${fx},${fy * 0.84} ${tx},${ty * 0.84}`, 3, 0.6), i % 3 ? '#43335c' : '#cbbbe4', 0.9);
    }
  });
}

/** A goat from straight above; a piece of the net hangs from one horn. */
export function goatAbove(e: Easel, x: number, y: number, k: number, turn: number) {
  e.p.in(x, y, turn, k, k, () => {
    shade(e, 130, 70);
    // At a gallop: fore legs ahead, hind legs behind.
    for (const s of [-1, 1]) {
      for (const [from, to] of [
        [60, 112],
        [-84, -140],
      ] as const) {
        e.p.form(stroke(`${from},${s * 40} ${(from + to) / 2},${s * 72} ${to},${s * 84}`, 15, 12, 10), '#e9e0cf', {
          depth: 4,
        });
        fill(e, ellipse(to + Math.sign(to) * 8, s * 85, 14, 10), '#4a3a34');
      }
    }
    e.p.form(stroke('-120,0 -150,-10', 14, 6), '#e4dccb', { depth: 4 });
    e.p.form(blob('-120,0 -96,-52 -20,-58 60,-44 84,0 60,44 -20,58 -96,52', 8), '#f3ede0', { depth: 18 });
    for (const v of [-22, 0, 22]) fill(e, stroke(`-90,${v} -20,${v * 1.1} 50,${v * 0.8}`, 1, 3, 1), '#d3c8b2', 0.8);
    for (const s of [-1, 1])
      e.p.form(blob(`96,${s * 26}! 92,${s * 60} 108,${s * 74} 122,${s * 30}!`, 4), '#e0d6c2', { depth: 5 });
    e.p.form(blob('84,-30 130,-32 176,-22 196,0 176,22 130,32 84,30', 7), '#f8f3e8', { depth: 10 });
    for (const s of [-1, 1]) {
      e.p.form(stroke(`112,${s * 12} 92,${s * 18} 60,${s * 34}`, 9, 7, 2.6), '#a88a6a', { depth: 3 });
      fill(e, ellipse(148, s * 22, 6, 5), '#1d1216');
      fill(e, ellipse(188, s * 7, 3.4, 3), '#8a5a58');
    }
    // A corner of the goal on the horns: a piece of post, and its net over the back.
    for (let i = 0; i < 7; i++) {
      fill(e, stroke(`${62 - i * 24},-62 ${50 - i * 24},0 ${62 - i * 24},62`, 2.6, 2.6, 2.6), '#8f86a8', 0.9);
      if (i < 6)
        fill(e, stroke(`70,${-56 + i * 22} -10,${-50 + i * 20} -88,${-58 + i * 23}`, 2.6, 2.6, 2.6), '#8f86a8', 0.9);
    }
    e.p.form(stroke('74,-96 78,0 74,92', 9, 9, 9), '#ffffff', { depth: 4 });
  });
}

/** A mouse from straight above; the tail takes a way of its own. */
export function mouseAbove(e: Easel, x: number, y: number, k: number, turn: number) {
  e.p.in(x, y, turn, k, k, () => {
    shade(e, 56, 38);
    e.p.form(stroke('-44,0 -80,14 -96,-14 -130,-4', 5, 4, 3, 1.6), '#f0b0a8', { depth: 2 });
    e.p.form(ellipse(0, 0, 54, 38), '#9a90b4', { depth: 10 });
    e.p.form(blob('34,-26 70,-14 86,0 70,14 34,26', 6), '#a69dbf', { depth: 6 });
    for (const s of [-1, 1]) {
      e.p.form(ellipse(36, s * 32, 21, 20), '#9a90b4', { depth: 5 });
      fill(e, ellipse(38, s * 33, 12, 11), '#f0b0a8');
      fill(e, ellipse(64, s * 9, 4, 4), '#1d1216');
    }
    fill(e, ellipse(86, 0, 5, 5), '#e07a80');
  });
}

/** What feet leave in mud: pairs of long hind feet along a way. */
export function tracks(e: Easel, points: readonly (readonly [number, number])[]) {
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[i + 1] ?? points[i - 1] ?? [x + 1, y];
    const a = Math.atan2(ny - y, nx - x) + (i + 1 === points.length ? Math.PI : 0);
    if (i % 2) return;
    e.p.in(x, y, a, 1, 1, () => {
      for (const s of [-1, 1]) {
        fill(e, ellipse(10, s * 15, 24, 8), MUD, 0.75);
        fill(e, ellipse(-26, s * 6, 9, 6), MUD, 0.75);
      }
    });
  });
}
