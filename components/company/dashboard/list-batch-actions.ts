import type { BatchChange, BatchState } from '@/lib/company';

export type BatchActionKind = BatchChange['action'];

const ACTIONS: Readonly<Partial<Record<BatchState, readonly BatchActionKind[]>>> = {
  open: ['close', 'extend', 'raise', 'rotate'],
  closed: ['reopen'],
};

/** What HR can change: nothing once the books are paid (rulings, "Flow"). */
export const listBatchActions = (state: BatchState): readonly BatchActionKind[] => ACTIONS[state] ?? [];
