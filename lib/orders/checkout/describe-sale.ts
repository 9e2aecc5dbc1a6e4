import { hasDedication, type SaleRow, setPriceTier } from '@/lib/books/server';
import type { CapabilityTable } from '@/lib/capabilities';
import { findOfferDays } from '@/lib/partners/server';
import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type PriceTier, type Quote, quoteAdvancedModel, type RewardsUse } from '@/lib/prices';
import { isAdvancedTrialReady } from '../editing/hero/advanced-trial';
import { checkProducible, type ProducibleError } from '../production/check-producible';
import type { OrderRow } from '../repository';
import type { OrderWithGift } from '../selects';
import { hasAddress } from '../shipping/repository';
import { getOrderQuote } from '../views/order-quote';
import { isForSale } from './is-for-sale';

type SaleErrorCode = ProducibleError | 'format_not_offered_yet' | 'shipping_details_required' | 'email_required';

/** What an order sells. */
export type Sale = {
  readonly imageModel: OrderRow['imageModel'];
  readonly quoteWith: (rewards: RewardsUse) => Quote;
};

type Deps = { readonly now: Date; readonly capabilities?: CapabilityTable | undefined };

/** Checks whether an order can be paid now, and prices it. */
export async function describeSale(
  tx: Tx,
  order: OrderWithGift,
  book: SaleRow,
  { tier, now, capabilities }: Deps & { readonly tier: PriceTier },
): Promise<Result<Sale, SaleErrorCode>> {
  const { country, kind } = order;
  if (kind === 'extra') {
    if (!(await isAdvancedTrialReady(tx, book))) return fail('advanced_not_possible');
    return ok({ imageModel: 'advanced', quoteWith: (rewards) => quoteAdvancedModel(country, rewards) });
  }
  const isUpgrade = order.upgradeOfId !== null;
  const sale = { tier, country, isUpgrade, hasDedication: hasDedication(book) };
  const isGift = Boolean(order.gift?.active);
  if (!isForSale({ ...sale, isGift }, capabilities)) return fail('format_not_offered_yet');
  const { imageModel } = book;
  // The draft may have changed since the order was created.
  const producible = checkProducible(book, imageModel);
  if (!producible.ok) return producible;
  if (tier !== 'digital' && !(await hasAddress(tx, order.id))) return fail('shipping_details_required');
  if (tier === 'digital' && order.gift?.active && !order.gift.recipientEmail) return fail('email_required');
  const days = await findOfferDays(tx, book.offer);
  const asked = { country, tier, isUpgrade, now, days };
  return ok({ imageModel, quoteWith: (rewards) => getOrderQuote(book, asked, rewards) });
}

/** An unpaid order follows its draft: a returning customer finds the last choice of format. */
export async function setDraftTier(tx: Tx, { kind, upgradeOfId, bookId }: OrderRow, tier: PriceTier): Promise<void> {
  if (kind === 'parent' && upgradeOfId === null && bookId) await setPriceTier(tx, bookId, tier);
}
