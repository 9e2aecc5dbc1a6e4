import { ellipse, rectangle, shade, star, taper, tint } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../kit/easel';
import { TOY_COLOURS } from './kit/decor';
import type { RoomLight } from './kit/light';
import { bend, blob, poly, rounded, solid } from './kit/shapes';

/** A wooden cube with a star on its front. */
export function block(e: Easel, d: RoomLight, x: number, y: number, s: number, colour: string) {
  const c = d.tone(colour);
  solid(
    e,
    poly(x - s / 2, y - s, x + s / 2, y - s, x + s * 0.68, y - s * 1.18, x - s * 0.32, y - s * 1.18),
    tint(c, 0.09),
  );
  solid(e, poly(x + s / 2, y, x + s / 2, y - s, x + s * 0.68, y - s * 1.18, x + s * 0.68, y - s * 0.18), shade(c, 0.1));
  solid(e, rounded(x - s / 2, y - s, s, s, 4), c, { marks: 3 });
  fill(e, star(x, y - s / 2, s * 0.24), d.tone('#fff1d2'), 0.95);
}

export function ball(e: Easel, d: RoomLight, x: number, y: number, r: number, colour: string) {
  const c = d.tone(colour);
  e.p.soft(x, y, r, r * 0.22, d.shadow, 0.4);
  e.p.form(ellipse(x, y - r, r), c, { depth: r * 0.3 });
  fill(
    e,
    taper(bend(x - r * 0.9, y - r * 1.2, x, y - r * 0.82, x + r * 0.92, y - r * 1.2), [r * 0.06, r * 0.1, r * 0.06]),
    d.tone('#fff3dc'),
  );
  fill(e, ellipse(x - r * 0.36, y - r * 1.45, r * 0.2, r * 0.13, -0.5, 16), '#ffffff', 0.4);
}

/** Rings on a peg, the biggest below. */
export function ringTower(e: Easel, d: RoomLight, x: number, y: number, size: number) {
  for (let i = 0; i < 5; i++) {
    const w = size * (0.5 - i * 0.075);
    solid(
      e,
      rounded(x - w, y - size * 0.17 * (i + 1), w * 2, size * 0.165, size * 0.08),
      d.tone(TOY_COLOURS[i] as string),
      { turn: 0.1 },
    );
  }
  solid(e, ellipse(x, y - size * 0.92, size * 0.1), d.tone('#f0b54a'));
}

/** A teddy that sits. */
export function teddy(e: Easel, d: RoomLight, x: number, y: number, s: number, colour = '#b98250') {
  const c = d.tone(colour);
  e.p.soft(x, y, s * 0.5, s * 0.1, d.shadow, 0.35);
  for (const k of [-1, 1]) {
    solid(e, ellipse(x + k * s * 0.22, y - s * 0.92, s * 0.11), shade(c, 0.03));
    fill(e, ellipse(x + k * s * 0.22, y - s * 0.92, s * 0.06), tint(c, 0.1));
    solid(e, ellipse(x + k * s * 0.34, y - s * 0.4, s * 0.11, s * 0.2, -k * 0.5), shade(c, 0.04));
  }
  e.p.form(ellipse(x, y - s * 0.3, s * 0.3, s * 0.32), c, { depth: s * 0.08 });
  fill(e, ellipse(x, y - s * 0.28, s * 0.18, s * 0.2), tint(c, 0.09));
  e.p.form(ellipse(x, y - s * 0.72, s * 0.28, s * 0.25), c, { depth: s * 0.07 });
  fill(e, ellipse(x, y - s * 0.65, s * 0.13, s * 0.1), tint(c, 0.12));
  fill(e, ellipse(x, y - s * 0.69, s * 0.05, s * 0.035), d.tone('#4a2f2a'));
  for (const k of [-1, 1]) {
    fill(e, ellipse(x + k * s * 0.11, y - s * 0.77, s * 0.03, s * 0.035), d.tone('#3a2422'));
    solid(e, ellipse(x + k * s * 0.26, y - s * 0.1, s * 0.15, s * 0.12), c);
    fill(e, ellipse(x + k * s * 0.28, y - s * 0.09, s * 0.08, s * 0.07), tint(c, 0.12));
  }
}

/** A coat, a hooded jacket or a raincoat on its peg, with the card that says whose it is. */
export function coatOnPeg(e: Easel, d: RoomLight, x: number, y: number, index: number) {
  const c = d.tone(TOY_COLOURS[(index * 2 + 1) % TOY_COLOURS.length] as string);
  const card = d.tone('#fff7e6');
  solid(e, rounded(x - 27, y - 62, 54, 38, 4), card, { turn: 0.02 });
  const sign = d.tone(TOY_COLOURS[(index + 3) % TOY_COLOURS.length] as string);
  if (index % 4 === 0) fill(e, star(x, y - 43, 13), sign);
  else if (index % 4 === 1) fill(e, ellipse(x, y - 43, 12), sign);
  else if (index % 4 === 2) fill(e, blob(x - 14, y - 43, x, y - 54, x + 14, y - 43, x, y - 32), sign);
  else fill(e, poly(x - 13, y - 33, x, y - 56, x + 13, y - 33), sign);
  const w = 44;
  e.p.soft(x + 12, y + 84, w * 1.2, 92, d.shadow, 0.24);
  for (const k of [-1, 1])
    e.p.form(
      blob(
        x + k * w * 0.5,
        y + 30,
        x + k * w * 0.95,
        y + 60,
        x + k * w * 1.08,
        y + 128,
        x + k * w * 0.8,
        y + 136,
        x + k * w * 0.5,
        y + 80,
      ),
      shade(c, 0.05),
      { depth: 7 },
    );
  e.p.form(
    blob(
      x - 14,
      y + 10,
      x + 14,
      y + 10,
      x + w * 0.7,
      y + 34,
      x + w * 0.82,
      y + 100,
      x + w * 0.92,
      y + 164,
      x,
      y + 172,
      x - w * 0.92,
      y + 164,
      x - w * 0.82,
      y + 100,
      x - w * 0.7,
      y + 34,
    ),
    c,
    { depth: 10 },
  );
  fill(e, taper(bend(x, y + 34, x + 2, y + 100, x, y + 168), [1.6, 2.2, 1.6]), shade(c, 0.16));
  for (const v of [60, 92, 124]) fill(e, ellipse(x + 9, y + v, 4.4, 4.4, 0, 12), d.tone('#fff1d2'));
  for (const k of [-1, 1]) fill(e, rounded(x + k * 24 - 12, y + 118, 24, 5, 2), shade(c, 0.14));
  if (index % 2)
    e.p.form(blob(x - 25, y + 18, x, y + 2, x + 25, y + 18, x + 17, y + 44, x - 17, y + 44), tint(c, 0.05), {
      depth: 6,
    });
  else
    fill(
      e,
      taper(bend(x - 22, y + 22, x, y + 40, x + 22, y + 22, x + 20, y + 96), [8, 9, 8, 9]),
      d.tone(TOY_COLOURS[(index + 4) % 6] as string),
    );
  solid(e, ellipse(x, y + 6, 9), d.tone('#8a5a38'));
}

/** What children painted: sun, house, rainbow, fish, each on a sheet held by a peg. */
export function childPainting(e: Easel, d: RoomLight, x: number, y: number, index: number) {
  const t = d.tone;
  e.p.in(x, y, [-0.05, 0.04, -0.02, 0.06][index % 4] as number, 1, 1, () => {
    e.p.soft(6, 58, 62, 66, d.shadow, 0.2);
    solid(e, rectangle(-52, 6, 104, 96), t('#fffaf0'), { turn: 0.02 });
    if (index === 0) {
      fill(e, ellipse(0, 50, 17), t('#f4ae3c'));
      for (let i = 0; i < 9; i++)
        e.p.line(
          [
            [Math.cos(i * 0.7) * 23, 50 + Math.sin(i * 0.7) * 23],
            [Math.cos(i * 0.7) * 34, 50 + Math.sin(i * 0.7) * 34],
          ],
          4,
          t('#f4ae3c'),
        );
      fill(e, blob(-50, 101, -48, 84, 0, 90, 48, 82, 50, 101), t('#7fb560'));
    } else if (index === 1)
      ['#e0604f', '#f0b54a', '#7fae58', '#4f9dc0', '#8a74b8'].forEach((colour, i) => {
        e.p.line(
          bend(-38 + i * 6, 86, -24 + i * 4, 44 + i * 6, 0, 30 + i * 8, 24 - i * 4, 44 + i * 6, 38 - i * 6, 86),
          8,
          t(colour),
          0.9,
          [0.8, 1, 0.8],
        );
      });
    else if (index === 2) {
      fill(e, blob(-30, 56, 0, 34, 26, 56, 0, 78), t('#4f9dc0'));
      fill(e, poly(22, 56, 42, 40, 40, 74), t('#4f9dc0'));
      fill(e, ellipse(-14, 52, 4), t('#2e3a5a'));
      for (let i = 0; i < 3; i++) fill(e, ellipse(-38 + i * 3, 38 - i * 9, 4 - i), t('#9ccbe0'));
    } else {
      fill(e, rectangle(-24, 52, 48, 38), t('#f0b54a'));
      fill(e, poly(-32, 54, 0, 26, 32, 54), t('#e0604f'));
      fill(e, rectangle(-6, 66, 14, 24), t('#8a5a80'));
      fill(e, ellipse(34, 82, 10), t('#7fae58'));
    }
    solid(e, rounded(-5, -8, 10, 24, 3), t('#d99a5a'));
  });
}
