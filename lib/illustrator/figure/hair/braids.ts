import { ellipse, type Knot, shade, smooth } from '../../paint';
import type { HairBrush } from './brush';
import { OUTER } from './side-fringe';
import { type HairStyleDrawing, ribbonColor } from './style';

const HAIRLINE: readonly Knot[] = [
  [45, 2],
  [41, -14],
  [28, -30],
  [12, -40],
  [3, -48, 1],
  [-9, -40],
  [-27, -29],
  [-41, -13],
  [-45, 2],
];
const SEGMENTS = 6;

function bow(h: HairBrush, x: number, y: number, color: string): void {
  for (const g of [-1, 1])
    h.painter.form(
      smooth([
        [x, y],
        [x + g * 11, y - 6],
        [x + g * 12, y + 6],
      ]),
      color,
      { depth: 3 },
    );
  h.painter.form(ellipse(x, y, 3.6, 4), shade(color, 0.05), { depth: 2 });
}

/** One plait from behind the ear down to its ribbon. */
function braid(h: HairBrush, g: 1 | -1, ribbon: string): void {
  const { painter: p, tones, view } = h;
  const root = g * 49 + h.shift * 0.6;
  for (let i = SEGMENTS - 1; i >= 0; i--) {
    const u = i / SEGMENTS;
    const y = 25 + i * 13;
    const x = root + g * 5 * Math.sin(u * 3.1) - view.turn * 4 * u;
    const w = 11.5 * (1 - 0.35 * u);
    const sg = i % 2 ? 1 : -1;
    const segment = smooth([
      [x - sg * w * 0.25, y - 8],
      [x + sg * w * 0.85, y - 6],
      [x + sg * w * 0.95, y + 2],
      [x + sg * w * 0.2, y + 11.5, 1],
      [x - sg * w * 0.75, y + 5],
      [x - sg * w * 0.9, y - 3],
    ]);
    h.mass(segment, { depth: 4, softness: 2.6 });
    p.line(
      [
        [x - sg * w * 0.5, y - 2],
        [x + sg * w * 0.1, y + 2],
        [x + sg * w * 0.3, y + 8],
      ],
      1.3,
      tones.deep,
      0.5,
    );
    p.line(
      [
        [x + sg * w * 0.3, y - 4],
        [x + sg * w * 0.55, y],
        [x + sg * w * 0.5, y + 4],
      ],
      1.4,
      tones.shine,
      0.5,
    );
    p.edge(segment, tones.deep, 0.9, 0.4);
  }
  const y = 22 + SEGMENTS * 13;
  const x = root + g * 2 - view.turn * 4;
  const tuft: Knot[] = [
    [x - 4, y],
    [x - 8, y + 10],
    [x - 4, y + 22, 1],
    [x, y + 14],
    [x + 4, y + 22, 1],
    [x + 8, y + 10],
    [x + 4, y],
  ];
  h.mass(smooth(tuft), { depth: 3 });
  bow(h, x, y, ribbon);
}

export const braids: HairStyleDrawing = (h, character) => {
  const { skull: s, line: l } = h;
  const cap = h.cap([[-49, 20, 1], ...OUTER.slice(1, 9), [49, 20, 1]], HAIRLINE);
  const ribbon = ribbonColor(character);
  // The braid on the far side hangs behind the head.
  const far = Math.abs(h.view.turn) > 0.28 ? Math.sign(h.view.turn) : 0;
  const sides = ([-1, 1] as const).flatMap((g) => [
    ...h.flow(
      s([3, -60]),
      (
        [
          [g * 50, 16],
          [g * 53, 0],
          [g * 54, -14],
        ] as Knot[]
      ).map(s),
      0.1,
    ),
    ...h.flow(
      s([3, -52]),
      (
        [
          [g * 46, 4],
          [g * 40, -12],
          [g * 26, -28],
        ] as Knot[]
      ).map(l),
      0.1,
    ),
  ]);
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => {
      h.nape(42, 28);
      if (far) braid(h, far > 0 ? 1 : -1, ribbon);
    },
    front: () => {
      h.mass(cap);
      h.shine(
        cap,
        (
          [
            [-48, -20],
            [-32, -42],
            [-4, -53],
            [28, -46],
            [48, -22],
          ] as Knot[]
        ).map(s),
        7,
        0.5,
        17,
      );
      h.strands(sides, cap, 2, 0.6);
      h.lock([l([4, -46]), l([-14, -36]), l([-26, -22])], [1, 3.4, 0.3]);
      h.lock([l([4, -46]), l([16, -38]), l([22, -27])], [1, 2.8, 0.3]);
    },
    over: () => {
      for (const g of [-1, 1] as const) if (g !== far) braid(h, g, ribbon);
    },
  };
};
