import type { DeskOrderRow, DeskRow } from '@/lib/orders/server';
import type { StaffRole } from '../roles';

export type OrderRowView = Omit<DeskRow, 'email' | 'address'> & {
  /** The name on the parcel, or the address of e-mail; `null` for roles that see no customers. */
  readonly customer: string | null;
};
export type OrdersView = { readonly rows: readonly OrderRowView[]; readonly next: string | null };

/** One thing that happened to an order. `what` says more about its kind. */
export type TimelineEvent = { readonly at: Date } & (
  | { readonly kind: 'created' }
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

type Address = NonNullable<DeskOrderRow['address']>;

export type DeskOrderView = Pick<
  DeskOrderRow,
  | 'id'
  | 'number'
  | 'kind'
  | 'state'
  | 'country'
  | 'currency'
  | 'language'
  | 'tier'
  | 'imageModel'
  | 'totalMinor'
  | 'creditsMinor'
  | 'createdAt'
  | 'paidAt'
  | 'confirmedAt'
  | 'dispatchBy'
  | 'neededBy'
  | 'lines'
> & {
  /** Minor units that can still be given back. */
  readonly refundableMinor: number;
  /** Edition of the book in the catalogue; `null` for the order of a group and of a deleted book. */
  readonly catalogueId: number | null;
  readonly tracking: readonly { readonly carrier: string | null; readonly number: string }[];
  /** `null` for roles that see no customers. */
  readonly contact: { readonly phone: string; readonly email: string; readonly address: Address | null } | null;
  /** Newest last. */
  readonly timeline: readonly TimelineEvent[];
};
