import Papa from 'papaparse';

/** A table as it was pasted or read from a file: rows of trimmed cells, all of the same length. */
export type Table = readonly (readonly string[])[];

/** The line by which Excel names the sign between the cells. */
const SEPARATOR_LINE = /^"?sep=(.)"?[\t,;|]*\r?\n/i;

/** Marks that nobody sees: spreadsheets and chats put them around text of the other direction. */
export const removeInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');

const cleanCell = (cell: string): string => removeInvisible(cell).normalize('NFC').replace(/\s+/g, ' ').trim();

/** Rows of the same length, of cleaned cells; empty rows and empty columns at the end are left out. */
export function toTable(rows: readonly (readonly string[])[]): Table {
  const cleaned = rows.map((row) => row.map(cleanCell)).filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...cleaned.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return cleaned.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

/**
 * Reads what was copied from a spreadsheet, or the text of a CSV file (RFC 4180): commas, semicolons or tabs, quoted
 * cells, a byte-order mark, a line that names the separator.
 */
export function parseTable(text: string): Table {
  const marked = text.replace(/^\uFEFF/, '');
  const separator = SEPARATOR_LINE.exec(marked);
  const { data } = Papa.parse<string[]>(separator ? marked.slice(separator[0].length) : marked, {
    ...(separator?.[1] && { delimiter: separator[1] }),
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ',', ';', '|'],
  });
  return toTable(data);
}
