/** Days that an e-mailed download link works (spec §4 "Download"). */
export const DOWNLOAD_DAYS = 7;
/** Days that the link of a mailed gift works. */
export const GIFT_LINK_DAYS = 90;
/** Characters of a gift's message. */
export const GIFT_MESSAGE_LIMITS = { min: 2, max: 300 } as const;
/** Days that the digital books of a company's employees can be downloaded (spec §9). */
export const COMPANY_DOWNLOAD_DAYS = 30;
/** Days for which a mail that an address refused is sent again to the next address. */
export const SEND_AGAIN_DAYS = 30;
/** Minutes after which the provider is asked about a payment that no webhook has told of. */
export const ASK_PROVIDER_AFTER_MINUTES = 15;
/** Hours after which a provider closes a checkout that nobody paid. */
export const CHECKOUT_HOURS = 24;
/** Days after which a paid book that could not be produced is refunded. */
export const REFUND_AFTER_DAYS = 1;
