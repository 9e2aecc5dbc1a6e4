import type { z } from 'zod';
import { isAvailable } from '@/lib/capabilities';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findOwnedOrder, lockOrder } from '../repository';
import { checkSendAt, type giftInputSchema, toInstant } from './gift-schema';

type Deps = { readonly db: Db; readonly accountId: string; readonly now: Date };
type SaveGiftError = 'not_found' | 'gift_already_sent' | 'gift_time_past' | 'gift_time_too_far';

/**
 * Saves to whom a digital book is mailed, and when; before and after paying, until it is mailed. An emptied time mails it
 * as soon as the book is ready. A corrected address after a refused one opens the way again.
 */
export function saveGift(
  orderId: string,
  { sendAt: local, ...gift }: z.output<typeof giftInputSchema>,
  { db, accountId, now }: Deps,
): Promise<Result<{ readonly saved: true }, SaveGiftError>> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrder(tx, orderId, accountId);
    if (!order || !isAvailable('gift')) return fail('not_found');
    if (order.gift?.sentAt) return fail('gift_already_sent');
    const sendAt = local ? toInstant(local, order.country) : null;
    const code = checkSendAt(sendAt, now);
    if (code && sendAt?.getTime() !== order.gift?.sendAt?.getTime()) return fail(code);
    const data = { ...gift, sendAt, revokedAt: null };
    await tx.gift.upsert({ where: { orderId }, create: { orderId, ...data }, update: data });
    return ok({ saved: true });
  });
}

/** Closes the recipient's link: it is the buyer's to take back. A repeat changes nothing. */
export function revokeGift(
  orderId: string,
  { db, accountId, now }: Deps,
): Promise<Result<{ readonly revoked: true }, 'not_found'>> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrder(tx, orderId, accountId);
    if (!order?.gift) return fail('not_found');
    await tx.gift.updateMany({ where: { orderId, revokedAt: null }, data: { revokedAt: now } });
    return ok({ revoked: true });
  });
}
