export const STAFF_ACTIONS = [
  'note',
  'resend',
  'address',
  'cancel',
  'refund',
  'transfer',
  'reprint',
  'correct',
  'retry',
] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];
