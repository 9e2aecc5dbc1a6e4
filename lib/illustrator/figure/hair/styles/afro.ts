import { ellipse, type Knot, type Shape, smooth, toPath, union } from '../../../paint';
import { type Clump, type HairBrush, lobes } from '../brush';
import type { HairStyleDrawing } from '../style';

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
  return union(ellipse(middle, -22, 66, 62).map(h.lean), lobes(rim.map(h.blown)));
}

function afroFringe(h: HairBrush): Clump[] {
  return Array.from({ length: 13 }, (_, i): Clump => {
    const x = -47 + (94 * i) / 12;
    const [px, py] = h.line([x, -30 + (Math.abs(x) / 47) ** 2.6 * 30]);
    // On the far side the clumps turn away with the skull.
    const far = h.turnedAway(x);
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
  const front = union(
    smooth([...AFRO_TOP.map(h.skull).map(([x, y]) => h.lean([x, y])), ...line.map(h.line)]),
    lobes(fringe),
  );
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
