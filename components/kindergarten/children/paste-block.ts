import { type ClassChild, isRunning, removeInvisible } from '@/lib/kindergarten';
import { type CellContext, type CellValue, type ChildValues, readCell } from './cell-values';
import { GRID_COLUMNS, isValueColumn, type ValueColumn } from './grid-columns';
import type { GridCell } from './grid-keyboard';

/** A cell that was pasted and could not be read, with its text. */
export type PasteFault = {
  readonly row: number;
  readonly column: ValueColumn;
  readonly text: string;
  readonly code: Extract<CellValue, { ok: false }>['code'];
};
export type PastePlan = {
  /** Changes of the children that exist, by their row. */
  readonly changes: readonly { readonly row: number; readonly values: ChildValues }[];
  /** Rows below the last child. */
  readonly added: readonly ChildValues[];
  readonly faults: readonly PasteFault[];
};

/**
 * The rows and cells of a text that was copied in a spreadsheet: tabs between cells, quotes around a cell with line
 * breaks or quotes of its own.
 */
export function parseBlock(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cell = /(?:^|(?<=[\t\n]))(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g;
  const plain = removeInvisible(text).replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (const [, quoted, bare, end] of plain.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare ?? '').replace(/\s+/g, ' ').trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

/** Without the running numbers that stand in front of a list of names: they are not names. */
function withoutNumbers(block: readonly (readonly string[])[], start: GridCell): readonly (readonly string[])[] {
  const numbers = block.map(([first = '']) => first);
  const counts =
    GRID_COLUMNS[start.column] === 'name' && block.every(({ length }) => length > 1) && isRunning(numbers, 0);
  return counts ? block.map((cells) => cells.slice(1)) : block;
}

/** The columns that a block covers from a cell; it skips those that hold no value. */
function getTargetColumns(start: GridCell, width: number): readonly ValueColumn[] {
  return GRID_COLUMNS.slice(start.column).filter(isValueColumn).slice(0, width);
}

/**
 * What pasting a block at a cell does: it changes the children below it and adds the rest as new ones, up to `room`.
 * Empty cells leave a value as it is. A cell that cannot be read is a fault and changes nothing.
 */
export function planPaste(
  text: string,
  start: GridCell,
  children: readonly ClassChild[],
  { room, ...context }: CellContext & { readonly room: number },
): PastePlan {
  const block = withoutNumbers(
    parseBlock(text).filter((cells) => cells.some((cell) => cell !== '')),
    start,
  );
  const columns = getTargetColumns(start, Math.max(0, ...block.map(({ length }) => length)));
  const changes: { row: number; values: ChildValues }[] = [];
  const added: ChildValues[] = [];
  const faults: PasteFault[] = [];
  for (const [index, cells] of block.slice(0, children.length - start.row + room).entries()) {
    const row = start.row + index;
    let values: ChildValues = {};
    for (const [at, column] of columns.entries()) {
      const typed = cells[at] ?? '';
      if (typed === '') continue;
      const child = children[row];
      const value = readCell(column, typed, { ...context, before: child && { ...child, ...values } });
      if (value.ok) values = { ...values, ...value.values };
      else faults.push({ row, column, text: typed, code: value.code });
    }
    if (row >= children.length) added.push(values);
    else if (Object.keys(values).length > 0) changes.push({ row, values });
  }
  return { changes, added, faults };
}
