/** Days that an e-mailed download link works (spec §4 "Download"). */
export const DOWNLOAD_DAYS = 7;
/** Days after which a paid book that could not be produced is refunded. */
export const REFUND_AFTER_DAYS = 1;
