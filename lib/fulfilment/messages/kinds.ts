import { PRINTED_BOOK_KINDS, type PrintedBookKind } from '@/lib/email';

/** What a parent is told about a printed order, each once: every one is a mail. */
export const MESSAGE_KINDS = PRINTED_BOOK_KINDS;
export type MessageKind = PrintedBookKind;

/** What is also sent as an SMS. */
export const SMS_KINDS = ['printingStarted', 'printShipped', 'printAtPickup'] as const satisfies readonly MessageKind[];
export type SmsMessageKind = (typeof SMS_KINDS)[number];

export const isSmsKind = (kind: MessageKind): kind is SmsMessageKind => SMS_KINDS.some((one) => one === kind);
