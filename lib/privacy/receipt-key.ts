/** One receipt for each account, however often its job runs. */
export const getReceiptKey = (accountId: string): string => `dataDeleted:${accountId}`;
