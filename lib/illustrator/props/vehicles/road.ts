import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import { CREAM, dabs, IRON, RED, SILVER, STRAW, WOOD, wood, woven, YELLOW } from '../kit/materials';
import { blob, block, cut, line, rod, stroke } from '../kit/shapes';
import type { PropLook } from '../model';
import { cartWheel, headLamp, pane, spokes, tyre } from './wheels';

/** A child's bicycle with a basket and a bell. */
export function bicycle(p: Painter, { colour = '#4f9a94' }: PropLook) {
  const [back, front] = [-66, 68];
  spokes(p, back, -42, 42, CREAM);
  spokes(p, front, -42, 42, CREAM);
  const tube = (flat: readonly number[], r: number, tone = colour) =>
    p.form(
      stroke(
        flat,
        flat.map(() => r),
      ),
      tone,
      { depth: r * 0.7, shadow: 0.14, light: 0.1 },
    );
  tube([back, -42, -8, -40], 3);
  tube([back, -42, -24, -92], 3);
  tube([-8, -40, -30, -112], 4);
  tube([-8, -40, 10, -50, 46, -104], 4.6);
  tube([-24, -92, 6, -84, 47, -100], 3.4);
  tube([front, -42, 56, -76, 44, -118], 3.8);
  line(p, [-66, -38, -8, -32], 1.6, IRON, 0.8);
  line(p, [-66, -46, -8, -49], 1.6, IRON, 0.8);
  p.form(ellipse(-8, -40, 10), SILVER, { depth: 3 });
  p.form(ellipse(-8, -40, 5), shade(SILVER, 0.1), { depth: 2 });
  line(p, [-8, -40, 2, -22], 3.4, IRON);
  p.form(block(-6, -22, 18, 6, 2), IRON, { depth: 2 });
  for (const [x, a0] of [
    [back, 0],
    [front, 0.5],
  ] as const) {
    const arc = Array.from({ length: 7 }, (_, i) => {
      const a = Math.PI * (1.06 + a0 * 0.1) + (i / 6) * Math.PI * 0.7;
      return [x + Math.cos(a) * 47, -42 + Math.sin(a) * 47];
    }).flat();
    p.form(stroke(arc, [2.4, 3.4, 3.4, 2.4]), colour, { depth: 2 });
  }
  p.form(blob([-56, -116, -40, -122, -20, -119, -4, -113, -14, -108, -32, -107, -52, -108]), '#8a5436', { depth: 4 });
  tube([44, -118, 43, -128, 30, -134, 14, -132], 3.2, SILVER);
  p.form(rod(22, -133, 10, -131, 4.4), '#8a5436', { depth: 2 });
  p.form(ellipse(40, -135, 5, 4), YELLOW, { depth: 1.6 });
  woven(p, cut([50, -118, 92, -118, 86, -86, 56, -86], 4), STRAW, 7, 11);
  p.form(rod(49, -118, 93, -118, 3.2), STRAW, { depth: 1.6 });
  headLamp(p, 60, -80, 6);
}

/** A small round car that looks friendly. */
export function car(p: Painter, { colour = '#e2a13c' }: PropLook) {
  const body = blob([
    -122, -30, -124, -60, -104, -80, -84, -88, -66, -122, -36, -142, 14, -144, 48, -128, 70, -92, 104, -84, 124, -66,
    126, -34, 112, -22, -108, -20,
  ]);
  p.form(body, colour, { depth: 17, shadow: 0.12 });
  dabs(p, body, colour, 20, 9, 0.1, 0.2);
  p.clip(body, () => {
    line(p, [-128, -60, 0, -54, 128, -60], 3, shade(colour, 0.13), 0.6);
    line(p, [-130, -28, 130, -28], 12, shade(colour, 0.14), 0.8);
    p.soft(-30, -138, 50, 9, '#fffbe8', 0.7, -0.1);
    p.soft(96, -76, 22, 6, '#fffbe8', 0.6, 0.3);
  });
  pane(p, cut([-66, -92, -52, -120, -32, -132, -6, -133, -6, -92], 7));
  pane(p, cut([3, -133, 20, -132, 42, -120, 58, -92, 3, -92], 7));
  line(p, [-1, -90, -3, -40, 0, -24], 1.8, shade(colour, 0.2), 0.6);
  p.form(rod(6, -72, 22, -72, 2.6), SILVER, { depth: 1.4 });
  p.form(rod(-46, -150, 28, -152, 3), SILVER, { depth: 1.6 });
  p.form(block(-38, -174, 44, 24, 5), '#8a5a38', { depth: 5 });
  for (const x of [-28, -8]) p.form(block(x, -175, 6, 26, 2), YELLOW, { depth: 1.6 });
  p.form(block(12, -166, 22, 16, 4), RED, { depth: 4 });
  headLamp(p, 112, -64, 13);
  p.form(stroke([84, -22, 112, -24, 132, -34], [4, 4.4, 3.4]), SILVER, { depth: 2 });
  p.form(stroke([-132, -36, -112, -26, -86, -22], [3.4, 4.4, 4]), SILVER, { depth: 2 });
  p.form(ellipse(-121, -56, 4.4, 7), RED, { depth: 2 });
  for (const x of [-70, 72]) {
    p.fill(ellipse(x, -28, 33, 32), shade(colour, 0.26));
    tyre(p, x, -26, 26, CREAM);
  }
}

/** A town bus with three windows and a door. */
export function bus(p: Painter, { colour = '#d5674a' }: PropLook) {
  const body = blob([
    -176, -30, -178, -110, -172, -176, -150, -190, 130, -190, 160, -178, 172, -120, 178, -70, 176, -30, 0, -24,
  ]);
  p.form(body, colour, { depth: 18, shadow: 0.11 });
  dabs(p, body, colour, 22, 10, 0.1, 0.2);
  p.clip(body, () => {
    p.fill(cut([-190, -88, 190, -88, 190, -66, -190, -66], 1), CREAM, { alpha: 0.95 });
    line(p, [-190, -88, 190, -88], 2, shade(colour, 0.16), 0.5);
    p.fill(block(-190, -196, 380, 18, 2), CREAM, { alpha: 0.95 });
    p.soft(-60, -180, 110, 8, '#ffffff', 0.7);
    p.soft(0, -24, 190, 22, shade(colour, 0.26), 0.55);
  });
  for (const x of [-158, -96, -34]) pane(p, block(x, -162, 52, 58, 8));
  p.form(block(32, -164, 58, 136, 6), shade(colour, 0.08), { depth: 4 });
  pane(p, block(38, -158, 21, 118, 5));
  pane(p, block(63, -158, 21, 118, 5));
  pane(p, cut([104, -162, 148, -162, 162, -104, 104, -104], 8));
  headLamp(p, 164, -52, 11);
  p.form(ellipse(-174, -54, 4, 9), RED, { depth: 2 });
  p.form(stroke([90, -26, 150, -26, 182, -34], [5, 5.4, 4]), SILVER, { depth: 2 });
  p.form(stroke([-184, -34, -150, -26, -128, -26], [4, 5.4, 5]), SILVER, { depth: 2 });
  for (const x of [-104, 116]) {
    p.fill(ellipse(x, -34, 37, 36), shade(colour, 0.28));
    tyre(p, x, -29, 29, '#e8d9a8');
  }
}

/** A farm tractor. */
export function tractor(p: Painter, { colour = '#c9483f' }: PropLook) {
  p.form(rod(70, -108, 70, -152, 4.6), IRON, { depth: 2 });
  p.form(rod(62, -154, 76, -156, 5), IRON, { depth: 2 });
  p.soft(82, -164, 16, 11, '#d8d2cc', 0.6);
  p.soft(98, -172, 12, 9, '#d8d2cc', 0.45);
  for (const [x0, x1] of [
    [-84, -78],
    [8, 2],
  ] as const)
    p.form(rod(x0, -80, x1, -172, 3.6), shade(colour, 0.1), { depth: 2 });
  p.form(block(-96, -184, 116, 15, 7), colour, { depth: 5 });
  pane(p, cut([-76, -166, -2, -166, 3, -98, -80, -98], 4), '#dcecec');
  p.form(stroke([-44, -76, -46, -104, -52, -128], [12, 9, 6]), '#6a4a38', { depth: 4 });
  p.form(stroke([-10, -92, -20, -112], [2.4, 2.4]), IRON, { depth: 1 });
  p.form(ellipse(-22, -114, 5, 13, 0.4), IRON, { depth: 2 });
  const hood = blob([0, -50, -2, -104, 10, -112, 88, -108, 106, -96, 108, -54, 80, -44, 20, -42]);
  p.form(hood, colour, { depth: 13 });
  p.clip(hood, () => {
    line(p, [-6, -84, 112, -82], 4, CREAM, 0.9);
    p.soft(46, -104, 46, 6, '#ffeede', 0.65, 0.03);
    for (const y of [-70, -63, -56]) line(p, [66, y, 96, y], 2.6, shade(colour, 0.22), 0.8);
  });
  headLamp(p, 105, -86, 9);
  p.form(
    blob([-112, -70, -96, -108, -56, -122, -18, -104, -4, -66, -14, -60, -30, -94, -58, -106, -90, -94, -102, -64]),
    colour,
    { depth: 7 },
  );
  for (const [x, r, cap] of [
    [-56, 56, YELLOW],
    [80, 32, YELLOW],
  ] as const) {
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2;
      p.in(x + Math.cos(a) * (r - 2), -r + Math.sin(a) * (r - 2), a, 1, 1, () =>
        p.fill(block(-3, -5, 7, 10, 2), '#39323c'),
      );
    }
    tyre(p, x, -r, r - 2, cap);
  }
}

/** A hand cart of wood that somebody can ride in. */
export function wagon(p: Painter, { colour = RED }: PropLook) {
  p.form(stroke([92, -40, 126, -56, 152, -96], [3, 3, 3]), IRON, { depth: 2 });
  p.form(rod(142, -98, 164, -92, 4.4), '#8a5436', { depth: 2 });
  wood(p, block(-92, -92, 184, 26, 4), shade(colour, 0.08), 0, 4);
  const box = cut([-98, -82, 98, -82, 90, -34, -90, -34], 5);
  wood(p, box, colour, 0, 9);
  p.clip(box, () => {
    line(p, [-100, -58, 100, -58], 1.8, shade(colour, 0.2), 0.8);
    for (const x of [-84, 84]) for (const y of [-72, -46]) p.fill(ellipse(x, y, 2.4), YELLOW);
  });
  p.form(block(-102, -88, 204, 10, 4), WOOD, { depth: 3 });
  for (const x of [-60, 60]) cartWheel(p, x, -27, 26, YELLOW);
}
