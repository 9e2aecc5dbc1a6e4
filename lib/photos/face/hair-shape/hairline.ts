import type { Trait } from '../../model.ts';
import { type Field, GRID, valueAt } from './grid.ts';
import { HEAD } from './head-frame.ts';
import { HAIR_MEASURES } from './schema.ts';

/** Where the search begins (below the brows) and ends. */
const [FROM, TO] = [2, -54];
/** Hair this high above its edge is no speck, head units. */
const SOLID = 6;
/** Lowest hairline that leaves the eyes free: before them, at the temples, and beside the face. */
const LOWEST = { eyes: -6, temples: 0, sides: 6 } as const;

/** Mean of the hair across one column. */
function hairAt(hair: Field, x: number, y: number): number {
  return (valueAt(hair, x - 2.4, y) + valueAt(hair, x, y) + valueAt(hair, x + 2.4, y)) / 3;
}

function findEdge(hair: Field, x: number): number {
  for (let y = FROM; y > TO; y -= GRID.cell / 2) {
    let solid = true;
    for (let up = 0; up <= SOLID && solid; up += GRID.cell) solid = hairAt(hair, x, y - up) > 0.5;
    if (solid) return y;
  }
  return TO;
}

function lowest(x: number): number {
  const beside = Math.abs(x);
  if (beside > 40) return LOWEST.sides;
  return beside > 32 ? LOWEST.temples : LOWEST.eyes;
}

/** Middle one of three. */
const middle = (a: number, b: number, c: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** Two columns that differ by more than this from both their neighbours are a notch. */
const NOTCH = 7;
/** A fringe hangs lower than the first; a brow is open above the second. */
const [HANGS, OPEN] = [HEAD.brow - 13, HEAD.brow - 15] as const;

/**
 * A hairline without notches: skin that shows between the strands of a fringe is no open brow, and a shade or a single
 * strand on an open brow is no fringe.
 */
export function steadyHairline(edges: readonly number[]): number[] {
  const whole = [...edges];
  for (let i = 1; i + 2 < whole.length; i++) {
    const [before, first, second, after] = whole.slice(i - 1, i + 3) as [number, number, number, number];
    const isGap = Math.min(before, after) > HANGS && Math.max(first, second) < Math.min(before, after) - NOTCH;
    const isShade = Math.max(before, after) < OPEN && Math.min(first, second) > Math.max(before, after) + NOTCH;
    if (!isGap && !isShade) continue;
    whole[i] = before + (after - before) / 3;
    whole[i + 1] = before + ((after - before) * 2) / 3;
  }
  return whole.map((y, i) =>
    i === 0 || i === whole.length - 1 ? y : middle(whole[i - 1] as number, y, whole[i + 1] as number),
  );
}

/** Height of the hairline in each column, without notches. */
export function measureHairline(hair: Field): number[] {
  const steady = steadyHairline(HAIR_MEASURES.columns.map((x) => findEdge(hair, x)));
  return steady.map((y, i) => Math.min(lowest(HAIR_MEASURES.columns[i] as number), y));
}

/** Share of the middle of the forehead that hair covers: over a half is a fringe. */
export function measureFringe(hairline: readonly number[]): number {
  const middleColumns = hairline.filter((_, i) => Math.abs(HAIR_MEASURES.columns[i] as number) < 32);
  return middleColumns.filter((y) => y > HEAD.brow - 12).length / middleColumns.length;
}

/** From this confidence on a fringe that was read is believed. */
const BELIEVED_FRINGE = 0.6;
/** A believed fringe hangs at least to here in the middle, as far as `SHARE` of the way. */
const [FRINGE_HANGS_TO, SHARE] = [-20, 0.6];

/**
 * A hairline with a fringe that was read elsewhere: strands so thin that the skin shows between them are no solid hair,
 * and the measured line runs above them.
 */
export function settleFringe(hairline: readonly number[], { value, confidence }: Trait<boolean>): number[] {
  const before = (i: number) => Math.abs(HAIR_MEASURES.columns[i] as number) < 36;
  const sorted = hairline.filter((_, i) => before(i)).sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)] as number;
  const hangs = Math.max(0, FRINGE_HANGS_TO - usual) * SHARE;
  if (!value || confidence < BELIEVED_FRINGE || hangs === 0) return [...hairline];
  return hairline.map((y, i) =>
    before(i) ? Math.max(y, Math.min(lowest(HAIR_MEASURES.columns[i] as number), y + hangs)) : y,
  );
}
