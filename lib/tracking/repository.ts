import type { Db, Tx } from '@/lib/platform/db';

export type Attribution = { readonly clickId: string | null; readonly userAgent: string };

/** Stores what advertising may learn with the payment; a later checkout replaces it. */
export const upsertAttribution = (db: Tx, orderId: string, attribution: Attribution) =>
  db.orderAttribution.upsert({
    where: { orderId },
    create: { orderId, ...attribution },
    update: attribution,
  });

export const deleteAttribution = (db: Tx, orderId: string) => db.orderAttribution.deleteMany({ where: { orderId } });

export const deleteAttributionsOf = (db: Tx, accountId: string) =>
  db.orderAttribution.deleteMany({ where: { order: { accountId } } });

export const hasAttribution = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.orderAttribution.count({ where: { orderId } })) > 0;

/** The attribution with what the event tells of its order. */
export const findAttribution = (db: Db, orderId: string) =>
  db.orderAttribution.findUnique({
    where: { orderId },
    include: { order: { select: { number: true, state: true, totalMinor: true, currency: true, paidAt: true } } },
  });

export const deleteAttributionsBefore = (db: Db, before: Date) =>
  db.orderAttribution.deleteMany({ where: { createdAt: { lt: before } } });
