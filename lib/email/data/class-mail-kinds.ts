/** The mails about the books of a class, from the payment to their arrival: one about all of them at each step. */
export const CLASS_MAIL_KINDS = [
  'classOrdered',
  'classReady',
  'classReminder',
  'classApproved',
  'classDelayed',
  'classShipped',
  'classAtPickup',
  'classBookLeft',
  'classCancelled',
] as const;
export type ClassMailKind = (typeof CLASS_MAIL_KINDS)[number];
