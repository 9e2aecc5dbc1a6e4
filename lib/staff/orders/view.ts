import type { CountryCode, Currency, Language } from '@/lib/markets';
import type { OrderState } from '@/lib/orders';
import type { Page } from '../paging/cursor';
import type { StaffRole } from '../roles';

type OrderDetails = {
  readonly id: string;
  readonly number: string;
  readonly kind: 'parent' | 'extra' | 'kindergarten' | 'company';
  readonly state: OrderState;
  readonly country: CountryCode;
  readonly currency: Currency;
  readonly tier: 'digital' | 'printed' | 'combo';
  readonly totalMinor: number | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly dispatchBy: Date | null;
  readonly neededBy: Date | null;
};

export type OrderRowView = OrderDetails & {
  /** The name on the parcel, or the address of e-mail; `null` for roles that see no customers. */
  readonly customer: string | null;
};
export type OrdersView = Page<OrderRowView>;

/** One thing that happened to an order. */
export type TimelineEvent = { readonly at: Date } & (
  | { readonly kind: 'created' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'moved'; readonly from: string; readonly to: string }
  | { readonly kind: 'hr'; readonly what: string; readonly byHr: boolean }
  | { readonly kind: 'state'; readonly from: string; readonly to: string; readonly by: string }
  | { readonly kind: 'payment'; readonly to: string; readonly provider: string; readonly amountMinor: number }
  | { readonly kind: 'refund'; readonly amountMinor: number; readonly reason: string; readonly made: boolean }
  | { readonly kind: 'shipment'; readonly to: string; readonly provider: string }
  | { readonly kind: 'dispatch'; readonly to: Date; readonly reason: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly what: string;
      readonly channel: 'email' | 'sms';
      readonly status: 'waiting' | 'sent' | 'failed';
      readonly failedCode: string | null;
    }
  | { readonly kind: 'file'; readonly edits: number }
  | { readonly kind: 'reprint'; readonly reason: string; readonly description: string | null }
  | { readonly kind: 'request'; readonly description: string | null }
  | { readonly kind: 'note'; readonly text: string; readonly by: string }
  | {
      readonly kind: 'action';
      readonly action: string;
      readonly outcome: string;
      readonly reason: string | null;
      readonly role: StaffRole;
      readonly by: string;
    }
  | { readonly kind: 'job'; readonly id: string; readonly job: string }
);

type StoredAddress = {
  readonly fullName: string;
  readonly country: CountryCode;
  readonly state: string | null;
  readonly city: string;
  readonly postalCode: string | null;
  readonly street: string;
  readonly house: string;
  readonly apartment: string | null;
};

export type StaffOrderView = OrderDetails & {
  readonly language: Language;
  readonly confirmedAt: Date | null;
  /** Minor units that can still be given back. */
  readonly refundableMinor: number;
  /** Edition of the book in the catalogue; `null` for the order of a group and of a deleted book. */
  readonly catalogueId: number | null;
  /** Its title in the catalogue; `null` for a deleted book. */
  readonly title: string | null;
  /** The class or the batch that this order pays for. */
  readonly groupId: string | null;
  readonly tracking: readonly { readonly carrier: string | null; readonly number: string }[];
  /** `null` for roles that see no customers. */
  readonly contact: {
    readonly phone: string;
    readonly email: string;
    readonly address: StoredAddress | null;
  } | null;
  /** Newest last. */
  readonly timeline: readonly TimelineEvent[];
};
