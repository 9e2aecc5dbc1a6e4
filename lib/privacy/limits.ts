/** Years for which the tax laws of the markets make us keep records of a sale: the longest of them. */
export const RECORD_YEARS = 7;

/** Months without a visit of its owner after which an account ends. */
export const ACCOUNT_MONTHS = 24;

/** Days between the notice to its owner and the deletion of an inactive account. */
export const NOTICE_DAYS = 30;

/** Days after which the operator deletes a backup (docs/operations.md): what a parent deleted is in none that is older. */
export const BACKUP_DAYS = 30;
