import Papa from 'papaparse';
import { parsePhone } from '@/lib/accounts';
import { translator } from '@/lib/i18n/server';
import { COUNTRIES, type CountryCode, type Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { BYTE_ORDER_MARK, CSV_OPTIONS } from '@/lib/platform/text/csv-options';
import { type BatchAccessError, findOwnedBatch } from '../batch/lock-owned-batch';
import { recordAction } from '../batch/record-action';
import type { SubmissionRow } from '../model';
import { toSubmissionRow } from './list-submissions';
import { findRows, type RowFilter } from './repository';

type Deps = { readonly db: Db; readonly accountId: string; readonly now: Date; readonly language: Language };
type Export = { readonly stream: ReadableStream<Uint8Array>; readonly name: string };

/** Rows that are read and written at once: memory stays flat whatever the number of orders. */
const ROWS_AT_ONCE = 1000;
const COLUMNS = ['employeeName', 'email', 'phone', 'childName', 'age', 'bookType', 'state', 'submittedAt'] as const;

/** The orders of a batch that match, as a streamed CSV file (spec §2 "HR dashboard"); the export is written down. */
export async function exportSubmissions(
  batchId: string,
  filter: RowFilter,
  { db, accountId, now, language }: Deps,
): Promise<Result<Export, BatchAccessError>> {
  const batch = await findOwnedBatch(db, batchId, accountId);
  if (!batch.ok) return batch;
  await recordAction(db, { batchId, accountId, kind: 'exported' }, now);
  const { country } = batch.value;
  return ok({
    stream: streamRows(db, { batchId, filter, language, country }),
    name: `orders-${toDay(now, country)}.csv`,
  });
}

type Source = {
  readonly batchId: string;
  readonly filter: RowFilter;
  readonly language: Language;
  readonly country: CountryCode;
};

function streamRows(db: Db, { batchId, filter, language, country }: Source): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const columns = translator(language, 'company.columns');
  let offset = 0;
  return new ReadableStream({
    start(controller) {
      const head = Papa.unparse([COLUMNS.map((column) => columns(column))], CSV_OPTIONS);
      controller.enqueue(encoder.encode(`${BYTE_ORDER_MARK}${head}\r\n`));
    },
    async pull(controller) {
      const rows = await findRows(db, batchId, filter, { limit: ROWS_AT_ONCE, offset });
      offset += rows.length;
      const cells = rows.map((row) => toCells(toSubmissionRow(row), language, country));
      if (cells.length > 0) controller.enqueue(encoder.encode(`${Papa.unparse(cells, CSV_OPTIONS)}\r\n`));
      if (rows.length < ROWS_AT_ONCE) controller.close();
    },
  });
}

function toCells(row: SubmissionRow, language: Language, country: CountryCode): readonly string[] {
  const states = translator(language, 'company.states');
  const formats = translator(language, 'company.formats');
  const { employeeName, email, phone, childName, age, bookType, state, submittedAt } = row;
  return [
    employeeName,
    email ?? '',
    toNational(phone, country),
    childName,
    age === null ? '' : String(age),
    formats(bookType),
    states(state),
    toLocalTime(new Date(submittedAt), country),
  ];
}

/** The way a number is dialled in the country: with a plus in front, a spreadsheet would take it for a formula. */
function toNational(phone: string, country: CountryCode): string {
  const parsed = parsePhone(phone, country);
  return parsed.ok && parsed.value.country === country ? parsed.value.national : phone.replace('+', '00');
}

/** `2026-11-24 09:30` in the country's own time, which every spreadsheet sorts. */
function toLocalTime(at: Date, country: CountryCode): string {
  // Made once: each one takes tens of kilobytes, and a list has thousands of rows.
  let format = LOCAL_TIMES.get(country);
  if (!format) {
    const { timeZone } = COUNTRIES[country];
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    LOCAL_TIMES.set(country, format);
  }
  return format.format(at);
}
const LOCAL_TIMES = new Map<CountryCode, Intl.DateTimeFormat>();

const toDay = (at: Date, country: CountryCode): string => toLocalTime(at, country).slice(0, 10);
