import type { Prisma, Tx } from '@/lib/platform/db';

/** One credit is one shekel (rulings, "Money"); a fraction counts as a whole one. */
export const toCredits = (amountMinor: number): number => Math.ceil(amountMinor / 100);

/** The account's credits: the sum of its ledger. */
export async function getCreditBalance(tx: Tx, accountId: string): Promise<number> {
  const { _sum: sum } = await tx.creditEntry.aggregate({ where: { accountId }, _sum: { amount: true } });
  return sum.amount ?? 0;
}

type Entry = {
  readonly accountId: string;
  readonly reason: Prisma.CreditEntryCreateManyInput['reason'];
  /** Credits; negative when they are spent. */
  readonly amount: number;
  readonly orderId?: string;
};

/** Adds a line to the ledger; `false` when this reward was earned, or this order has spent or returned, before. */
export async function addCredits(tx: Tx, entry: Entry): Promise<boolean> {
  const { count } = await tx.creditEntry.createMany({ data: [entry], skipDuplicates: true });
  return count === 1;
}
