import type { Currency } from '@/lib/markets';

/** What the desk counts, in the order in which it is shown. */
export const TODAY_ITEMS = [
  'paid',
  'confirm',
  'making',
  'printing',
  'late',
  'failed',
  'jobs',
  'requests',
  'reviews',
  'refunds',
] as const;
export type TodayItem = (typeof TODAY_ITEMS)[number];
export type TodayView = readonly { readonly item: TodayItem; readonly count: number }[];

type OrderRef = { readonly id: string; readonly number: string };

export type ReviewView = {
  readonly id: string;
  readonly rating: number;
  readonly text: string;
  readonly signature: string | null;
  readonly createdAt: Date;
};

export type RefundView = {
  readonly id: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly requestedAt: Date;
  /** A person gives it back: no provider does. */
  readonly isTransfer: boolean;
  readonly payment: { readonly provider: string; readonly currency: Currency; readonly order: OrderRef };
};
