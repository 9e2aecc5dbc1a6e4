import type { ReadingPages, TaskView } from '@/lib/books';
import type { CountryCode, Language } from '@/lib/markets';
import type { OrderState } from '@/lib/orders';
import type { GroupDelivery } from '@/lib/prices';

/** One child's book after the payment, as the teacher sees it. */
export type ClassBook = {
  readonly childId: string;
  readonly bookId: string;
  /** The first name alone of a child whom a parent added. */
  readonly name: string;
  readonly addedByLink: boolean;
  /** The parent who added the child has looked at the book, or wants it as it is drawn. */
  readonly approvedByParent: boolean;
  /** Signed link of the cover; `null` until it is drawn. */
  readonly coverUrl: string | null;
  /** `ended`: it was given back. `failed`: the shop keeps trying, and gives its price back after a day. */
  readonly state: 'drawing' | 'ready' | 'approved' | 'printing' | 'on_its_way' | 'delivered' | 'failed' | 'ended';
  /** Of its pictures, while they are drawn. */
  readonly production: TaskView | null;
  /** Its own order, for the editor; `null` where the parent keeps the files: the teacher reads it. */
  readonly orderId: string | null;
  /** Keys of the pages whose words must be shortened before the approval. */
  readonly overflowingPages: readonly string[];
  /** It is in the ZIP. */
  readonly hasFile: boolean;
};

/** `GET /api/kindergarten/{classId}/children/{childId}/book`: a child's book as its teacher reads it. */
export type ClassReading = ReadingPages & { readonly name: string };

/** `GET /api/kindergarten/{classId}/books`: the progress of all books of a paid class. */
export type ClassBooks = {
  readonly classId: string;
  readonly kindergartenName: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly format: 'digital' | 'printed';
  readonly delivery: GroupDelivery | null;
  /** Books that are not given back, and how many of them are ready: "N of total". */
  readonly total: number;
  readonly done: number;
  readonly approvable: boolean;
  readonly cancellable: boolean;
  /** Cancelling gives the books back, not the delivery: another class of the day travels with it. */
  readonly keepsDelivery: boolean;
  readonly approvedAt: string | null;
  /** The last day of dispatch or until pick-up: promised, or if all were approved now; noon UTC. `null`: digital. */
  readonly dispatchBy: string | null;
  readonly children: readonly ClassBook[];
};

/** A paid class as my-books shows it: one entry for all of its books. */
export type ClassSummary = {
  readonly classId: string;
  readonly kindergartenName: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly format: 'digital' | 'printed';
  readonly paidAt: string;
  /** Books that are not given back, and those of them that are made. */
  readonly total: number;
  readonly done: number;
  /** Signed links of the first covers that are drawn, at most three. */
  readonly coverUrls: readonly string[];
};

/** Where a teacher goes on who comes back; the parts are `null` where there is nothing. */
export type ReturningTeacher = {
  /** The class that is being collected. */
  readonly collecting: { readonly kindergartenName: string; readonly children: number } | null;
  /** The class that was paid last. */
  readonly ordered: { readonly classId: string; readonly kindergartenName: string } | null;
};
