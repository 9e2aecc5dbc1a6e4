import type { Tx } from '@/lib/platform/db';
import type { OrderWithGift } from '../selects';

type GiftData = Omit<NonNullable<OrderWithGift['gift']>, 'orderId' | 'sentAt' | 'reviewedAt' | 'revokedAt'>;

/** Saves for whom an order is; `reopen`: a link that was closed works again. */
export const upsertGift = (tx: Tx, orderId: string, data: GiftData, reopen: boolean) =>
  tx.gift.upsert({
    where: { orderId },
    create: { orderId, ...data },
    update: { ...data, ...(reopen && { revokedAt: null }) },
    select: { orderId: true },
  });

/** Closes the recipient's link, unless it is closed. */
/** Whether the order goes to somebody else. */
export const isActiveGift = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.gift.count({ where: { orderId, active: true } })) > 0;

export const setRevoked = (tx: Tx, orderId: string, revokedAt: Date) =>
  tx.gift.updateMany({ where: { orderId, revokedAt: null }, data: { revokedAt } });

/** Records what became of the mail to an address, unless the buyer has changed the address. */
export const settleMail = (
  tx: Tx,
  { orderId, to }: { readonly orderId: string; readonly to: string },
  data: { readonly sentAt: Date } | { readonly revokedAt: Date },
) => tx.gift.updateMany({ where: { orderId, recipientEmail: to }, data });

/** Records that the buyer has looked through the book; `sendAt`: it goes out then instead of at its planned time. */
export const setReviewed = (tx: Tx, orderId: string, data: { readonly reviewedAt: Date; readonly sendAt?: Date }) =>
  tx.gift.update({ where: { orderId }, data, select: { orderId: true } });

/** Gifts that are not mailed yet, of paid books whose file is ready. */
export async function listWaitingGifts(tx: Tx) {
  const gifts = await tx.gift.findMany({
    where: {
      active: true,
      sentAt: null,
      revokedAt: null,
      recipientEmail: { not: null },
      order: {
        paidAt: { not: null },
        state: { notIn: ['cancelled', 'refunded'] },
        book: { deletedAt: null },
        downloads: { some: {} },
        payments: { none: { disputedAt: { not: null } } },
      },
    },
    select: {
      orderId: true,
      sendAt: true,
      reviewedAt: true,
      order: { select: { country: true, neededBy: true, confirmedAt: true, paidAt: true } },
    },
  });
  return gifts.map(({ orderId, order, ...gift }) => ({ ...order, orderId, gift }));
}
