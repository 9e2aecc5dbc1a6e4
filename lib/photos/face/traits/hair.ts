import type { FaceReading } from '../../model';
import { filterByLightness, type Lab, medianLab } from '../oklab.ts';
import { findHair } from './hair-mask.ts';
import type { Cell, HeadGrid } from './head-grid.ts';
import { likelihood } from './mixture.ts';
import { HAIR } from './thresholds.ts';

type HairReading = {
  readonly cells: readonly Cell[];
  readonly color: Lab;
  readonly colorConfidence: number;
  readonly length: FaceReading['hairLength'];
  readonly fringe: FaceReading['fringe'];
};

const quantile = (values: number[], share: number) =>
  values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)];

/** Length of the hair beside the face; the longer side counts. */
function measureLength(cells: ReadonlyArray<{ u: number; v: number }>): number {
  const side = (sign: number) => {
    const beside = cells.filter(({ u }) => u * sign > 0.38 && u * sign < 1).map(({ v }) => -v);
    return beside.length > 5 ? (quantile(beside, 0.96) ?? -1) : -1;
  };
  return Math.max(side(-1), side(1));
}

const nearness = (value: number, threshold: number, full: number) => Math.min(1, Math.abs(value - threshold) / full);

/** Reads colour, length and fringe. Hats, very short hair and shadows lower the confidence. */
export function readHair(grid: HeadGrid, skinColor: Lab): HairReading {
  const { cells, hair, skin } = findHair(grid, skinColor);
  const faceArea = Math.max(1, grid.cells.filter((cell) => cell?.inFace).length);
  const area = cells.length / faceArea;
  const forehead = grid.cells.filter((cell) => cell && cell.v > 0.26 && cell.v < 0.46 && Math.abs(cell.u) < 0.26);
  const covered = forehead.filter((cell) => cell && likelihood(cell.color, hair) > likelihood(cell.color, skin) * 1.5);
  const fringe = area < HAIR.baldArea ? 0 : covered.length / Math.max(1, forehead.length);
  const reach = measureLength(cells);
  const cropped = grid.cells.filter((cell) => cell === null).length / grid.cells.length;
  const trust = Math.max(0.2, 1 - cropped * 1.5);
  const length =
    area < HAIR.baldArea ? 'bald' : reach > HAIR.longReach ? 'long' : reach > HAIR.mediumReach ? 'medium' : 'short';
  const gap = Math.min(nearness(reach, HAIR.longReach, 0.4), nearness(reach, HAIR.mediumReach, 0.4));
  return {
    cells,
    color: cells.length
      ? medianLab(
          filterByLightness(
            cells.map((cell) => cell.color),
            0.45,
            0.9,
          ),
        )
      : [0.3, 0.01, 0.02],
    colorConfidence: Math.min(0.85, (area / HAIR.sureArea) * 0.85),
    length: { value: length, confidence: trust * (length === 'bald' ? 0.5 : 0.4 + 0.5 * gap) },
    fringe: {
      value: fringe > HAIR.fringeShare,
      confidence: trust * (0.35 + 0.5 * nearness(fringe, HAIR.fringeShare, 0.3)),
    },
  };
}
