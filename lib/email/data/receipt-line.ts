/** Label in the mail's language; amount formatted with its currency. */
export type ReceiptLine = { readonly label: string; readonly amount: string };
