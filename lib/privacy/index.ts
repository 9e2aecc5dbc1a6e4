export { ACCOUNT_MONTHS, NOTICE_DAYS, RECORD_YEARS } from './limits';
export { deleteAccountSchema, receiptSchema } from './schema';
export type { CheckedReceipt, StoredData } from './view';
