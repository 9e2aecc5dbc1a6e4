import { ellipse, type Knot, mix, type Shape } from '../../paint';
import { type Clump, type HairBrush, lobes } from './brush';
import { curlyBase } from './curly-base';
import { type HairStyleDrawing, ribbonColor } from './style';

const PUFF_RADIUS = 21;
function puff(h: HairBrush, g: 1 | -1): { shape: Shape; middle: Knot } {
  const middle = h.skull([g * 50, -44]);
  const rim = Array.from({ length: 12 }, (_, i): Clump => {
    const a = (i / 12) * Math.PI * 2;
    return [middle[0] + Math.cos(a) * 19, middle[1] + Math.sin(a) * 18, 8 + h.random() * 2];
  });
  return { shape: lobes([[middle[0], middle[1], PUFF_RADIUS], ...rim]), middle };
}

export const puffs: HairStyleDrawing = (h, character, skin) => {
  const cap = curlyBase(h, -29);
  const balls = [puff(h, -1), puff(h, 1)];
  const { skull: s, line: l } = h;
  const combed = ([-1, 1] as const).flatMap((g) => [
    ...h.flow(
      s([g * 42, -46]),
      (
        [
          [g * 4, -34],
          [g * 16, -32],
          [g * 28, -29],
          [g * 40, -14],
        ] as Knot[]
      ).map(l),
      0.04,
    ),
    ...h.flow(
      s([g * 42, -44]),
      (
        [
          [g * 4, -54],
          [g * 50, -4],
        ] as Knot[]
      ).map(s),
      0.06,
    ),
  ]);
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => {
      h.nape(40, 24);
      for (const { shape, middle } of balls) {
        h.mass(shape, { depth: 8 });
        h.curlTexture(shape, 34, [middle[0] - 28, middle[1] - 28, middle[0] + 28, middle[1] + 28], 4.2);
      }
    },
    front: () => {
      h.mass(cap);
      h.shine(
        cap,
        (
          [
            [-44, -26],
            [-24, -46],
            [0, -52],
            [28, -46],
            [46, -26],
          ] as Knot[]
        ).map(s),
        5,
        0.35,
        15,
      );
      h.strands(combed, cap, 1.6, 0.6);
      h.painter.line(
        [l([0, -30]), l([0, -42]), s([0, -56])],
        1.5,
        mix(skin.deep, h.tones.base, 0.35),
        0.9,
        [0.6, 1, 0.3],
      );
      for (const g of [-1, 1]) {
        const [x, y] = s([g * 40, -44]);
        h.painter.form(ellipse(x, y, 5.5, 9, g * 0.5), ribbonColor(character), { depth: 3 });
      }
    },
  };
};
