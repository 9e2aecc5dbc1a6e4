import Papa from 'papaparse';

/** A table as it was pasted or read from a file: rows of trimmed cells, all of the same length. */
export type Table = readonly (readonly string[])[];

/** Marks that spreadsheets put around text of the other direction. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/**
 * Reads what was copied from a spreadsheet, or the text of a CSV file (RFC 4180): commas, semicolons or tabs, quoted
 * cells, a byte-order mark. Empty rows and empty columns at the end are left out.
 */
export function parseTable(text: string): Table {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ',', ';', '|'],
  });
  const rows = data.map((row) => row.map((cell) => cell.replace(DIRECTION_MARKS, '').replace(/\s+/g, ' ').trim()));
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}
