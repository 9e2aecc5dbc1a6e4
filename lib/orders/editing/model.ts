import type { EditorPages } from '@/lib/books';
import type { Fault } from '@/lib/proofreading';
import type { PageLayout } from '@/lib/typesetting';
import type { OrderState } from '../states';

/** `locked`: before the purchase; `closed`: approved for print. */
export type EditingState = 'locked' | 'open' | 'closed';

/** `GET /api/orders/{orderId}/editor`. */
export type EditorView = EditorPages & {
  readonly orderId: string;
  readonly orderState: OrderState;
  readonly editing: EditingState;
  /** The bought orders include a dedication, so that it may be changed. */
  readonly dedicationIncluded: boolean;
  /** A printed copy of this digital book can be ordered, on the order's page. */
  readonly upgradable: boolean;
};

/** A saved page: what the next change is made on, how it is printed, and what a proofreader would note. */
export type SavedWords = {
  readonly version: number;
  readonly text: string | null;
  readonly subtitle: string | null;
  readonly faults: readonly Fault[];
  /** Size and lines as they are printed; `null` for the cover and the last page. */
  readonly layout: PageLayout | null;
};
