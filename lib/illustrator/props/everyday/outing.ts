import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { flame } from '../kit/flame';
import { BRASS, CREAM, dabs, IRON, metal, RED, sheen, WOOD, wood, YELLOW } from '../kit/materials';
import { blob, block, cut, line, rod, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

/** An open umbrella over the head; its crook is in the fist. */
export function umbrella(p: Painter, { colour = '#d9574f' }: PropLook) {
  p.form(stroke([0, -180, 0, -20, 0, 16, 7, 26, 15, 20, 15, 12], [1.8, 2, 2.6, 2.8, 2.8, 2.2]), '#8a5436', {
    depth: 1.6,
  });
  canopy(p, colour);
}

export function canopy(p: Painter, colour: string) {
  const inside = blob([-104, -176, -70, -186, -34, -176, 0, -188, 34, -176, 70, -186, 104, -176, 60, -206, -60, -206]);
  p.form(inside, shade(colour, 0.22), { depth: 4, light: 0 });
  const dome = blob([
    0, -258, 44, -250, 82, -222, 106, -174, 88, -183, 71, -174, 53, -184, 35, -174, 17, -184, 0, -173, -17, -184, -35,
    -174, -53, -184, -71, -174, -88, -183, -106, -174, -82, -222, -44, -250,
  ]);
  p.form(dome, colour, { depth: 15 });
  p.clip(dome, () => {
    const panels = [
      [-0.33, 0.33],
      [0.68, 1.02],
      [-1.02, -0.68],
    ] as const;
    for (const [u, v] of panels) {
      const rib = (k: number) => [0, -262, k * 50, -244, k * 86, -216, k * 107, -164];
      const [a, b] = [rib(u), rib(v)];
      p.form(cut([...a, ...[6, 7, 4, 5, 2, 3].map((i) => b[i] ?? 0)], 2), tint(colour, 0.13), {
        depth: 6,
        shadow: 0.08,
      });
    }
    for (const k of [-1, -0.66, -0.33, 0.33, 0.66, 1])
      line(p, [0, -260, k * 48, -246, k * 84, -218, k * 106, -172], 1.4, shade(colour, 0.14), 0.6);
    p.soft(-40, -232, 30, 15, '#ffffff', 0.5, -0.6);
    p.soft(70, -188, 44, 26, shade(colour, 0.24), 0.45);
  });
  p.form(rod(0, -256, 0, -270, 2.4, 1.6), '#8a5436', { depth: 1.4 });
}

/** A red umbrella for two on a long pale shaft with a crook; where the fist goes is the origin. */
export function familyUmbrella(p: Painter) {
  const [wood, red] = ['#e9c48a', '#d9463f'];
  p.form(stroke([0, -310, 0, -20, 0, 54, 10, 72, 28, 72, 38, 54], [4, 4.4, 5, 5.4, 5.4, 4.6]), wood, { depth: 2.6 });
  p.in(0, -100, 0, 2.3, 1.2, () => canopy(p, red));
}

/** A child's backpack that stands by itself. */
export function backpack(p: Painter, { colour = '#4f8f86' }: PropLook) {
  p.form(stroke([-12, -92, -10, -106, 10, -106, 12, -92], [3, 3.4, 3.4, 3]), shade(colour, 0.14), { depth: 2 });
  for (const g of [-1, 1])
    p.form(stroke([g * 36, -76, g * 50, -52, g * 46, -14], [5, 6, 4]), shade(colour, 0.12), { depth: 3 });
  const body = blob([-34, -84, -18, -98, 18, -98, 34, -84, 42, -44, 40, -6, 24, 1, -24, 1, -40, -6, -42, -44]);
  p.form(body, colour, { depth: 12 });
  dabs(p, body, colour, 14, 7, 1.2, 0.3);
  const pocket = blob([-28, -44, 28, -44, 31, -14, 26, -2, -26, -2, -31, -14]);
  p.form(pocket, tint(colour, 0.06), { depth: 6 });
  p.form(blob([-31, -47, 31, -47, 29, -34, 0, -28, -29, -34]), YELLOW, { depth: 4 });
  p.form(ellipse(0, -31, 4.4), RED, { depth: 1.6 });
  p.form(blob([-38, -80, -18, -97, 18, -97, 38, -80, 36, -62, 0, -54, -36, -62]), shade(colour, 0.04), { depth: 6 });
  for (const x of [-17, 17]) {
    p.form(block(x - 4, -70, 8, 25, 2), '#8a5436', { depth: 2 });
    p.form(block(x - 5.4, -58, 11, 7, 2), BRASS, { depth: 1.4 });
  }
}

/** An old suitcase with straps and labels. */
export function suitcase(p: Painter, { colour = '#a8663f' }: PropLook) {
  p.form(stroke([-18, -88, -16, -102, 16, -102, 18, -88], [3.4, 4, 4, 3.4]), shade(colour, 0.14), { depth: 2 });
  const body = block(-68, -90, 136, 88, 10);
  p.form(body, colour, { depth: 12 });
  dabs(p, body, colour, 22, 8, 0.4, 0.35);
  p.clip(body, () => {
    line(p, [-70, -46, 0, -44, 70, -46], 2, shade(colour, 0.2), 0.8);
    p.form(ellipse(28, -22, 15, 13), '#8fb7bd', { depth: 3 });
    p.form(blob([18, -18, 26, -28, 32, -22, 40, -16]), '#6f9a56', { depth: 1.4 });
    p.in(-24, -66, -0.2, 1, 1, () => p.form(block(-16, -11, 32, 22, 2), CREAM, { depth: 2 }));
    p.soft(-28, -66, 6, 6, '#d9574f', 0.9);
  });
  for (const [x, y] of [
    [-64, -86],
    [64, -86],
    [-64, -6],
    [64, -6],
  ] as const)
    p.form(blob([x - 7, y - 6, x + 7, y - 6, x + 8, y + 6, x - 8, y + 6]), shade(colour, 0.16), { depth: 3 });
  for (const x of [-44, 44]) {
    p.form(block(x - 5, -92, 10, 92, 2), '#6a3f2c', { depth: 3 });
    p.form(block(x - 8, -53, 16, 14, 3), BRASS, { depth: 2 });
  }
}

/** A brass telescope on its tripod, aimed at the sky on the right. */
export function telescope(p: Painter, { colour = BRASS }: PropLook) {
  for (const [x, y] of [
    [4, -4],
    [-58, 0],
    [58, 0],
  ] as const)
    wood(p, stroke([x * 0.1, -124, x * 0.6, -54, x, y - 3], [4.4, 4, 3.4]), WOOD, 1.4, 3);
  p.form(ellipse(0, -122, 11, 9), IRON, { depth: 3 });
  p.in(0, -136, -0.6, 1, 1, () => {
    metal(p, cut([-86, -8, -58, -9, -58, 9, -86, 8], 3), shade(colour, 0.06), 4);
    metal(p, cut([-60, -11, -2, -13, -2, 13, -60, 11], 3), colour, 5);
    const barrel = cut([-4, -16, 78, -21, 78, 21, -4, 16], 3);
    p.form(barrel, '#4f6f9f', { depth: 9 });
    sheen(p, barrel, 36, -10, 36, 5, 0.6, 0);
    metal(p, block(-8, -19, 11, 38, 3), colour, 4);
    metal(p, block(70, -24, 15, 48, 4), colour, 5);
    p.form(ellipse(85, 0, 6, 21), '#bfe0ea', { depth: 4 });
    p.form(ellipse(-88, 0, 4, 9), IRON, { depth: 2 });
    p.form(rod(0, -24, 34, -27, 3.6), colour, { depth: 2 });
  });
}

/** A magnifying glass, handle in the fist. */
export function magnifier(p: Painter, { colour = BRASS }: PropLook) {
  p.in(0, 0, 0.22, 1, 1, () => {
    wood(p, rod(0, 18, 0, -14, 4.6, 4), '#8a5436', 1.57, 2);
    metal(p, rod(0, -14, 0, -22, 3.2), colour, 1.6);
    const glass = ellipse(0, -46, 22);
    p.fill(
      glass,
      p.linear(-18, -66, 18, -26, [
        [0, '#eef8fa', 0.75],
        [0.5, '#cfe8ee', 0.45],
        [1, '#9fc8d8', 0.6],
      ]),
    );
    p.edge(ellipse(0, -46, 22.6), shade(colour, 0.14), 5.4, 1);
    p.edge(ellipse(-0.6, -46.8, 22.6), tint(colour, 0.06), 2.4, 1);
    sheen(p, glass, -8, -56, 9, 5, 0.95, -0.7);
  });
}

/** A tent whose flap is open, with a warm inside. */
export function tent(p: Painter, { colour = '#d08a3f' }: PropLook) {
  for (const [x0, x1] of [
    [-128, -166],
    [132, 168],
  ] as const) {
    line(p, [x0 * 0.62, -110, x1, 0], 1.8, '#a08a6a', 0.9);
    p.form(rod(x1, -12, x1 + 2, 0, 2.4), '#7a5a3c', { depth: 1 });
  }
  p.form(cut([4, -224, 60, -214, 142, -2, 60, -2], 3), shade(colour, 0.08), { depth: 9 });
  const front = cut([0, -226, 82, 0, -124, 0], 4);
  p.form(front, colour, { depth: 14 });
  dabs(p, front, colour, 26, 10, 1.1, 0.25);
  p.clip(front, () => {
    for (const [foot, width] of [
      [-96, 20],
      [64, 13],
    ] as const)
      p.form(cut([-1, -226, 1, -226, foot + width, 2, foot - width, 2], 1), CREAM, { depth: 4, shadow: 0.08 });
    line(p, [-122, -6, -40, -4, 82, -6], 5, shade(colour, 0.12), 0.7);
    p.soft(-40, -30, 60, 60, tint(colour, 0.12), 0.4);
  });
  const door = cut([-2, -166, 36, 0, -64, 0], 4);
  p.fill(
    door,
    p.linear(0, -166, 0, 0, [
      [0, '#4a2f3c'],
      [0.6, '#7a4a34'],
      [1, '#c98a4a'],
    ]),
  );
  p.clip(door, () => {
    p.soft(-14, -4, 54, 34, '#ffcf7a', 0.75);
    p.form(blob([-58, 2, -46, -18, -20, -20, 10, -16, 24, 2]), '#5f86ad', { depth: 4 });
    p.form(ellipse(-42, -20, 15, 8), CREAM, { depth: 3 });
  });
  for (const g of [-1, 1]) {
    const x = g < 0 ? -64 : 36;
    p.form(
      blob([-2, -168, x * 0.4 - 2, -96, x, -2, x + g * 22, -4, x * 0.8 + g * 14, -58, g * 6, -126]),
      tint(colour, 0.06),
      { depth: 6 },
    );
  }
  p.form(rod(0, -222, 3, -244, 3), WOOD, { depth: 1.6 });
  p.form(cut([3, -246, 34, -238, 3, -228], 2), RED, { depth: 2 });
}

/** A camp fire of logs in a ring of stones. */
export function campfire(p: Painter) {
  p.soft(0, -56, 100, 92, '#ff9a3c', 0.42);
  const stone = (x: number, y: number, i: number) => {
    const [w, h] = [13 + Math.sin(i * 2.4) * 2.5, 10 + Math.sin(i * 1.7) * 2];
    const shape = blob([
      x - w,
      y + h * 0.4,
      x - w * 0.8,
      y - h * 0.7,
      x,
      y - h,
      x + w * 0.8,
      y - h * 0.66,
      x + w,
      y + h * 0.4,
      x,
      y + h * 0.7,
    ]);
    p.form(shape, i % 2 ? '#a39a9e' : '#8b8590', { depth: 5 });
    p.clip(shape, () => p.soft(x * 0.75, y - h * 0.8, w * 0.9, h * 0.6, '#ffb066', 0.75));
  };
  for (const [i, x] of [-52, -28, -2, 26, 51].entries()) stone(x, -20 + Math.abs(x) * 0.14, i);
  const log = (flat: readonly number[], tone: string, turn: number) => {
    wood(p, stroke(flat, [7.6, 8.4, 7.4]), tone, turn, 4);
    const [x = 0, y = 0] = flat;
    p.form(ellipse(x, y, 6, 8), '#dcae74', { depth: 2 });
    p.edge(ellipse(x, y, 3, 4.4), '#a8723f', 1.2, 0.8);
  };
  log([-50, -14, -12, -30, 26, -52], '#7a4a30', -0.5);
  log([50, -14, 12, -32, -24, -54], '#8a5636', 0.5);
  for (const [x, y, size, lean] of [
    [-20, -30, 56, -0.1],
    [21, -30, 52, 0.12],
    [1, -26, 96, 0.04],
    [-9, -22, 56, -0.06],
    [12, -22, 46, 0.08],
  ] as const)
    flame(p, x, y, size, lean);
  wood(p, stroke([-30, -10, 0, -17, 34, -14], [7.4, 8, 7]), '#6f422c', 0, 4);
  p.form(ellipse(35, -14, 5, 7), '#d9a86c', { depth: 2 });
  for (const [x, y, r] of [
    [-30, -104, 2],
    [26, -116, 1.8],
    [8, -138, 1.6],
    [-12, -126, 1.4],
    [38, -92, 1.6],
  ] as const)
    p.fill(ellipse(x, y, r), '#ffd27a');
  for (const [i, x] of [-58, -35, -11, 14, 38, 59].entries()) stone(x, -3 + (i % 2) * 2, i + 1);
}
