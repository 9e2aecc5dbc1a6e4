import { ellipse, type Knot, mix, type Shape, smooth, toPath, union } from '../../paint';
import { type Clump, type HairBrush, lobes } from './brush';
import { curlyBase, curlyCap } from './curly-base';
import { type HairStyleDrawing, ribbonColor } from './style';

export const coilyShort: HairStyleDrawing = (h) => {
  const { cap } = curlyCap(h, {
    hairline: -29,
    front: { count: 15, radius: 5.2, vary: 1, lift: 3.5 },
    outline: { count: 19, radius: 5.5, vary: 1.2, rx: 52, ry: 48 },
  });
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => h.nape(40, 24),
    front: () => {
      h.mass(cap, { depth: 9, softness: 6 });
      h.crownLight(cap, -16, -46, 26, 13, 7);
      h.curlTexture(cap, 190, [-60, -72, 60, 8], 2.7);
    },
  };
};

const AFRO_TOP: readonly Knot[] = [
  [-50, 2],
  [-60, -22],
  [-52, -54],
  [-26, -74],
  [0, -79],
  [26, -74],
  [52, -54],
  [60, -22],
  [52, -4],
];

function afroCloud(h: HairBrush): Shape {
  const middle = h.shift * 1.3;
  const rim = Array.from({ length: 24 }, (_, i): Clump => {
    const a = (i / 24) * Math.PI * 2;
    const x = Math.cos(a) * (64 + h.random.bell() * 2.5);
    return [x + h.shift * 1.3, -22 + Math.sin(a) * (60 + h.random.bell() * 2.5), 14 + h.random() * 4];
  }).filter(([, y]) => y <= 34);
  return union(ellipse(middle, -22, 66, 62), lobes(rim));
}

function afroFringe(h: HairBrush): Clump[] {
  return Array.from({ length: 13 }, (_, i): Clump => {
    const x = -47 + (94 * i) / 12;
    const [px, py] = h.line([x, -30 + (Math.abs(x) / 47) ** 2.6 * 30]);
    // On the far side the clumps turn away with the skull.
    const far = x * h.view.turn > 0 ? (Math.abs(h.view.turn) * Math.abs(x)) / 47 : 0;
    return [px + Math.sign(x) * far * 9, py - 5 - far * 13, (8.5 + h.random() * 1.5) * (1 - far * 0.25)];
  });
}

export const afro: HairStyleDrawing = (h) => {
  const cloud = afroCloud(h);
  const fringe = afroFringe(h);
  const line: Knot[] = [
    [46, -16],
    [30, -31],
    [0, -36],
    [-30, -31],
    [-46, -16],
  ];
  const front = union(smooth([...AFRO_TOP.map(h.skull), ...line.map(h.line)]), lobes(fringe));
  const undersides = fringe.map(([x, y, r]) => ellipse(x, y + r * 0.6, r, r * 0.5));
  return {
    shadow: front,
    coversEars: false,
    fringe: false,
    back: () => {
      h.mass(cloud, { depth: 16, softness: 10 });
      h.curlTexture(cloud, 150, [-80, -95, 80, 40], 5.2);
    },
    front: () => {
      h.painter.fill(front, h.tones.base);
      h.crownLight(front, -20, -58, 34, 20, 9);
      h.curlTexture(front, 120, [-64, -84, 64, 4], 5.2);
      h.painter.layer(
        front,
        (c) => {
          c.fillStyle = h.tones.deep;
          c.fill(toPath(undersides));
        },
        { alpha: 0.35 },
      );
    },
  };
};

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
