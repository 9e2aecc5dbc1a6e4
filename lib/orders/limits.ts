/** Days that a messaged link works (spec §4 "Download"). */
export const DOWNLOAD_DAYS = 7;
/** Days after which a paid book that could not be made is paid back. */
export const REFUND_AFTER_DAYS = 1;
