import { toLatinDigits } from './read-cell';

const NUMBER = /^#?(\d{1,3})[.)]?$/;

/** Three numbers in a row are hardly the ages of three children. */
const ENOUGH = 3;

/**
 * Whether the cells of a column count the rows, as 1, 2, 3 do: such numbers are no ages. `column` is its place, from 0:
 * a list with few rows counts in its first column.
 */
export function isRunning(cells: readonly string[], column: number): boolean {
  const numbers = cells.map((cell) => Number(NUMBER.exec(toLatinDigits(cell))?.[1] ?? Number.NaN));
  const [first] = numbers;
  if (first === undefined || Number.isNaN(first)) return false;
  const counts = numbers.every((number, index) => number === first + index);
  return counts && (numbers.length >= ENOUGH || (column === 0 && first === 1));
}

/** The number or the sign in front of a name in a list: '1. Maya', '• Maya'. */
const LIST_MARK = /^(?:[#№]?\s*[\d٠-٩۰-۹]{1,3}\s*[.)\]:–—-]?\s*|[-–—•·▪◦*✓✔]+\s*)(?=\p{L})/u;

export const removeListMark = (text: string): string => text.replace(LIST_MARK, '');
