import { ellipse, type Polygon, type Shape, union, type Vec } from '@/lib/illustrator/paint';
import { stroke } from '../kit/outline';

/** Half the thickness of a figure, figure units. */
const HALF = 35;

/** A figure from 0 to 9: its outline between y -330 and -70, where its face, shoulders and hips are. */
export type Glyph = {
  readonly shape: Shape;
  readonly face: Vec;
  readonly shoulders: readonly [left: Vec, right: Vec];
  readonly hips: readonly [left: number, right: number];
  /** Where it is mended when it is worn. */
  readonly patch?: Vec;
};

const line = (text: string): Polygon => stroke(text, HALF, HALF, HALF);

/** An oval with a hole in it. */
const ring = (x: number, y: number, rx: number, ry: number): Polygon => {
  const around = ellipse(x, y, rx, ry, 0, 24).map(([u, v]) => `${u.toFixed(1)},${v.toFixed(1)}`);
  return stroke([...around, `${x + rx},${y}`].join(' '), HALF, HALF);
};

const glyph = (shape: Shape, face: Vec, shoulders: Glyph['shoulders'], hips: Glyph['hips']): Glyph => ({
  shape,
  face,
  shoulders,
  hips,
});

export const GLYPHS: Readonly<Record<number, Glyph>> = {
  0: glyph(
    ring(0, -200, 52, 95),
    [0, -292],
    [
      [-78, -190],
      [78, -190],
    ],
    [-22, 22],
  ),
  1: glyph(
    line('-30,-264 12,-296! 12,-104!'),
    [12, -262],
    [
      [-18, -184],
      [42, -184],
    ],
    [-4, 28],
  ),
  2: glyph(
    line('-60,-250 -30,-292 34,-292 58,-244 30,-186 -52,-106! 66,-105!'),
    [4, -290],
    [
      [-36, -150],
      [58, -196],
    ],
    [-30, 40],
  ),
  3: glyph(
    line('-54,-284 0,-298 52,-262 6,-206! 58,-160 20,-108 -56,-118'),
    [2, -288],
    [
      [-62, -126],
      [80, -160],
    ],
    [-26, 24],
  ),
  // Thinner than the others, so that the hole between its strokes stays a clear triangle.
  4: {
    ...glyph(
      union(stroke('46,-322! -106,-142! 112,-142!', 27, 27, 27), stroke('46,-322! 46,-92!', 27, 27)),
      [22, -272],
      [
        [-92, -142],
        [116, -142],
      ],
      [30, 62],
    ),
    patch: [-34, -142],
  },
  5: glyph(
    line('60,-296! -38,-296! -44,-214! 12,-222 62,-166 24,-108 -56,-118'),
    [10, -294],
    [
      [-72, -220],
      [88, -176],
    ],
    [-24, 26],
  ),
  6: glyph(
    union(line('44,-294 -16,-256 -52,-170'), ring(2, -156, 54, 52)),
    [-12, -246],
    [
      [-80, -170],
      [84, -160],
    ],
    [-22, 26],
  ),
  7: glyph(
    line('-60,-296! 62,-296! 0,-104!'),
    [2, -294],
    [
      [-18, -166],
      [58, -214],
    ],
    [-14, 18],
  ),
  8: glyph(
    union(ring(0, -248, 46, 46), ring(0, -156, 56, 52)),
    [0, -292],
    [
      [-86, -170],
      [86, -170],
    ],
    [-24, 24],
  ),
  9: glyph(
    union(line('-44,-108 16,-144 52,-230'), ring(-2, -246, 54, 50)),
    [-2, -292],
    [
      [-66, -226],
      [70, -190],
    ],
    [-42, -6],
  ),
};
