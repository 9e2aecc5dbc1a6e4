export { ACCOUNT_MONTHS, BACKUP_DAYS, NOTICE_DAYS, RECORD_YEARS } from './limits';
export { deleteAccountSchema, receiptSchema } from './schema';
export type { CheckedReceipt, StoredData } from './view';
