/** Bank transfers are payments of this name; the shop's staff say when one has arrived. */
export const TRANSFER_PROVIDER = 'transfer';
