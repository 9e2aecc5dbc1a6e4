import { BRAND } from '@/lib/brand';
import type { Db } from '@/lib/platform/db';
import { fail, type Result } from '@/lib/platform/result';
import { readToken, signToken } from '@/lib/platform/tokens';
import type { GiftCardInput } from '@/lib/typesetting/server';
import { findOrderWithGift, findOwnedOrderWithGift, type OrderRow } from '../repository';
import type { OrderWithGift } from '../selects';
import { getGiftParts } from './gift-parts';

/** A link to the card that works without an account, for the print house and for the buyer's mail. */
export const getGiftCardPath = (secret: string, orderId: string): string =>
  `/api/gift-cards/${signToken(secret, 'gift-card', orderId)}`;

/** Whether a greeting card goes with the printed book. */
export const hasGiftCard = ({ gift, tier, state }: Pick<OrderWithGift, 'gift' | 'tier' | 'state'>): boolean =>
  getGiftParts({ tier, state, mailed: false }).card !== 'none' && gift?.active === true && gift.message !== null;

type Deps = {
  readonly db: Db;
  /** Typesets the card (`typesetGiftCard`). */
  readonly typeset: (card: GiftCardInput) => Promise<Result<Uint8Array>>;
};

/** The card as a PDF for the buyer of a paid, printed gift. */
export async function makeGiftCard(
  orderId: string,
  { db, accountId, typeset }: Deps & { readonly accountId: string },
): Promise<Result<Uint8Array>> {
  const order = await findOwnedOrderWithGift(db, orderId, accountId);
  const card = order && toCard(order);
  return card ? typeset(card) : fail('not_found');
}

/** States after which nobody encloses a card any more. */
const ENDED: readonly OrderRow['state'][] = ['delivered', 'cancelled', 'refunded'];

/** Opens the mailed link of a card, until the parcel is delivered. */
export async function openGiftCard(
  token: string,
  { db, secret, typeset }: Deps & { readonly secret: string | readonly string[] },
): Promise<Result<Uint8Array>> {
  const orderId = readToken(secret, 'gift-card', token);
  const order = orderId ? await findOrderWithGift(db, orderId) : null;
  const card = order && !ENDED.includes(order.state) ? toCard(order) : null;
  return card ? typeset(card) : fail('not_found');
}

function toCard(order: OrderWithGift): GiftCardInput | null {
  const { gift, paidAt } = order;
  if (!gift || !paidAt || !hasGiftCard(order)) return null;
  const { recipientName, senderName, message } = gift;
  const words = { recipientName, senderName: senderName ?? '', message: message ?? '' };
  return { ...words, publisher: BRAND.name, createdAt: paidAt };
}
