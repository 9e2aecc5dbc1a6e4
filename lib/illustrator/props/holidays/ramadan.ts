import { ellipse, mix, type Painter, type Polygon, rectangle, shade, star, tint } from '@/lib/illustrator/paint';
import { BRASS, metal } from '../kit/materials';
import { blob, cut, line, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

const AMBER = '#e59a44';

/** A pane of coloured glass lit from behind. */
function pane(p: Painter, shape: Polygon, colour: string, y: number) {
  p.fill(
    shape,
    p.radial(0, y, 42, [
      [0, mix(colour, '#fff2c0', 0.82)],
      [0.45, mix(colour, '#ffd277', 0.5)],
      [1, colour],
    ]),
  );
}

/** A Ramadan lantern of brass and coloured glass; its ring is at the origin, its foot at y = 128. */
function fanous(p: Painter, colour: string) {
  metal(p, stroke([-8, 12, -9, 3, 0, -3, 9, 3, 8, 12], [1.8, 2, 2.2, 2, 1.8]), BRASS, 1.4);
  metal(p, ellipse(0, 13, 6, 4.4), BRASS, 2);
  const roof = blob([0, 14, 8, 20, 22, 34, 34, 46, 18, 48, 0, 49, -18, 48, -34, 46, -22, 34, -8, 20]);
  metal(p, roof, BRASS, 5);
  p.clip(roof, () => {
    for (const x of [-15, -5, 5, 15]) p.fill(star(x, 39 - Math.abs(x) * 0.12, 4, 0.5, 4), '#fff0b4', { alpha: 0.9 });
    line(p, [-24, 34, 0, 30, 24, 34], 1.4, shade(BRASS, 0.2), 0.7);
  });
  const body = cut([-28, 50, 28, 50, 38, 74, 24, 112, -24, 112, -38, 74], 3);
  p.soft(0, 80, 62, 58, '#ffc264', 0.45);
  p.fill(body, shade(BRASS, 0.1));
  const glass = [
    cut([-27, 53, -14, 53, -17, 74, -13, 109, -22, 109, -35, 74], 2),
    cut([-12, 53, 0, 53, 0, 109, -11, 109, -15, 74], 2),
    cut([1.5, 53, 13, 53, 16, 74, 12, 109, 1.5, 109], 2),
    cut([15, 53, 27, 53, 35, 74, 22, 109, 14, 109, 18, 74], 2),
  ];
  glass.forEach((shape, i) => {
    pane(p, shape, i === 1 || i === 2 ? AMBER : colour, 80);
    p.clip(shape, () => line(p, [-40, 74, 40, 74], 2.2, BRASS, 0.95));
  });
  p.soft(0, 80, 20, 24, '#fff6d0', 0.85);
  for (const x of [-25.5, -8.5, 8.5, 25.5]) p.form(star(x, 74, 5.4, 0.5, 8), tint(BRASS, 0.06), { depth: 1.4 });
  metal(p, cut([-31, 47, 31, 47, 29, 54, -29, 54], 2), BRASS, 2);
  metal(p, cut([-26, 108, 26, 108, 30, 115, -30, 115], 2), BRASS, 2);
  metal(p, blob([-26, 115, 26, 115, 31, 126, 20, 129, -20, 129, -31, 126]), BRASS, 3);
  for (const x of [-18, -6, 6, 18]) p.fill(ellipse(x, 121, 2.6, 3.2), '#fff0b4', { alpha: 0.85 });
}

export const standingFanous = (p: Painter, { colour = '#3f8f86' }: PropLook) =>
  p.in(0, -128, 0, 1, 1, () => fanous(p, colour));
export const hangingFanous = (p: Painter, { colour = '#3f8f86' }: PropLook) =>
  p.in(0, 0, 0.05, 0.72, 0.72, () => fanous(p, colour));

function crescent(p: Painter, colour: string) {
  const moon = blob([6, -26, -12, -22, -24, -4, -19, 16, -2, 26, 17, 20, 4, 17, -7, 6, -8, -9, -1, -20]);
  p.soft(0, 0, 44, 44, '#ffd98a', 0.35);
  metal(p, moon, colour, 4);
}

function hungStar(p: Painter, r: number, colour: string) {
  p.soft(0, 0, r * 1.9, r * 1.9, '#ffe3a0', 0.3);
  p.form(star(0, 0, r, 0.48), colour, { depth: r * 0.3 });
}

/** A cord with crescents, stars and small lanterns, hung from both ends; its lowest pendant is around the origin. */
export function crescentGarland(p: Painter, { colour = '#e8bd58' }: PropLook) {
  const sag = (x: number) => -66 - 66 * (1 - (x / 262) ** 2) * -0.8 - 52;
  const cord = [-262, -130, -180, sag(-180), -90, sag(-90), 0, sag(0), 90, sag(90), 180, sag(180), 262, -130];
  line(p, cord, 2.6, '#8a6a4a', 1);
  for (const [i, x] of [-220, -150, -76, 0, 76, 150, 220].entries()) {
    const top = sag(x);
    const drop = i % 2 ? 22 : 34;
    line(p, [x, top, x, top + drop], 1.4, '#8a6a4a', 0.9);
    p.in(x, top + drop, Math.sin(i * 2.1) * 0.09, 1, 1, () => {
      if (i % 3 === 0) p.in(0, 26, 0.15, 1, 1, () => crescent(p, colour));
      else if (i % 3 === 1) p.in(0, 14, 0, 1, 1, () => hungStar(p, 17, tint(colour, 0.05)));
      else p.in(0, 0, 0, 0.5, 0.5, () => fanous(p, i === 2 ? '#c9584f' : '#3f6f9f'));
    });
  }
}

const CLOTHES = ['#d5534a', '#6b9a56', '#f0bd4a', '#8a6ab0'] as const;

/** A festive garland of leaves, fruit and paper chains for the roof of a sukkah. */
export function sukkahGarland(p: Painter) {
  const at = (x: number) => -118 + 62 * (1 - (x / 260) ** 2);
  line(p, [-260, -118, -130, at(-130), 0, at(0), 130, at(130), 260, -118], 3, '#7a6a44');
  for (let i = 0; i < 27; i++) {
    const x = -254 + i * 19.6;
    const turn = Math.sin(i * 3.1) * 0.8 + (i % 2 ? 0.9 : -2.2);
    p.in(x, at(x), turn, 1, 1, () => {
      p.form(blob([0, 0, 8, -7, 20, -7, 30, 0, 19, 6, 8, 5]), i % 3 ? '#62904c' : '#86ab58', { depth: 3 });
      line(p, [2, 0, 26, 0], 1, '#b4cf86', 0.7, [1, 0.2]);
    });
  }
  for (const [i, x] of [-205, -140, -70, 0, 72, 140, 205].entries()) {
    const y = at(x);
    if (i % 2) {
      for (let k = 0; k < 4; k++) {
        const ring = ellipse(x + Math.sin(k * 2) * 2, y + 17 + k * 15, 9, 10);
        p.edge(ring, shade(CLOTHES[(k + i) % 4] ?? '#d5534a', 0.06), 5.4, 1);
        p.edge(ring, CLOTHES[(k + i) % 4] ?? '#d5534a', 3.4, 1);
      }
    } else if (i % 4) {
      line(p, [x, y, x, y + 14], 1.6, '#7a6a44');
      p.in(x, y + 32, 0.1, 1, 1, () => {
        const body = blob([
          -5, -18, -8, -25, -3, -21, 0, -26, 3, -21, 8, -25, 5, -18, 15, -10, 17, 5, 8, 17, -8, 17, -17, 5, -15, -10,
        ]);
        p.form(body, '#b93a42', { depth: 7 });
        p.soft(-6, -4, 5, 6, '#ffe8d8', 0.6);
      });
    } else {
      line(p, [x, y, x, y + 10], 1.6, '#7a6a44');
      const lemon = blob([
        x,
        y + 8,
        x + 10,
        y + 17,
        x + 12,
        y + 30,
        x + 4,
        y + 42,
        x,
        y + 48,
        x - 4,
        y + 42,
        x - 12,
        y + 30,
        x - 10,
        y + 17,
      ]);
      p.form(lemon, '#efcb4e', { depth: 6 });
      p.soft(x - 4, y + 22, 4, 6, '#fffbe0', 0.7);
    }
  }
}

/** A paper star on a stick (in a fist) or leaning by itself. */
export function brightStar(p: Painter, colour: string, r: number) {
  p.soft(0, 0, r * 1.7, r * 1.7, '#ffe08a', 0.4);
  const body = cut(star(0, 0, r, 0.52).flat(), 7);
  p.form(body, colour, { depth: r * 0.24, light: 0.1 });
  p.clip(body, () => {
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
      const b = a + Math.PI / 5;
      const facet: Polygon = [
        [0, 0],
        [Math.cos(a) * r, Math.sin(a) * r],
        [Math.cos(b) * r * 0.52, Math.sin(b) * r * 0.52],
      ];
      p.fill(facet, tint(colour, 0.14), { alpha: 0.4 });
    }
    p.soft(-r * 0.2, -r * 0.3, r * 0.3, r * 0.3, '#fffbe6', 0.7);
  });
}

export const standingStar = (p: Painter, { colour = '#f3c24c' }: PropLook) =>
  p.in(0, -40, 0.12, 1, 1, () => brightStar(p, colour, 44));
export function starOnStick(p: Painter, { colour = '#f3c24c' }: PropLook) {
  p.fill(rectangle(-2, -50, 4, 74), '#9a7048');
  p.in(0, -68, 0.1, 1, 1, () => brightStar(p, colour, 32));
}
