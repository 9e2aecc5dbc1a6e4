import { GRID_COLUMNS, isValueColumn } from './grid-columns';

/** A cell by its row and column, from 0. */
export type GridCell = { readonly row: number; readonly column: number };
type GridSize = { readonly rows: number; readonly columns: number };

/** A key as a keyboard event names it. */
export type GridKey = {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
};

export type GridAction =
  | { readonly kind: 'move'; readonly to: GridCell }
  /** `typed` replaces the value; `null` edits the one that is there. */
  | { readonly kind: 'edit'; readonly typed: string | null }
  | { readonly kind: 'clear' }
  | { readonly kind: 'undo' };

const PAGE_ROWS = 10;

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** Where a key leads from a cell; `null` for a key that does not move. */
function move({ key, ctrl }: GridKey, from: GridCell, size: GridSize, rtl: boolean): GridCell | null {
  const { row, column } = from;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const sideways = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return { row: ctrl ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: ctrl ? last.row : row + 1, column };
    case 'ArrowRight':
      return { row, column: column + sideways };
    case 'ArrowLeft':
      return { row, column: column - sideways };
    case 'PageUp':
      return { row: row - PAGE_ROWS, column };
    case 'PageDown':
      return { row: row + PAGE_ROWS, column };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? last.row : row, column: last.column };
    default:
      return null;
  }
}

/**
 * What a key does on a cell that is not being edited, as in a spreadsheet; `null` leaves it to the browser. Tab leaves
 * the table, so that the keyboard is never caught in it.
 */
export function getGridAction(pressed: GridKey, from: GridCell, size: GridSize, rtl: boolean): GridAction | null {
  const { key, ctrl } = pressed;
  const to = move(pressed, from, size, rtl);
  if (to) return { kind: 'move', to: { row: clamp(to.row, size.rows), column: clamp(to.column, size.columns) } };
  if (ctrl) return key.toLowerCase() === 'z' ? { kind: 'undo' } : null;
  if (!isValueColumn(GRID_COLUMNS[from.column])) return null;
  if (key === 'Enter' || key === 'F2') return { kind: 'edit', typed: null };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  return [...key].length === 1 && key !== ' ' ? { kind: 'edit', typed: key } : null;
}

/** The cell after editing ends by Enter (below) or Tab (beside); the same one at the edge. */
export function getCellAfterEdit({ key, shift }: GridKey, from: GridCell, size: GridSize): GridCell {
  const step = shift ? -1 : 1;
  if (key === 'Enter') return { row: clamp(from.row + step, size.rows), column: from.column };
  const index = from.row * size.columns + from.column + step;
  if (index < 0 || index >= size.rows * size.columns) return from;
  return { row: Math.floor(index / size.columns), column: index % size.columns };
}
