/** What a parent is told about a printed order; each once. */
export const MESSAGE_KINDS = [
  'printReminder',
  'printCancelled',
  'printingStarted',
  'printShipped',
  'printAtPickup',
  'printDelivered',
  'printFailed',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What is also sent as an SMS. */
export const SMS_KINDS = ['printingStarted', 'printShipped', 'printAtPickup'] as const satisfies readonly MessageKind[];
export type SmsMessageKind = (typeof SMS_KINDS)[number];

export const isSmsKind = (kind: MessageKind): kind is SmsMessageKind => SMS_KINDS.some((one) => one === kind);
