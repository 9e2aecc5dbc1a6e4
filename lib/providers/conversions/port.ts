/** A paid order, as an ad network may learn of it: nothing that names the customer, the child or the order's content. */
export type PurchaseEvent = {
  /** The same as the browser's event, so that the network counts the purchase once. */
  readonly eventId: string;
  readonly orderNumber: string;
  readonly paidAt: Date;
  readonly amountMinor: number;
  readonly currency: 'ILS' | 'USD' | 'KES';
  /** Public address of the shop. */
  readonly siteUrl: string;
  /** As the network writes it; `null` without a click on an advertisement. */
  readonly clickId: string | null;
  readonly userAgent: string;
};

/**
 * Reports purchases to an ad network from the server (spec §7); it counts the same event once.
 * @throws Error if the network did not accept it, so that the queue retries
 */
export type ConversionsPort = { send(event: PurchaseEvent): Promise<void> };
