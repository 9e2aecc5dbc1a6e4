import { ellipse, rectangle, shade, tint, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';

/** Mint and chalk of the clinic, raspberry of the sweater, yellow of the land of three. */
export const CLINIC = {
  mint: '#cfeadd',
  wainscot: '#a9d6c6',
  floor: '#e9e2d0',
  chalk: '#fbfaf3',
  teal: '#3f8f88',
  dark: '#1f5a5c',
  raspberry: '#b8325e',
  yellow: '#fbd65a',
  gold: '#f2b632',
  cream: '#fff4df',
  red: '#e2433f',
  bandage: '#e8b48a',
} as const;

/** A big ellipse without facets. */
export const round = (x: number, y: number, rx: number, ry: number) => ellipse(x, y, rx, ry, 0, 200);

/** A thick arc with round ends, without facets, from one angle to another, clockwise in radians. */
export function thickArc(x: number, y: number, radius: number, half: number, from: number, to: number): Vec[] {
  const along = (r: number, a: number, b: number, [u, v]: Vec = [x, y]) =>
    Array.from({ length: 49 }, (_, i): Vec => {
      const turn = a + ((b - a) * i) / 48;
      return [u + Math.cos(turn) * r, v + Math.sin(turn) * r];
    });
  const end = (turn: number): Vec => [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
  return [
    ...along(radius + half, from, to),
    ...along(half, to, to + Math.PI, end(to)),
    ...along(radius - half, to, from),
    ...along(half, from + Math.PI, from + 2 * Math.PI, end(from)),
  ];
}

/** Wall, wainscot and floor. */
export function room(e: Easel, floor: number, wainscot = floor - 330) {
  fill(e, rectangle(-90, wainscot, 2580, 1400), CLINIC.wainscot);
  fill(e, rectangle(-90, wainscot, 2580, 14), CLINIC.chalk);
  fill(e, rectangle(-90, floor, 2580, 500), CLINIC.floor);
  fill(e, rectangle(-90, floor - 26, 2580, 26), CLINIC.chalk);
}

/** Sun through blinds, from the upper left. */
export function blinds(e: Easel, x: number, y: number, width: number, count: number) {
  for (let i = 0; i < count; i++) {
    const v = y + i * 62;
    fill(e, blob(`${x},${v}! ${x + width},${v + 90}! ${x + width},${v + 118}! ${x},${v + 28}!`, 2), '#fff6c9', 0.4);
  }
}

/** A chair whose seat is at `y`. */
export function chair(e: Easel, x: number, y: number, size: number, colour: string = CLINIC.teal) {
  e.p.in(x, y, 0, size, size, () => {
    for (const u of [-80, 80]) fill(e, stroke(`${u},0 ${u * 1.1},150`, 8, 8), CLINIC.dark);
    e.p.form(blob('-104,-150 -90,-176 90,-176 104,-150 96,6! -96,6!', 6), shade(colour, 0.06), { depth: 10 });
    e.p.form(blob('-116,-8! 116,-8! 122,16 112,26! -112,26! -122,16', 5), colour, { depth: 8 });
    fill(e, ellipse(0, 152, 130, 10), shade(CLINIC.floor, 0.25), 0.5);
  });
}

/** A small strip with its pad, around the middle. */
export function strip(e: Easel, x: number, y: number, turn: number, size: number) {
  e.p.in(x, y, turn, size, size, () => {
    e.p.form(
      [
        ...ellipse(58, 0, 20, 20, -Math.PI / 2, 48).slice(0, 25),
        ...ellipse(-58, 0, 20, 20, Math.PI / 2, 48).slice(0, 25),
      ],
      CLINIC.bandage,
      { depth: 5 },
    );
    fill(e, rectangle(-22, -19, 44, 38), tint(CLINIC.bandage, 0.35));
    for (const u of [-56, -42, 42, 56])
      for (const v of [-7, 7]) fill(e, ellipse(u, v, 2.6), shade(CLINIC.bandage, 0.2));
  });
}

/** A coat on its hook with empty sleeves; `nose`: somebody looks out of one. */
export function coat(e: Easel, x: number, y: number, colour: string, nose = false) {
  e.p.in(x, y, 0, 1, 1, () => {
    e.p.form(stroke('-60,70 -100,180 -112,290', 34, 34, 36), shade(colour, 0.08), { depth: 8 });
    e.p.form(stroke('60,70 100,180 112,290', 34, 34, 36), shade(colour, 0.08), { depth: 8 });
    e.p.form(blob('-30,10! -76,50 -84,200 -92,390! 92,390! 84,200 76,50 30,10!', 7), colour, { depth: 18 });
    fill(e, stroke('0,30 0,386', 3, 3), shade(colour, 0.25));
    for (const u of [-112, 112]) fill(e, ellipse(u, 318, 34, 11), shade(colour, 0.45));
    if (nose) {
      e.p.form(ellipse(112, 326, 30, 28), '#b98252', { depth: 6 });
      fill(e, ellipse(112, 334, 11, 8), '#3a1f24');
    }
    e.p.form(ellipse(0, -6, 17), CLINIC.dark, { depth: 4 });
  });
}

/** A tray on a small table with wheels, its top at `y`. */
export function tray(e: Easel, x: number, y: number, width: number) {
  for (const side of [-1, 1]) {
    fill(e, rectangle(x + side * width * 0.4 - 9, y, 18, 1400 - y), '#8fb7b0');
  }
  fill(e, rectangle(x - width * 0.42, y + 250, width * 0.84, 18), '#8fb7b0');
  e.p.form(
    blob(
      `${x - width / 2},${y - 16}! ${x + width / 2},${y - 16}! ${x + width / 2 - 20},${y + 34}! ${x - width / 2 + 20},${y + 34}!`,
      4,
    ),
    '#dfece8',
    { depth: 8 },
  );
  fill(e, rectangle(x - width / 2, y - 22, width, 14), '#f8fbf8');
}
