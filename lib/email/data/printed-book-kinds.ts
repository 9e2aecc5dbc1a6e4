/** The mails about a printed book after its payment, from the reminder to confirm it to its delivery. */
export const PRINTED_BOOK_KINDS = [
  'printReminder',
  'printCancelled',
  'printingStarted',
  'printDelayed',
  'printShipped',
  'printAtPickup',
  'printDelivered',
  'printAgain',
  'printFailed',
  'arrivalAtRisk',
] as const;
export type PrintedBookKind = (typeof PRINTED_BOOK_KINDS)[number];
