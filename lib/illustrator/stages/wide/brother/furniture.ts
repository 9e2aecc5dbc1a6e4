import { ellipse, rectangle, shade, star } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { cover, disc, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { LILAC, NIGHT, YELLOW } from './colours';

type CotPlace = {
  readonly x: number;
  /** Where its feet stand. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Between the bars before the baby. */
  readonly gaps?: number;
};

const WOOD = '#fffaf0';

/** Behind the baby: the far side, the sheet and the mattress. */
export function cotBack(e: Easel, { x, y, width, height }: CotPlace, wood = WOOD, sheet = '#f4edff') {
  const far = shade(wood, 0.09);
  const [top, bed] = [y - height, y - height * 0.34];
  for (let u = x + 26; u < x + width - 10; u += 52) fill(e, rectangle(u, top + 10, 16, bed - top), far);
  fill(e, rectangle(x, top - 6, width, 26), far);
  fill(e, rectangle(x + 6, bed - 34, width - 12, 70), sheet);
  fill(
    e,
    blob(
      `${x + 6},${bed - 30}! ${x + width * 0.3},${bed - 46} ${x + width * 0.7},${bed - 40} ${x + width - 6},${bed - 30}! ${x + width - 6},${bed}! ${x + 6},${bed}!`,
      6,
    ),
    sheet,
  );
}

/** Before the baby: bars, rail and legs. */
export function cotFront(e: Easel, { x, y, width, height, gaps }: CotPlace, wood = WOOD, bar = 20) {
  const [top, low] = [y - height * 0.86, y - height * 0.2];
  const count = gaps ?? Math.max(3, Math.round(width / (bar * 4.4)));
  for (let i = 1; i < count; i += 1)
    e.p.form(rectangle(x + (width / count) * i - bar / 2, top, bar, low - top), wood, { depth: 4 });
  e.p.form(rectangle(x - 8, low - bar * 0.4, width + 16, bar * 1.9), wood, { depth: 6 });
  e.p.form(rectangle(x - 8, top - bar, width + 16, bar * 1.7), wood, { depth: 6 });
  for (const u of [x - 14, x + width - 14]) {
    e.p.form(rectangle(u, y - height - bar, 28, height + bar), wood, { depth: 6 });
    e.p.form(ellipse(u + 14, y - height - bar * 1.4, 24), YELLOW[1], { depth: 6 });
  }
}

/** A lamp in the shape of the moon, and its light. */
export function moonLamp(e: Easel, x: number, y: number, r: number) {
  disc(e, x, y, r * 5.4, r * 5.4, '#ffe9a6', 0.22, 0.2);
  disc(e, x, y, r * 3, r * 3, '#fff0bd', 0.4, 0.3);
  e.p.form(ellipse(x, y, r), '#fff3c4', { depth: r * 0.2, shadow: 0.05 });
  for (const [u, v, k] of [
    [-0.3, -0.2, 0.2],
    [0.3, 0.25, 0.26],
    [0.2, -0.4, 0.13],
  ] as const)
    fill(e, ellipse(x + u * r, y + v * r, k * r), '#f3dd98', 0.8);
}

/** A round rug seen from the side. */
export function rug(e: Easel, x: number, y: number, rx: number, ry: number, colours: readonly string[]) {
  colours.forEach((colour, i) => {
    const k = 1 - i / (colours.length + 0.6);
    fill(e, ellipse(x, y, rx * k, ry * k, 0, 60), colour);
  });
}

/** The floor of a room, from a height down. */
export const floorOf = (e: Easel, y: number, colour: string) => fill(e, rectangle(-90, y, 2580, 1400 - y), colour);

/** A wall at night: lightest around a lamp, and darker towards the edges of the page. */
export const nightWall = (e: Easel, x: number, y: number, reach: number) =>
  cover(
    e,
    radial(e, x, y, reach, [
      [0, NIGHT[0]],
      [0.3, NIGHT[1]],
      [0.65, NIGHT[2]],
      [1, NIGHT[3]],
    ]),
  );

/** A wall by day: the light comes from a point of it. */
export const dayWall = (e: Easel, x: number, y: number, reach: number) =>
  cover(
    e,
    radial(e, x, y, reach, [
      [0, '#fff6dc'],
      [0.35, LILAC[0]],
      [0.7, LILAC[1]],
      [1, LILAC[2]],
    ]),
  );

/** Light on a wall from a window that is not seen: slanting panes from their left upper corners. */
export function panesOfLight(e: Easel, places: readonly (readonly [number, number])[], colour: string, alpha = 0.5) {
  for (const [x, y] of places)
    e.p.fill(blob(`${x},${y}! ${x + 220},${y + 30}! ${x + 190},${y + 206}! ${x - 30},${y + 176}!`, 2), colour, {
      alpha,
      blur: 10,
    });
}

type Pane = readonly [x: number, y: number, width: number, height: number];

/** The frame, the cross and the sill around a pane. */
function windowFrame(e: Easel, [x, y, w, h]: Pane, wood: string) {
  const bars: readonly Pane[] = [
    [x - 24, y - 24, w + 48, 26],
    [x - 24, y - 24, 26, h + 48],
    [x + w - 2, y - 24, 26, h + 48],
    [x + w / 2 - 7, y, 14, h],
    [x, y + h * 0.45, w, 14],
  ];
  for (const bar of bars) e.p.form(rectangle(...bar), wood, { depth: 4 });
  e.p.fill(rectangle(x - 44, y + h + 24, w + 88, 30), '#0c0f2c', { alpha: 0.3, blur: 14, dy: 12 });
  e.p.form(rectangle(x - 50, y + h, w + 100, 32), wood, { depth: 5 });
}

/** A window with the night in it, and a thin moon. */
export function nightWindow(e: Easel, ...pane: Pane) {
  const [x, y, w, h] = pane;
  fill(
    e,
    rectangle(...pane),
    linear(e, x, y, x, y + h, [
      [0, '#10143a'],
      [1, NIGHT[1]],
    ]),
  );
  e.p.clip(rectangle(...pane), () => {
    const r = e.random('stars in the window');
    for (let i = 0; i < 22; i += 1)
      fill(e, star(x + r() * w, y + r() * h, 3 + r() * 4, 0.4), '#fff6d8', 0.5 + r() * 0.5);
    glow(e, x + w * 0.72, y + h * 0.26, w * 0.5, '#cfd6ff', 0.4);
    fill(e, ellipse(x + w * 0.72, y + h * 0.26, w * 0.1), '#fff6d8');
    fill(e, ellipse(x + w * 0.76, y + h * 0.23, w * 0.09), '#171b47');
  });
  windowFrame(e, pane, '#8f8cc0');
}

/** A window with a bright day in it, and its light that falls slanting on the wall and the floor below. */
export function dayWindow(e: Easel, ...pane: Pane) {
  const [x, y, w, h] = pane;
  fill(
    e,
    rectangle(...pane),
    linear(e, x, y, x, y + h, [
      [0, '#cfe6fb'],
      [0.7, '#fdf3d0'],
      [1, '#dff0b8'],
    ]),
  );
  e.p.clip(rectangle(...pane), () => {
    fill(e, ellipse(x + w * 0.2, y + h * 1.05, w * 0.5, h * 0.34), '#b6d98a');
    fill(e, ellipse(x + w * 0.8, y + h * 1.1, w * 0.5, h * 0.4), '#9ccc74');
  });
  glow(e, x + w / 2, y + h / 2, w, '#fff6d8', 0.35);
  windowFrame(e, pane, '#fffaf0');
}
