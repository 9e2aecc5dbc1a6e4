import type { PickupPlace } from './pickup-place';
import type { ReceiptLine } from './receipt-line';

/** All books of a class; no child is named. */
export type ClassMailData = {
  readonly kindergartenName: string;
  /** Books that the mail is about. */
  readonly books: number;
  /** Books that were paid for. */
  readonly ordered: number;
  readonly orderNumber: string;
  readonly format: 'digital' | 'printed';
  /** How printed books arrive; `null` of digital ones. */
  readonly delivery: 'self_pickup' | 'standard' | 'express' | null;
  /** `null` of books that are sent. */
  readonly pickup: PickupPlace | null;
  readonly lines: ReadonlyArray<ReceiptLine>;
  /** Formatted with its currency. */
  readonly total: string;
  /** Formatted: what goes back of a class that was cancelled, and the delivery that does not, if another class has it. */
  readonly returned?: { readonly amount: string; readonly kept: string };
  readonly paidAt: Date;
  readonly timeZone: string;
  /** Counted from the approval. */
  readonly deliveryBusinessDays: number;
  /** The last day of dispatch or until pick-up: promised, or if all were approved now; noon UTC. */
  readonly dispatchBy: Date;
  /** The class's page; requires sign-in. */
  readonly classUrl: string;
};
