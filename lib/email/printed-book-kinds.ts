/** The mails about a printed book after its payment, from the reminder to confirm it to its delivery. */
export const PRINTED_BOOK_KINDS = [
  'printReminder',
  'printCancelled',
  'printingStarted',
  'printShipped',
  'printAtPickup',
  'printDelivered',
  'printFailed',
  'arrivalAtRisk',
] as const;
export type PrintedBookKind = (typeof PRINTED_BOOK_KINDS)[number];
