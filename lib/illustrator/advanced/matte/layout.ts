import type { HeadPhoto } from '../photo/head-photo';

/**
 * Places in a head's square in units of the face's width: `x` from -50 at one ear to 50 at the other, `y` from the
 * brows (0) down to the chin (about 63); above the brows as well in widths.
 */
export type HeadLayout = {
  readonly toX: (column: number) => number;
  readonly toY: (row: number) => number;
  /** Heights of the mesh's upper edge, eyes, nose and chin. */
  readonly top: number;
  readonly eye: number;
  readonly nose: number;
  readonly chin: number;
};

/** Lays the units of a head over its square. */
export function createLayout({ landmarks }: HeadPhoto): HeadLayout {
  const [left, right] = [landmarks[234][0], landmarks[454][0]];
  const unit = Math.max(1, right - left) / 100;
  const browY = (landmarks[105][1] + landmarks[334][1]) / 2;
  const toY = (row: number) => (row - browY) / unit;
  return {
    toX: (column) => (column - (left + right) / 2) / unit,
    toY,
    top: toY(landmarks[10][1]),
    eye: toY((landmarks[33][1] + landmarks[263][1]) / 2),
    nose: toY(landmarks[1][1]),
    chin: toY(landmarks[152][1]),
  };
}

/** Distance from the middle of the head in the shape of a skull: 1 is its surface. */
export const computeRing = (x: number, y: number): number => Math.hypot(x / 54, (y - 22) / (y < 22 ? 78 : 56));
