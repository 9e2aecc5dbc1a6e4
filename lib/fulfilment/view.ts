import type { CountryCode } from '@/lib/markets';
import type { OrderState } from '@/lib/orders';
import type { ShipmentState } from './states';

/** `GET /api/orders/{orderId}/confirm`: what the parent confirms for print, and what has become of it since. */
export type ConfirmationView = {
  readonly state: OrderState;
  /** `null` while something that a parcel needs is missing. */
  readonly address: {
    readonly fullName: string;
    readonly country: CountryCode;
    readonly state: string | null;
    readonly city: string;
    readonly postalCode: string | null;
    readonly street: string;
    readonly house: string;
    readonly apartment: string | null;
  } | null;
  /** Every picture can be seen in the reader. */
  readonly drawn: boolean;
  /** The last day of dispatch, noon UTC: promised, or if it were confirmed now. */
  readonly dispatchBy: string;
  readonly confirmedAt: string | null;
  /** The parent may cancel it alone. */
  readonly cancellable: boolean;
  readonly shipment: {
    readonly state: ShipmentState;
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
  } | null;
};
