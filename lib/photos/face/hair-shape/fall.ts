import { type Field, GRID, indexAt, valueAt } from './grid.ts';
import { HEAD } from './head-frame.ts';
import type { Samples } from './samples.ts';
import { HAIR_MEASURES, type HairFall } from './schema.ts';

/** As measured, before it is rounded. */
export type Fall = HairFall;

/** Where the search beside the face begins, how far from its middle, and how low. */
const TOP = -22;
const [INNERMOST, OUTERMOST] = [22, 116];
const LOWEST = 120;
/** Narrower strands are no fall; this much nothing ends it. */
const [NARROWEST, GAP] = [5, 7];
/** Hair that the photo cuts off below the chin is at least this long. */
const CUT_LONG = 100;
/** Hair that ends above this leaves the ear free. */
export const EAR_FREE = 16;

type Row = { readonly y: number; readonly inner: number; readonly outer: number };

/** The hair of one side at a height: the widest run of it. */
function findRun(hair: Field, side: 1 | -1, y: number): Row | null {
  let best: Row | null = null;
  let start: number | null = null;
  for (let x = INNERMOST; x <= OUTERMOST; x += GRID.cell) {
    const isHair = valueAt(hair, x * side, y) > 0.5;
    if (isHair && start === null) start = x;
    if (start !== null && (!isHair || x + GRID.cell > OUTERMOST)) {
      if (!best || x - start > best.outer - best.inner) best = { y, inner: start, outer: x };
      start = null;
    }
  }
  return best && best.outer - best.inner >= NARROWEST ? best : null;
}

function findRows(hair: Field, side: 1 | -1): Row[] {
  const rows: Row[] = [];
  for (let y = TOP; y < LOWEST; y += GRID.cell) {
    const row = findRun(hair, side, y);
    const from = rows[rows.length - 1]?.y ?? TOP;
    if (row) rows.push(row);
    else if (y - from > GAP) break;
  }
  return rows;
}

/** Nearest to the face that hair may hang: it leaves eyes and mouth free. */
const innerLimit = (y: number): number => (y < 30 ? 36 : y < HEAD.chin ? 36 - (y - 30) * 0.5 : 24);

const mean = (values: readonly number[], usual: number) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : usual;

/** Measures the hair beside one side of the face; `side` is -1 on the left of the picture. */
export function measureFall(samples: Samples, hair: Field, side: 1 | -1): Fall {
  const rows = findRows(hair, side);
  const last = rows[rows.length - 1];
  const seen = last ? last.y : TOP;
  const below = last ? indexAt(side * ((last.inner + last.outer) / 2), seen + 4 * GRID.cell) : 0;
  const cut = seen > HEAD.chin && (below < 0 || !samples.colors[below]);
  const tip = cut ? Math.max(seen, CUT_LONG) : seen;
  const steps = Array.from({ length: HAIR_MEASURES.fallRows }, (_, i) => i / (HAIR_MEASURES.fallRows - 1));
  const edges = steps.map((share) => {
    const y = HAIR_MEASURES.fallTop + (tip - HAIR_MEASURES.fallTop) * share;
    const near = rows.filter((row) => Math.abs(row.y - Math.min(y, seen - 2)) < 7);
    const inner = Math.max(
      innerLimit(y),
      mean(
        near.map((row) => row.inner),
        46,
      ),
    );
    return {
      inner,
      outer: Math.max(
        inner + 6,
        mean(
          near.map((row) => row.outer),
          54,
        ),
      ),
    };
  });
  return { tip, outer: edges.map((edge) => edge.outer), inner: edges.map((edge) => edge.inner) };
}
