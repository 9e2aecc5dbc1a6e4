import { ellipse, rectangle, rgba, shade, smooth, star } from '../paint';
import { across, blend, type Easel, fill, glow } from '../stages';
import { drift } from './drift';

/** A leaf or petal, 2 units long, slightly curled. */
const SCRAP = smooth(
  [
    [-1, 0.12, 1],
    [-0.35, -0.5],
    [0.45, -0.42],
    [1, 0.05, 1],
    [0.4, 0.3],
    [-0.4, 0.42],
  ],
  true,
  6,
);

function scraps(e: Easel, name: string, count: number, colours: readonly [string, ...string[]], size: number) {
  drift(e, name, count, ({ x, y, near, turn, random }) => {
    const long = size * (0.3 + near * 0.9) * (0.8 + random() * 0.4);
    const colour = random.pick(colours);
    e.p.in(x, y, turn, long, long * (0.35 + random() * 0.65), () => {
      fill(e, SCRAP, shade(colour, 0.1), 0.95);
      e.p.in(0.06, -0.12, 0, 0.86, 0.7, () => fill(e, SCRAP, colour, 0.95));
    });
  });
}

export const petals = (e: Easel) => scraps(e, 'petals', 170, ['#ffd3dc', '#ffe6ea', '#f7b3c4', '#fff4f2'], 24);

export const leaves = (e: Easel) =>
  scraps(e, 'leaves', 110, ['#e39a3b', '#c9562f', '#e8c04e', '#a8762f', '#d97f34'], 34);

/** Streaks of air that carry a few leaves. */
export function wind(e: Easel) {
  const random = e.random('weather-wind');
  const { c } = e;
  c.save();
  c.lineCap = 'round';
  for (let i = 0; i < 20 * across(e); i++) {
    const [x, y] = [random.between(e.span[0] - 150, e.span[1] - 300), random.between(60, 1080)];
    const long = random.between(180, 420);
    const bow = random.between(-26, 26);
    if (e.keepout.some((face) => Math.abs(y - face.y) < face.r && x < face.x + face.r && x + long > face.x - face.r))
      continue;
    c.strokeStyle = rgba('#ffffff', 0.26 + random() * 0.24);
    c.lineWidth = 2 + random() * 2.5;
    c.beginPath();
    c.moveTo(x, y);
    c.bezierCurveTo(x + long * 0.3, y - bow, x + long * 0.7, y + bow, x + long, y - bow * 0.4);
    if (i % 3 === 0) c.bezierCurveTo(x + long + 60, y - bow - 8, x + long + 66, y - bow - 60, x + long + 16, y - 46);
    c.stroke();
  }
  c.restore();
  scraps(e, 'wind', 44, ['#cfa24e', '#9fae5a', '#d97f34'], 28);
}

export function confetti(e: Easel) {
  drift(e, 'confetti', 230, ({ x, y, near, turn, random }) => {
    const size = 4 + near * 13;
    const colour = random.pick(['#e2574c', '#f2b632', '#3e8f8a', '#7a6fb0', '#ef8fa8', '#5aa0d8']);
    e.p.in(x, y, turn, 1, 0.4 + random() * 0.6, () => {
      const shape = random() > 0.3 ? rectangle(-size, -size * 0.6, size * 2, size * 1.2) : ellipse(0, 0, size, size);
      fill(e, shape, colour, 0.92);
    });
  });
}

/** Grains of light, the larger ones four-pointed. */
export function stardust(e: Easel) {
  drift(e, 'stardust', 190, ({ x, y, near, random }) => {
    const r = 1.6 + near * 8;
    // Gold and small: a pale wide glow is fog before a bright sky.
    glow(e, x, y, r * 3.4, '#ffb83c', 0.3 + near * 0.2);
    const grain = near > 0.12 ? star(x, y, r * 2, 0.24, 4) : ellipse(x, y, r, r, 0, 9);
    fill(e, grain, random.pick(['#fff3c0', '#ffe08a', '#ffd0e4', '#d8ecff']), 0.8 + random() * 0.2);
  });
}

/** Seven soft bands, fading towards the ground. */
export function rainbow(e: Easel) {
  const { c } = e;
  const bands = ['#e2574c', '#f0924a', '#f6d455', '#7fc06a', '#5aa8d8', '#5f78c8', '#9a72bc'];
  // Painted rather than added: light alone cannot be seen before a pale sky.
  blend(e, 'source-over', () => {
    bands.forEach((colour, i) => {
      const radius = 640 - i * 22;
      const g = c.createLinearGradient(0, 940 - radius, 0, 780);
      g.addColorStop(0, rgba(colour, 0.4));
      g.addColorStop(0.6, rgba(colour, 0.26));
      g.addColorStop(1, rgba(colour, 0));
      c.strokeStyle = g;
      c.lineWidth = 25;
      c.beginPath();
      c.arc(620, 940, radius, Math.PI, Math.PI * 2);
      c.stroke();
    });
  });
}
