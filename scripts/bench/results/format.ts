import { type Aim, type BenchResult, type Figure, getAimShare } from './figure';

/** Three digits that matter: `0.042`, `1.23`, `45.6`, `1,234`. */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 3;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** `≤ 2.5`, `≥ 97`. */
export const formatAim = (aim: Aim): string =>
  'atMost' in aim ? `≤ ${formatNumber(aim.atMost)}` : `≥ ${formatNumber(aim.atLeast)}`;

/** A line for the terminal: smallest, median and largest value, beside the aim. */
export function formatFigure(figure: Figure): string {
  const { name, unit, value, spread, aim, note } = figure;
  if (value === null) return `${name.padEnd(52)} not measured: ${note ?? ''}`;
  const values = spread ? [spread[0], value, spread[1]] : [value];
  const numbers = values.map((each) => formatNumber(each).padStart(9)).join('');
  const share = getAimShare(figure);
  const ending = [
    aim && `aim ${formatAim(aim)}${unit && ` ${unit}`}`,
    share !== null && `ratio ${share.toFixed(2)}`,
    note,
  ];
  return `${name.padEnd(52)}${numbers.padEnd(27)}  ${unit.padEnd(10)} ${ending.filter(Boolean).join(', ')}`.trimEnd();
}

const HEAD = `${''.padEnd(52)}      min   median      max`;

/** The result of a bench that prints one line per figure. */
export const toResult = (figures: readonly Figure[]): BenchResult => ({
  lines: [HEAD, ...figures.map(formatFigure)],
  figures,
});
