/** `GET /api/account/data`: what the shop keeps about the signed-in account. Dates are ISO. */
export type StoredData = {
  /** For display. */
  readonly phoneText: string;
  readonly email: string | null;
  /** Drafts, and when the first of them is deleted unless it is changed. */
  readonly drafts: number;
  readonly draftsUntil: string | null;
  readonly photos: number;
  /** When the first and the last photo are deleted by themselves. */
  readonly photosFrom: string | null;
  readonly photosUntil: string | null;
  /** Bought books with their pictures and files. */
  readonly books: number;
  readonly pictures: number;
  readonly files: number;
  readonly orders: number;
  readonly addresses: number;
  /** Numbers of the orders that must be delivered or cancelled before the account can be deleted. */
  readonly openOrders: readonly string[];
};

/** `POST /api/privacy/receipts`: a receipt that the shop signed. `at` is ISO. */
export type CheckedReceipt = { readonly kind: 'photo' | 'account'; readonly at: string; readonly number: string };
