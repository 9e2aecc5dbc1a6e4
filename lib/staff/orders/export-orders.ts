import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { runAudited } from '../audit/run-audited';
import { formatCsvTime, streamCsv } from '../csv';
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
    async () =>
      ok({ stream: streamRows(query, texts, deps), name: `orders-${formatCsvTime(deps.now).slice(0, 10)}.csv` }),
  );
}

function streamRows(query: Query, texts: ExportTexts, deps: Deps): ReadableStream<Uint8Array> {
  const headings = COLUMNS.map((column) => texts.columns[column]);
  return streamCsv(headings, async (after) => {
    const { rows, next } = await listStaffOrders({ ...query, after }, deps);
    return { rows: rows.map((row) => toCells(row, texts)), next };
  });
}

const toCells = (row: OrderRowView, { states, tiers }: ExportTexts): readonly string[] => [
  row.number,
  formatCsvTime(row.createdAt),
  states[row.state] ?? row.state,
  tiers[row.tier] ?? row.tier,
  row.customer ?? '',
  row.totalMinor === null ? '' : `${(row.totalMinor / 100).toFixed(2)} ${row.currency}`,
  row.dispatchBy ? formatCsvTime(row.dispatchBy).slice(0, 10) : '',
];
