import type { Tx } from '@/lib/platform/db';

type BoughtOrder = { readonly id: string; readonly book: { readonly catalogueId: number | null } | null };

/** What rewards ask of orders, a higher domain that passes its own in (`accountOrders` of lib/orders). */
export type AccountOrders = {
  /** Orders that were paid and not given back, with their books' catalogue ids. */
  readonly list: (tx: Tx, accountId: string) => Promise<readonly BoughtOrder[]>;
  /** How many orders were ever paid. */
  readonly countEverPaid: (tx: Tx, accountId: string) => Promise<number>;
  /** How many orders can no longer be cancelled and were not given back. */
  readonly countFinal: (tx: Tx, accountId: string) => Promise<number>;
  /** How many orders ever came so far, without one. */
  readonly countEverFinal: (tx: Tx, accountId: string, exceptId: string) => Promise<number>;
};
