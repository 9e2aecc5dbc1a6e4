import { ellipse, mix, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';

/** Ridges of rock behind, each nearer one darker, with a gap in the middle that the light comes through. */
export function farRocks(e: Easel, tones: readonly [string, string]) {
  fill(
    e,
    blob(
      '-160,1400! -160,620 60,560 200,640 330,620 480,760 640,800 760,900 1000,960 1300,960 1560,900 1700,780 1860,760 1980,640 2140,660 2300,540 2560,600 2560,1400!',
      8,
    ),
    tones[0],
    0.6,
  );
  fill(
    e,
    blob(
      '-160,1400! -160,800 80,760 220,850 400,880 560,1000 900,1060 1400,1060 1760,1000 1960,900 2120,860 2260,760 2560,800 2560,1400!',
      8,
    ),
    tones[1],
    0.7,
  );
}

/** A stalk of kelp that sways, with its blades on both sides. */
export function kelp(e: Easel, x: number, foot: number, height: number, tone: string, lean = 60) {
  const at = (t: number): readonly [number, number] => [
    x + lean * (t * t * 0.9 + 0.34 * Math.sin(t * 7)),
    foot - height * t,
  ];
  const blades = Math.max(4, Math.round(height / 58));
  for (let i = 1; i <= blades; i++) {
    const t = i / (blades + 0.6);
    const [u, v] = at(t);
    const [side, long] = [i % 2 ? 1 : -1, (1.15 - t * 0.6) * Math.min(120, height * 0.2)];
    const [w, rise] = [side * long, long * (0.5 + 0.2 * Math.sin(i * 2.3))];
    e.p.form(
      blob(
        `${u},${v} ${u + w * 0.4},${v - rise * 0.7} ${u + w},${v - rise} ${u + w * 0.7},${v - rise * 0.2} ${u + w * 0.3},${v + rise * 0.16}`,
        6,
      ),
      i % 3 ? tone : tint(tone, 0.05),
      { depth: 5 },
    );
  }
  const line = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => at(t).join(',')).join(' ');
  e.p.form(stroke(line, 9, 8, 6, 3), shade(tone, 0.04), { depth: 4 });
}

/** A fan of coral: arms that part twice. */
export function fan(e: Easel, x: number, y: number, size: number, tone: string) {
  e.p.in(x, y, 0, size, size, () => {
    for (let i = -3; i <= 3; i++) {
      const [a, long] = [i * 0.3, 190 - Math.abs(i) * 16];
      const [u, v] = [Math.sin(a) * long * 0.5, -Math.cos(a) * long * 0.5];
      e.p.form(stroke(`0,0 ${u * 0.7},${v * 0.6} ${u},${v}`, 13, 9, 8), tone, { depth: 5 });
      for (const part of [-0.17, 0.1]) {
        const b = a * 1.1 + part;
        e.p.form(stroke(`${u},${v} ${Math.sin(b) * long},${-Math.cos(b) * long}`, 8, 7, 6), tone, { depth: 4 });
      }
    }
  });
}

/** Sponges like a handful of chimneys. */
export function tubes(e: Easel, x: number, y: number, size: number, tone: string) {
  e.p.in(x, y, 0, size, size, () => {
    for (const [u, h, w] of [
      [-46, 92, 25],
      [50, 112, 27],
      [0, 150, 31],
      [-82, 52, 20],
      [88, 60, 21],
    ] as const) {
      e.p.form(
        blob(
          `${u - w},0! ${u - w * 0.8},${-h * 0.6} ${u - w},${-h}! ${u + w},${-h}! ${u + w * 0.8},${-h * 0.6} ${u + w},0!`,
          6,
        ),
        tone,
        {
          depth: 11,
        },
      );
      fill(e, ellipse(u, -h, w, w * 0.34, 0, 30), tint(tone, 0.12));
      fill(e, ellipse(u, -h + 2, w * 0.66, w * 0.2, 0, 30), shade(tone, 0.26));
    }
  });
}

/** A star on the sand. */
export function seaStar(e: Easel, x: number, y: number, size: number, tone = '#c96f86') {
  const points = Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 - 1.3;
    const r = (i % 2 ? 0.42 : 1) * size;
    return `${x + Math.cos(a) * r},${y + Math.sin(a) * r * 0.6}`;
  });
  e.p.form(blob(points.join(' '), 6), tone, { depth: 7 });
}

/** What is nearest to whoever looks: dark, and out of the light, at the sides of the picture. */
export function nearKelp(
  e: Easel,
  tone: string,
  sides: readonly (readonly [x: number, height: number, lean: number])[],
) {
  for (const [x, height, lean] of sides) kelp(e, x, 1290, height, mix(tone, '#04122c', 0.35), lean);
}
