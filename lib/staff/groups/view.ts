import type { CountryCode, Currency, Language } from '@/lib/markets';
import type { OrderState } from '@/lib/orders';
import type { GroupDelivery } from '@/lib/prices';
import type { TimelineEvent } from '../orders/view';
import type { Page } from '../paging/cursor';
import type { GroupKind } from './group-lists';
import type { GroupState } from './group-state';
import type { GroupMemberState, GroupMissing } from './member-state';

type OrderRef = { readonly id: string; readonly number: string };

type GroupDetails = {
  readonly id: string;
  readonly kind: GroupKind;
  /** Of the kindergarten or the company; empty where nobody has typed it yet. */
  readonly name: string;
  readonly state: GroupState;
  readonly country: CountryCode;
  /** Books that employees plan to order; `null` of a class. */
  readonly planned: number | null;
  /** When the link closes; `null` before it was opened. */
  readonly closesAt: Date | null;
  readonly createdAt: Date;
};

export type GroupRowView = GroupDetails & {
  /** `null` for roles that see no customers. */
  readonly contact: string | null;
  readonly order: OrderRef | null;
  readonly books: number;
};
export type GroupsView = { readonly rows: readonly GroupRowView[]; readonly next: string | null };

/** A child of a class, or an employee with the book of a child. */
export type GroupMember = {
  readonly id: string;
  /** `null` for roles that do not need the names. */
  readonly name: string | null;
  readonly state: GroupMemberState;
  /** What the book of a child still needs before the class can be ordered. */
  readonly missing: readonly GroupMissing[];
  /** The order of this book alone, once the group is paid. */
  readonly order: OrderRef | null;
  /** The messages with the employee's own link. */
  readonly messages: readonly { readonly key: string; readonly channel: 'email' | 'sms' }[];
};

export type GroupView = GroupDetails & {
  readonly language: Language;
  readonly currency: Currency;
  /** Of the book of all of them; `null` where none is chosen. */
  readonly title: string | null;
  readonly format: 'digital' | 'printed' | 'mix';
  readonly delivery: GroupDelivery | null;
  /** The link takes orders now. */
  readonly linkOpen: boolean;
  /** All books can be cancelled now. */
  readonly cancellable: boolean;
  /** `null` for roles that see no customers. */
  readonly contact: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    readonly office: string | null;
    readonly companyNumber: string | null;
  } | null;
  /** Addresses of pages; only for roles that may send them. */
  readonly links: { readonly members: string | null; readonly own: string } | null;
  readonly counts: readonly { readonly state: GroupMemberState; readonly count: number }[];
  /** All children of a class; of a company the first page of its employees, the newest first. */
  readonly members: Page<GroupMember>;
  /** The books received so far at today's prices; `null` for fewer than can be ordered. */
  readonly quote: {
    readonly lines: readonly { readonly name: string; readonly quantity: number; readonly unitMinor: number }[];
    readonly totalMinor: number;
  } | null;
  /** Books that an order has at least. */
  readonly least: number;
  readonly order: (OrderRef & { readonly state: OrderState; readonly totalMinor: number | null }) | null;
  /** When HR asked to pay by bank transfer. */
  readonly transferAt: Date | null;
  /** Newest last. */
  readonly timeline: readonly TimelineEvent[];
};
