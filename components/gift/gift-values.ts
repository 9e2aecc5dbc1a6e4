import type { GiftInput, OrderView } from '@/lib/orders';
import type { PriceTier } from '@/lib/prices';

const EMPTY: GiftInput = {
  active: false,
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  sendAt: '',
  dispatchOn: '',
};

export type GiftOrder = Pick<OrderView, 'id' | 'country' | 'gift'>;

/** The saved gift of an order as the form holds it. */
export function getInitialGift({ gift }: GiftOrder): GiftInput {
  if (!gift) return EMPTY;
  const { active, recipientName, recipientEmail, senderName, message, sendAt, dispatchOn } = gift;
  return { active, recipientName, recipientEmail, senderName, message, sendAt, dispatchOn };
}

/** What is typed into the fields of this format; those of the other one, or of a sent mail, stay as they are saved. */
export function pickVisible(typed: GiftInput, order: GiftOrder, tier: PriceTier): GiftInput {
  const { recipientEmail, sendAt, dispatchOn } = getInitialGift(order);
  if (tier === 'digital') return { ...typed, dispatchOn };
  return tier === 'printed' || order.gift?.sentAt ? { ...typed, recipientEmail, sendAt } : typed;
}
