import type { z } from 'zod';
import { isAvailable } from '@/lib/capabilities';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { fitsGiftCard } from '@/lib/typesetting/server';
import { toDayText } from '../needed-by';
import { findOwnedOrderWithGift, lockOrder } from '../repository';
import type { OrderWithGift } from '../selects';
import { checkGiftDay, type GiftDayErrorCode } from './dispatch-day';
import { getGiftParts } from './gift-parts';
import { checkSendAt, type giftInputSchema, toInstant } from './gift-schema';
import { setRevoked, upsertGift } from './repository';

type Deps = { readonly db: Db; readonly accountId: string; readonly now: Date };
type SavedGift = NonNullable<OrderWithGift['gift']>;
type GiftData = Omit<SavedGift, 'orderId' | 'sentAt' | 'reviewedAt' | 'revokedAt'>;
type SaveGiftError =
  | 'not_found'
  | 'email_required'
  | 'gift_already_sent'
  | 'order_closed'
  | 'gift_time_past'
  | 'gift_time_too_far'
  | 'gift_does_not_fit'
  | GiftDayErrorCode;

const CARD_FIELDS = ['active', 'recipientName', 'senderName', 'message', 'dispatchOn'] as const;
const MAIL_FIELDS = ['recipientEmail', 'sendAt'] as const;

const isChanged = (name: keyof GiftData, saved: SavedGift, data: GiftData): boolean =>
  JSON.stringify(saved[name]) !== JSON.stringify(data[name]);

/** What forbids the change; `null` if nothing does. Times and days that were saved before may be over by now. */
function findRefusal(order: OrderWithGift, data: GiftData, now: Date): Exclude<SaveGiftError, 'not_found'> | null {
  const { country, tier, gift, paidAt } = order;
  const parts = getGiftParts({ tier, state: order.state, mailed: Boolean(gift?.sentAt) });
  const changed = (names: readonly (keyof GiftData)[]) => !gift || names.some((name) => isChanged(name, gift, data));
  if (gift?.sentAt && (parts.card === 'none' || changed(MAIL_FIELDS))) return 'gift_already_sent';
  if (parts.card === 'closed' && changed(CARD_FIELDS)) return 'order_closed';
  if (paidAt && tier === 'digital' && data.active && !data.recipientEmail) return 'email_required';
  const dayCode =
    data.dispatchOn && changed(['dispatchOn']) && checkGiftDay(toDayText(data.dispatchOn), { country, now });
  return (changed(['sendAt']) && checkSendAt(data.sendAt, now)) || dayCode || null;
}

/**
 * Saves for whom a book is: before and after paying, the mail until it is sent and the card until the book is confirmed
 * for print. Without a time it is mailed on the needed day, or once it is looked through. A corrected address after a
 * refused one opens the way again.
 */
export async function saveGift(
  orderId: string,
  { sendAt: local, dispatchOn: day, ...typed }: z.output<typeof giftInputSchema>,
  { db, accountId, now }: Deps,
): Promise<Result<{ readonly saved: true }, SaveGiftError>> {
  if (!fitsGiftCard(typed)) return fail('gift_does_not_fit');
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrderWithGift(tx, orderId, accountId);
    if (!order || !isAvailable('gift')) return fail('not_found');
    const sendAt = local ? toInstant(local, order.country) : null;
    const data = { ...typed, sendAt, dispatchOn: day ? new Date(day) : null };
    const code = findRefusal(order, data, now);
    if (code) return fail(code);
    // The link of a gift that was mailed stays as its buyer left it.
    await upsertGift(tx, orderId, data, !order.gift?.sentAt);
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
    const order = await findOwnedOrderWithGift(tx, orderId, accountId);
    if (!order?.gift) return fail('not_found');
    await setRevoked(tx, orderId, now);
    return ok({ revoked: true });
  });
}
