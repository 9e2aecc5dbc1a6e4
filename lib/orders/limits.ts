/** Days that a messaged link works (spec §4 "Download"). */
export const DOWNLOAD_DAYS = 7;
