import type { TaskView } from '@/lib/books';
import type { OrderState } from '@/lib/orders';
import type { GroupDelivery } from '@/lib/prices';

/** A book of a paid class: `GET /api/kindergarten/{classId}/books`. */
export type ClassBook = {
  readonly childId: string;
  readonly bookId: string;
  readonly name: string;
  readonly addedByLink: boolean;
  readonly coverUrl: string | null;
  readonly state: 'drawing' | 'ready' | 'approved' | 'printing' | 'on_its_way' | 'delivered' | 'failed' | 'ended';
  readonly production: TaskView | null;
  readonly orderId: string | null;
  readonly overflowingPages: readonly string[];
  readonly hasFile: boolean;
};

/** The books of a paid class and how far they are. */
export type ClassBooks = {
  readonly classId: string;
  readonly kindergartenName: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly format: 'digital' | 'printed';
  readonly delivery: GroupDelivery | null;
  readonly total: number;
  readonly done: number;
  readonly approvable: boolean;
  readonly cancellable: boolean;
  readonly approvedAt: string | null;
  readonly dispatchBy: string | null;
  readonly children: readonly ClassBook[];
};
