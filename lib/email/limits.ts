/** Months for which the record stays that a message was sent, where it belongs to no order and no account. */
export const MESSAGE_MONTHS = 12;
