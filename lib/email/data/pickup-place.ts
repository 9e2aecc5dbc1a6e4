/** Where the books of a group are picked up, and when, in the mail's language. */
export type PickupPlace = { readonly address: string; readonly hours: string };
