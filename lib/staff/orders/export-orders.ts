import Papa from 'papaparse';
import { COUNTRIES, DEFAULT_COUNTRY } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { BYTE_ORDER_MARK, CSV_OPTIONS } from '@/lib/platform/text/csv-options';
import { runAudited } from '../audit/run-audited';
import type { StaffActor } from '../login/session';
import { listStaffOrders } from './list-orders';
import type { OrderList } from './order-lists';
import type { OrderRowView } from './view';

type Query = { readonly list: OrderList; readonly search: string };
type Deps = { readonly db: Db; readonly actor: StaffActor; readonly now: Date; readonly newId: () => string };

/** The desk's words of states and formats, and the headings of the columns. */
export type ExportTexts = {
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], string>>;
  readonly states: Readonly<Record<string, string>>;
  readonly tiers: Readonly<Record<string, string>>;
};

const COLUMNS = ['number', 'ordered', 'state', 'format', 'customer', 'total', 'dispatch'] as const;

/**
 * The orders of a list as a streamed CSV file. Who took which list is written down; nothing is stored, so that no link
 * to customers outlives the session.
 */
export function exportOrders(query: Query, texts: ExportTexts, deps: Deps) {
  const { list, search } = query;
  // A search may be a customer's name.
  const data = { searched: search !== '' };
  return runAudited<Result<{ readonly stream: ReadableStream<Uint8Array>; readonly name: string }>>(
    { action: 'export', subject: 'list', subjectId: `orders:${list}`, data },
    deps,
    async () => ok({ stream: streamRows(query, texts, deps), name: `orders-${formatTime(deps.now).slice(0, 10)}.csv` }),
  );
}

function streamRows(query: Query, texts: ExportTexts, deps: Deps): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const toBytes = (cells: readonly (readonly string[])[]) =>
    encoder.encode(
      `${Papa.unparse(
        cells.map((row) => [...row]),
        CSV_OPTIONS,
      )}\r\n`,
    );
  let after: string | null = null;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK));
      controller.enqueue(toBytes([COLUMNS.map((column) => texts.columns[column])]));
    },
    async pull(controller) {
      const { rows, next } = await listStaffOrders({ ...query, after }, deps);
      if (rows.length > 0) controller.enqueue(toBytes(rows.map((row) => toCells(row, texts))));
      after = next;
      if (!next) controller.close();
    },
  });
}

const toCells = (row: OrderRowView, { states, tiers }: ExportTexts): readonly string[] => [
  row.number,
  formatTime(row.createdAt),
  states[row.state] ?? row.state,
  tiers[row.tier] ?? row.tier,
  row.customer ?? '',
  row.totalMinor === null ? '' : `${(row.totalMinor / 100).toFixed(2)} ${row.currency}`,
  row.dispatchBy ? formatTime(row.dispatchBy).slice(0, 10) : '',
];

/** `2026-11-29 09:30` in the shop's own time, which every spreadsheet sorts. */
const TIMES = new Intl.DateTimeFormat('sv-SE', {
  timeZone: COUNTRIES[DEFAULT_COUNTRY].timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
const formatTime = (at: Date): string => TIMES.format(at);
