import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { CSV_OPTIONS } from './csv-options';

/** What a spreadsheet reads in the cell that was written. */
const roundTrip = (text: string): string =>
  Papa.parse<string[]>(Papa.unparse([[text, 'x']], CSV_OPTIONS)).data[0]?.[0] ?? '';

describe('§2 HR dashboard: a spreadsheet runs no cell of the export', () => {
  it.each([
    '=1+1',
    '=1+1\nnote',
    '@SUM(A1)\nx',
    '+1\r\nx',
    '-2',
    '\t=1',
    ' =1',
    '\n=1',
    '\u200b=1',
    '\u202e=1',
    '\u00a0@x',
    '＝1+1',
    '＠SUM(A1)',
    '"=1"',
  ])('%j', (text) => expect(roundTrip(text)).toBe(`'${text}`));

  it.each(['Dana Levi', 'דנה לוי', 'a=b', '054-7771234', 'Anna\nMaria', "O'Neil"])('leaves %j as it is', (text) =>
    expect(roundTrip(text)).toBe(text),
  );
});
