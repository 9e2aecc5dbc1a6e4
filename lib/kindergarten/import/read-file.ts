import type { Language } from '@/lib/markets';
import { fail, ok, type Result } from '@/lib/platform/result';
import { decodeText, guessEncoding, type TextEncoding } from './decode-text';
import { parseTable, type Table, toTable } from './parse-table';

/** A class list as a file holds it. */
export type ListFile =
  /** A CSV or text file, with the encoding that it was taken for. */
  | { readonly kind: 'text'; readonly encoding: TextEncoding; readonly text: string }
  /** The sheets of an Excel file that are not empty; at least one. */
  | { readonly kind: 'sheets'; readonly sheets: readonly ListSheet[] };
export type ListSheet = { readonly name: string; readonly table: Table };

type FileError = 'list_file_unreadable' | 'list_file_old_excel' | 'list_file_too_large' | 'list_file_empty';

/** A list of two hundred children has a few kilobytes; this leaves room for pictures in the file. */
const MAX_BYTES = 10 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((sign, at) => bytes[at] === sign.charCodeAt(0));
/** Excel before 2007, and Word: a compound file. */
const OLD_OFFICE = '\xd0\xcf\x11\xe0';

/** Reads a class list: an Excel file (.xlsx), or text in any encoding that Excel saves. */
export async function readListFile(bytes: Uint8Array, language: Language): Promise<Result<ListFile, FileError>> {
  if (bytes.length > MAX_BYTES) return fail('list_file_too_large');
  if (bytes.length === 0) return fail('list_file_empty');
  if (startsWith(bytes, OLD_OFFICE)) return fail('list_file_old_excel');
  if (startsWith(bytes, 'PK')) return readSheets(bytes);
  const encoding = guessEncoding(bytes, language);
  return readText(bytes, encoding);
}

/** The text of a list in an encoding; `list_file_unreadable`: it is no text, such as a PDF or a picture. */
export function readText(bytes: Uint8Array, encoding: TextEncoding): Result<ListFile, FileError> {
  const text = decodeText(bytes, encoding);
  if (startsWith(bytes, '%PDF') || startsWith(bytes, '{\\rtf') || isBinary(text)) return fail('list_file_unreadable');
  return parseTable(text).length > 0 ? ok({ kind: 'text', encoding, text }) : fail('list_file_empty');
}

/** Text has no control characters, but tabs and line breaks. */
function isBinary(text: string): boolean {
  const controls = (text.match(/\p{Cc}/gu) ?? []).filter((sign) => !/\s/.test(sign)).length;
  return controls > 0 && controls * 50 > text.length;
}

async function readSheets(bytes: Uint8Array): Promise<Result<ListFile, FileError>> {
  // The reader is loaded with the first Excel file.
  const { default: readExcelFile } = await import('read-excel-file/universal');
  try {
    // The reader trims cells itself; a copy, since it may keep the buffer.
    const sheets = await readExcelFile(new Blob([bytes.slice()]));
    const filled = sheets
      .map(({ sheet, data }) => ({ name: sheet, table: toTable(data.map((row) => row.map(toText))) }))
      .filter(({ table }) => table.length > 0);
    return filled.length > 0 ? ok({ kind: 'sheets', sheets: filled }) : fail('list_file_empty');
  } catch {
    return fail('list_file_unreadable');
  }
}

/** A cell as text; a date as `2021-11-24`, which no country reads the other way round. */
function toText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
