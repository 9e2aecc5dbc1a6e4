import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { FAULT_ROWS, type FaultRow } from '@/scripts/test-stages/fault-table';

/** `npm run prove faults -- --quick`: a few tries of each fault. */
export const isQuick = process.env.QUICK_FAULTS === '1';

/** A line of the table that `npm run prove faults` prints at its end. */
export function recordFault(row: FaultRow): void {
  mkdirSync(path.dirname(FAULT_ROWS), { recursive: true });
  appendFileSync(FAULT_ROWS, `${JSON.stringify(row)}\n`);
}
