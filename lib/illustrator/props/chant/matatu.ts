import { ellipse, type Painter, rectangle, shade, star } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';

const [RED, YELLOW, GREEN, INK, CREAM, GLASS] = ['#cf3527', '#f7c238', '#2f7d43', '#2c1710', '#fff3d6', '#5b3a2c'];
/** Rings of a wheel around (x, -48). */
const WHEELS = [-232, 226] as const;
/** Side windows: left edge and width. */
const WINDOWS = [
  [-322, 92],
  [-218, 92],
  [-114, 92],
  [-10, 92],
  [94, 92],
] as const;

const BODY = blob('-352,-52! -354,-262 -338,-300! 296,-300! 330,-284 352,-170 362,-150 364,-52!', 7);

const FRONT_PANE = blob('204,-268! 292,-268! 316,-190! 204,-182!', 4);

/** A road wheel. */
export function wheel(p: Painter, x: number, y: number, r: number) {
  p.form(ellipse(x, y, r), '#33241f', { depth: 8 });
  p.fill(ellipse(x, y, r * 0.62), '#d9cdb8');
  p.fill(ellipse(x, y, r * 0.5), '#8a7a6a');
  for (let i = 0; i < 6; i++)
    p.fill(ellipse(x + Math.cos(i) * r * 0.34, y + Math.sin(i * 1.047) * r * 0.34, r * 0.07), INK);
  p.fill(ellipse(x, y, r * 0.16), YELLOW);
}

/** Paint on the side as owners of matatus like it: a yellow band, flames, stars. */
function livery(p: Painter) {
  p.fill(rectangle(-370, -176, 760, 26), YELLOW);
  p.fill(rectangle(-370, -150, 760, 7), INK);
  p.fill(blob('364,-143! 300,-143! 246,-120 286,-116! 190,-104 240,-92! 150,-82 206,-76! 112,-62 364,-52!', 4), YELLOW);
  p.fill(blob('364,-130! 310,-126 330,-112! 250,-100 290,-90! 190,-76 250,-68! 170,-56 364,-52!', 4), GREEN);
  p.fill(rectangle(-370, -300, 760, 16), GREEN);
  p.fill(rectangle(-370, -284, 760, 5), CREAM);
}

function panes(p: Painter) {
  for (const [x, w] of WINDOWS) {
    p.fill(rectangle(x - 5, -268, w + 10, 86), CREAM);
    p.fill(rectangle(x, -263, w, 76), GLASS);
    p.fill(
      [
        [x + 8, -263],
        [x + 34, -263],
        [x + 10, -187],
        [x, -187],
        [x, -230],
      ],
      '#a97f5a',
      { alpha: 0.5 },
    );
  }
  p.fill(blob('199,-273! 297,-273! 323,-185! 199,-177!', 4), CREAM);
  p.fill(FRONT_PANE, GLASS);
  // The wheel is on this side: they drive on the left.
  p.clip(FRONT_PANE, () => p.edge(ellipse(286, -176, 10, 30, 0.5), INK, 7, 1));
}

function roofRack(p: Painter) {
  for (const y of [-340, -322]) p.fill(stroke(`-330,${y} 270,${y}`, 4, 4), INK);
  for (let x = -328; x <= 272; x += 75) p.fill(stroke(`${x},-344 ${x},-300`, 3.4, 3.4), INK);
  for (const x of [-340, -318]) p.fill(stroke(`${x - 22},-80 ${x - 18},-346`, 3.2, 3.2), INK);
  for (let y = -330; y < -90; y += 34) p.fill(stroke(`-362,${y} -336,${y}`, 2.8, 2.8), INK);
}

/** A long Kenyan country bus from its driver's side, facing right; it has its number of passengers. */
export function matatu(p: Painter) {
  roofRack(p);
  p.form(BODY, RED, { depth: 16, shadow: 0.12 });
  p.clip(BODY, () => {
    livery(p);
    p.soft(-60, -56, 330, 16, shade(RED, 0.3), 0.6);
  });
  panes(p);
  p.line(
    [
      [198, -176],
      [198, -60],
    ],
    3,
    shade(RED, 0.2),
    1,
  );
  p.fill(rectangle(212, -160, 22, 8), INK);
  for (const x of WHEELS) {
    p.clip(BODY, () => p.fill(ellipse(x, -52, 62, 60), shade(RED, 0.32)));
    wheel(p, x, -46, 46);
  }
  p.form(rectangle(338, -72, 48, 26), '#c9bda8', { depth: 5 });
  p.form(rectangle(-378, -72, 36, 24), '#c9bda8', { depth: 5 });
  p.form(ellipse(354, -104, 13, 17), '#fff0b8', { depth: 4 });
  p.form(stroke('318,-250 344,-262 350,-226', 4, 4, 9), INK, { depth: 2 });
}

/** The same bus with a star on both sides of the place for its name. */
export function starryMatatu(p: Painter) {
  matatu(p);
  for (const x of [-166, 46]) p.fill(star(x, -98, 18, 0.44), YELLOW);
}

/** The grandmother and the driver behind the front pane, against the light. */
function passengers(p: Painter) {
  p.clip(FRONT_PANE, () => {
    p.fill(blob('208,-176! 212,-198 226,-206 244,-200 250,-176!', 5), '#4a2438');
    p.fill(ellipse(228, -220, 14, 17), '#2c1710');
    p.fill(blob('212,-224 210,-244 226,-254 244,-244 244,-226 228,-232', 6), '#7a3650');
    p.fill(stroke('212,-226 228,-234 244,-228', 2.4, 2.8, 2.4), '#e0a548');
    p.fill(blob('252,-176! 256,-200 270,-206 288,-200 296,-176!', 5), '#2f5a30');
    p.fill(ellipse(270, -228, 24, 23), '#1f100c');
    p.fill(stroke('284,-196 296,-190 300,-184', 4, 3.6, 4), '#2c1710');
  });
}

/** The same bus with whom it carries. */
export function fullMatatu(p: Painter) {
  starryMatatu(p);
  passengers(p);
}

/** The same bus with one wide window, dusty enough to write on. */
export function scoreMatatu(p: Painter) {
  matatu(p);
  passengers(p);
  p.fill(rectangle(-15, -268, 206, 86), CREAM);
  p.fill(rectangle(-10, -263, 196, 76), '#4a2c20');
}

/** The lower side of the same bus once more, over who looks out of a window. */
export function matatuPanel(p: Painter) {
  p.clip(rectangle(-345, -182, 540, 124), () => {
    p.fill(BODY, RED);
    livery(p);
  });
  p.fill(rectangle(-345, -188, 540, 7), CREAM);
}

/** The load of the roof: baskets of mangoes below a net of rope. */
export function roofLoad(p: Painter) {
  for (const [x, w, h] of [
    [-250, 120, 90],
    [-120, 130, 110],
    [20, 120, 84],
    [150, 130, 100],
  ] as const) {
    for (const [u, v] of [
      [-0.28, -0.05],
      [0, -0.16],
      [0.28, -0.05],
      [-0.12, 0.02],
      [0.16, 0.02],
    ] as const)
      p.form(ellipse(x + u * w, -h + v * h, w * 0.17, w * 0.14, u), u > 0 ? '#f2a52e' : '#e5772c', { depth: 6 });
    const basket = blob(`${x - w * 0.5},${-h}! ${x + w * 0.5},${-h}! ${x + w * 0.4},0! ${x - w * 0.4},0!`, 4);
    p.form(basket, '#c98d4a', { depth: 9 });
    p.clip(basket, () => {
      for (let y = -h + 8; y < 0; y += 17)
        p.line(
          [
            [x - w, y],
            [x + w, y],
          ],
          4,
          '#8a5426',
          0.6,
        );
      for (let u = -w; u < w; u += 22)
        p.line(
          [
            [x + u, -h],
            [x + u * 0.86, 0],
          ],
          2.4,
          '#8a5426',
          0.5,
        );
    });
  }
}
