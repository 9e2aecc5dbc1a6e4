import Papa from 'papaparse';
import { COUNTRIES, DEFAULT_COUNTRY } from '@/lib/markets';
import { BYTE_ORDER_MARK, CSV_OPTIONS } from '@/lib/platform/text/csv-options';

type Page = { readonly rows: readonly (readonly string[])[]; readonly next: string | null };

/**
 * A table as a streamed CSV file, one page after the other.
 * @param readPage gives the page after `after`, which is the `next` of the page before
 */
export function streamCsv(
  headings: readonly string[],
  readPage: (after: string | null) => Promise<Page>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const toBytes = (rows: Page['rows']) =>
    encoder.encode(
      `${Papa.unparse(
        rows.map((row) => [...row]),
        CSV_OPTIONS,
      )}\r\n`,
    );
  let after: string | null = null;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK));
      controller.enqueue(toBytes([headings]));
    },
    async pull(controller) {
      const { rows, next } = await readPage(after);
      if (rows.length > 0) controller.enqueue(toBytes(rows));
      after = next;
      if (!next) controller.close();
    },
  });
}

const TIMES = new Intl.DateTimeFormat('sv-SE', {
  timeZone: COUNTRIES[DEFAULT_COUNTRY].timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-29 09:30` in the shop's own time, which every spreadsheet sorts. */
export const formatCsvTime = (at: Date): string => TIMES.format(at);
