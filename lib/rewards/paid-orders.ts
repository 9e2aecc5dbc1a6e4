import type { Tx } from '@/lib/platform/db';

type BoughtOrder = { readonly id: string; readonly book: { readonly catalogueId: number | null } | null };

/** What rewards ask of orders, a higher domain that passes its own in (`paidOrders` of lib/orders). */
export type PaidOrders = {
  /** Orders that were paid and not given back, with their books' catalogue ids. */
  readonly list: (tx: Tx, accountId: string) => Promise<readonly BoughtOrder[]>;
  /** How many orders were ever paid, without one. */
  readonly countEverPaid: (tx: Tx, accountId: string, exceptId?: string) => Promise<number>;
};
