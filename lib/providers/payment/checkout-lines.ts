import type { CheckoutLine, CheckoutRequest } from './port';

/**
 * The lines in a form that hosted checkouts accept: they add up to the total and none is negative. Checkouts reject
 * negative lines, so an order with a discount line becomes one line with all the names. A coupon object of its own at
 * Stripe would be one more call that can fail, and would stay there; Paystack knows a total only. Receipt and mail name
 * every line.
 * @throws Error when the lines do not add up, because the customer must see the total before paying
 */
export function toCheckoutLines(request: CheckoutRequest): readonly CheckoutLine[] {
  const sum = request.lines.reduce((total, line) => total + line.amountMinor * line.quantity, 0);
  if (sum !== request.totalMinor || !Number.isSafeInteger(sum) || sum <= 0) {
    throw new Error(`Payment ${request.paymentId}: lines add up to ${sum}, the total is ${request.totalMinor}`);
  }
  if (request.lines.every((line) => line.amountMinor >= 0)) return request.lines;
  return [{ name: request.lines.map((line) => line.name).join(' · '), amountMinor: sum, quantity: 1 }];
}
