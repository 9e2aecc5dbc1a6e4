import { type SpreadLine, toUnits } from './model';

type Point = readonly [x: number, y: number];

/** The corners of a line's box as it is turned, larger by a gap in em on every side. */
function getCorners({ x, y, width, sizePt, turn }: SpreadLine, gapEm: number): readonly Point[] {
  const em = toUnits(sizePt);
  const [across, down] = [width / 2 + gapEm * em, em / 2 + gapEm * em];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const signs: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return signs.map(([right, below]) => [
    x + width / 2 + right * across * cos - below * down * sin,
    y + em / 2 + right * across * sin + below * down * cos,
  ]);
}

/** The directions of a box's sides. */
const getAxes = ([first, second, third]: readonly Point[]): readonly Point[] =>
  first && second && third
    ? [
        [second[0] - first[0], second[1] - first[1]],
        [third[0] - second[0], third[1] - second[1]],
      ]
    : [];

const project = (corners: readonly Point[], [x, y]: Point) => {
  const along = corners.map((corner) => corner[0] * x + corner[1] * y);
  return { from: Math.min(...along), to: Math.max(...along) };
};

/** Whether the boxes of two lines, as they are turned, come nearer than a gap in em of each. */
export function areTouching(one: SpreadLine, other: SpreadLine, gapEm = 0): boolean {
  const [a, b] = [getCorners(one, gapEm), getCorners(other, gapEm)];
  return [...getAxes(a), ...getAxes(b)].every((axis) => {
    const [left, right] = [project(a, axis), project(b, axis)];
    return left.from < right.to && right.from < left.to;
  });
}
