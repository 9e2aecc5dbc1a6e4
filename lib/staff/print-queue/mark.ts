import type { MarkedState } from '@/lib/fulfilment';
import { listMarkedOrders, type MarkOutcome, markPrinted } from '@/lib/fulfilment/server';
import { ok } from '@/lib/platform/result';
import { runAudited } from '../audit/run-audited';
import type { ActDeps } from '../orders/act';
import { type MarkedLine, parseMarkedList } from './parse-list';
import type { MarkedResult } from './view';

/** Of a class or a company the line is done as far as any of its books was. */
const ORDER: readonly MarkOutcome[] = ['marked', 'unchanged', 'not_printed'];

async function markOrder(orderId: string, line: MarkedLine, status: MarkedState, deps: ActDeps): Promise<MarkOutcome> {
  const { trackingNumber, carrier } = line;
  const mark = { status, ...(trackingNumber && { trackingNumber }), ...(carrier && { carrier }) };
  // The tracking number stands with the shipment.
  const marked = await runAudited(
    { action: 'mark', subject: 'order', subjectId: orderId, data: { status } },
    deps,
    async () => ok(await markPrinted(orderId, mark, deps)),
  );
  return marked.value;
}

async function markLine(line: MarkedLine, status: MarkedState, deps: ActDeps): Promise<MarkedResult> {
  const found = new Set<MarkOutcome>();
  for (const orderId of await listMarkedOrders(deps.db, line.number)) {
    found.add(await markOrder(orderId, line, status, deps));
  }
  return { number: line.number, outcome: ORDER.find((outcome) => found.has(outcome)) ?? 'unknown' };
}

/** Brings many books to a state by a list of their order numbers; says of each line what became of it. */
export async function markMany(
  { list, status }: { readonly list: string; readonly status: MarkedState },
  deps: ActDeps,
): Promise<readonly MarkedResult[]> {
  const results: MarkedResult[] = [];
  // One after the other: each is a transaction with its messages.
  for (const line of parseMarkedList(list)) results.push(await markLine(line, status, deps));
  return results;
}
