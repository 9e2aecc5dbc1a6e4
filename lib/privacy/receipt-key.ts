/** One receipt for each account, however often its job runs. */
export const getReceiptKey = (accountId: string): string => `dataDeleted:${accountId}`;

/** One receipt for each photo. */
export const getPhotoReceiptKey = (photoId: string): string => `photoDeleted:${photoId}`;
