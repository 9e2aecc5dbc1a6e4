import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type EditingErrorCode, lockForEditing } from '../editing/access';
import { isAdvancedBought, isAdvancedTrialReady } from '../editing/hero/advanced-trial';
import { findUnpaidExtra, insertOrder, type OrderRow } from '../repository';
import { type CheckoutDeps, type CheckoutErrorCode, type OpenedCheckout, openCheckout } from './open-checkout';

/** The unpaid order of the advanced model for a bought book. */
const insertExtra = (tx: Tx, { id, upgradeOfId, kind, accountId, bookId, country, currency, ...order }: OrderRow) =>
  insertOrder(tx, {
    accountId,
    bookId,
    country,
    currency,
    language: order.language,
    email: order.email,
    kind: 'extra',
    tier: 'digital',
    imageModel: 'advanced',
    upgradeOfId: kind === 'extra' ? upgradeOfId : id,
  });

/**
 * Opens the checkout of the advanced model for a book that was bought without it (spec §9 `advanced_model_addon`): the
 * trial's hero moves into the book once it is paid (`apply-extra.handler.ts`). A coupon and credits are kept for a book.
 */
export async function buyAdvanced(
  orderId: string,
  shownMinor: number,
  deps: CheckoutDeps,
): Promise<Result<OpenedCheckout, CheckoutErrorCode | EditingErrorCode>> {
  const extra = await deps.db.$transaction(async (tx) => {
    const locked = await lockForEditing(tx, orderId, deps.accountId);
    if (!locked.ok) return locked;
    const { book, order } = locked.value;
    if (await isAdvancedBought(tx, book.id)) return fail('order_not_payable');
    if (!(await isAdvancedTrialReady(tx, book))) return fail('advanced_not_possible');
    return ok((await findUnpaidExtra(tx, book.id)) ?? (await insertExtra(tx, order)));
  });
  if (!extra.ok) return extra;
  return openCheckout(extra.value.id, { tier: 'digital', shownMinor, useCoupon: false, useCredits: false }, deps);
}
