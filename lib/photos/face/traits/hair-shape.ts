import type { FaceReading } from '../../model.ts';
import type { Cell } from './head-grid.ts';
import { SHAPE } from './thresholds.ts';

const highest = (cells: readonly Cell[]) => Math.max(-9, ...cells.map(({ v }) => v));

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Long and narrow on one side of the face, below the ears. */
function isBraid(cells: readonly Cell[], side: 1 | -1): boolean {
  const hanging = cells.filter(({ u, v }) => u * side > 0.2 && u * side < 1.2 && v < -0.25);
  const rows = new Map<number, number[]>();
  for (const { u, v } of hanging) {
    const row = Math.round(v * 25);
    rows.set(row, [...(rows.get(row) ?? []), u]);
  }
  const widths = [...rows.values()].map((row) => Math.max(...row) - Math.min(...row));
  return rows.size / 25 > SHAPE.braidLength && quantile(widths, 0.7) < SHAPE.braidWidth;
}

/** Reads the outline of the hair: voluminous, in two puffs, or braided. */
export function readVolume(cells: readonly Cell[]): FaceReading['volume'] {
  if (cells.length < 200) return { value: 'usual', confidence: 0.3 };
  const middle = highest(cells.filter(({ u }) => Math.abs(u) < 0.14));
  const sides = ([-1, 1] as const).map((side) => highest(cells.filter(({ u }) => u * side > 0.4 && u * side < 1.1)));
  const rise = Math.min(...sides) - middle;
  if (rise > SHAPE.puffs) return { value: 'puffs', confidence: Math.min(0.7, 0.4 + rise) };
  if (isBraid(cells, -1) && isBraid(cells, 1)) return { value: 'braids', confidence: 0.5 };
  const width = quantile(
    cells.filter(({ v }) => v > 0).map(({ u }) => Math.abs(u)),
    0.96,
  );
  const gap = Math.abs(width - SHAPE.big);
  return { value: width > SHAPE.big ? 'big' : 'usual', confidence: Math.min(0.75, 0.4 + gap * 2) };
}
