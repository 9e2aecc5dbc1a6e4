import type { Currency } from '@/lib/markets';
import { track } from '@/lib/tracking';
import { sendJson } from './api/send-json';
import { readConsent } from './stores/consent-store';
import { readMetaClickId } from './tracking/click-id-store';

/** The payment that this visit opened last, until its purchase is tracked. */
const KEY = 'opened_payment';

type Opening = {
  readonly json: Readonly<Record<string, unknown>>;
  /** The total that the page showed, in minor units. */
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly idempotencyKey: string;
};

/**
 * Opens the payment page of an order, and tracks that the checkout began (spec §7). What coupon and credits pay whole is
 * no checkout. Throws an `ApiError`.
 */
export async function openPayment(
  path: string,
  { json, amountMinor, currency, idempotencyKey }: Opening,
): Promise<void> {
  const { url, number: orderNumber } = await sendJson<{ readonly url: string; readonly number: string }>(path, {
    json: { ...json, clickId: readMetaClickId() ?? undefined },
    idempotencyKey,
  });
  if (amountMinor > 0) {
    const payment = { orderNumber, amountMinor, currency };
    track({ name: 'InitiateCheckout', ...payment }, new Date());
    if (readConsent()?.length) sessionStorage.setItem(KEY, JSON.stringify(payment));
  }
  window.location.assign(url);
}

/**
 * Tracks the purchase of the payment that this visit opened last (spec §7), if it is of this order; once.
 */
export function trackPurchase(expectedNumber: string | undefined): void {
  const stored = sessionStorage.getItem(KEY);
  if (!stored) return;
  const { orderNumber, amountMinor, currency } = JSON.parse(stored);
  if (expectedNumber !== undefined && orderNumber !== expectedNumber) return;
  sessionStorage.removeItem(KEY);
  track({ name: 'Purchase', orderNumber, amountMinor, currency }, new Date());
}
