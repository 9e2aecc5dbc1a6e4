import type { OrderState } from '@/lib/orders';
import type { ShipmentState } from './states';

/** `GET /api/orders/{orderId}/confirm`: what the parent confirms for print, and what has become of it since. */
export type ConfirmationView = {
  readonly state: OrderState;
  /** The order has everything that a parcel needs. */
  readonly addressComplete: boolean;
  /** Every picture can be seen in the reader. */
  readonly drawn: boolean;
  /** Keys of the pages whose words must be shortened first: `cover`, `s01` … `s12`, `closing`. */
  readonly overflowingPages: readonly string[];
  /** The last day of dispatch, noon UTC: promised, or if it were confirmed now. */
  readonly dispatchBy: string;
  /** The day of dispatch that the buyer of a gift chose, noon UTC; `dispatchBy` is later if it can no longer be kept. */
  readonly chosenDay: string | null;
  /** The day that was promised first, if the parcel is late; noon UTC. */
  readonly firstDispatchBy: string | null;
  readonly confirmedAt: string | null;
  /** The parent may cancel it alone. */
  readonly cancellable: boolean;
  /** Until when the parent put it aside; `null` if that day is past. */
  readonly heldUntil: string | null;
  readonly shipment: {
    readonly state: ShipmentState;
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
  } | null;
};

/** `GET /api/orders/{orderId}/reprint`: whether the owner may ask for a free reprint. */
export type ReprintOptions = {
  /** Until when; `null` while the book is not handed over, and afterwards. */
  readonly until: string | null;
  /** A request waits for a person. */
  readonly requested: boolean;
  /** The one reprint because of the parent's own mistake was used. */
  readonly ownMistakeUsed: boolean;
};
