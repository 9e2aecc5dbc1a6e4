import type { DeletionEmailData } from './data/deletion-email-data';
import type { GiftEmailData, PaidGift } from './data/gift-email-data';
import type { GroupEmailData } from './data/group-email-data';
import type { ReceiptLine } from './data/receipt-line';

type DraftEmailData = {
  readonly childName: string;
  readonly gender: 'boy' | 'girl';
  readonly bookTitle: string;
  /** When the draft expires if it is not changed. */
  readonly deletedOn: Date;
  readonly timeZone: string;
  /** Days that the link to the draft works; on another device it works once. */
  readonly linkDays: number;
  /** A page where a recipient who did not request the mail can close that link; opening it changes nothing. */
  readonly closeUrl: string;
  /** A page that deletes the photo after a question. */
  readonly deletePhotoUrl: string | null;
};

type PrintedBookData = {
  /** Where the greeting card of a gift is, if the print house does not put it into the parcel; else `null`. */
  readonly giftCardUrl: string | null;
  readonly childName: string;
  readonly bookTitle: string;
  readonly orderNumber: string;
  /** The page on which the parent confirms the book; later the order, where the parcel is followed. */
  readonly orderUrl: string;
  /** Where words and pictures are changed. */
  readonly editUrl: string;
  /** The digital book stays when the printed one is cancelled, which then returns only its own price. */
  readonly hasDigital: boolean;
  /** The last day of dispatch: promised, or if it were confirmed now. */
  readonly dispatchBy: Date;
  /** The promised day in whose place `dispatchBy` came, if it did. */
  readonly replacedDispatchBy: Date | null;
  readonly timeZone: string;
  /** Formatted with its currency. */
  readonly total: string;
  readonly tracking: Tracking | null;
  /** The day on which the parent needs the book; `null` if none was named. */
  readonly needed: NeededDay | null;
};

type NeededDay = {
  readonly by: Date;
  /** The last day to confirm the book so that it arrives by then; `null` when it is too late, or confirmed. */
  readonly confirmBy: Date | null;
  /** The last day on which it should arrive now. */
  readonly latest: Date;
  readonly confirmed: boolean;
};

type Tracking = { readonly carrier: string; readonly trackingNumber: string };

/** Links are absolute `https:` (or `http:`) URLs; `timeZone` is the IANA zone of the customer's market. */
export type EmailData = GroupEmailData &
  DeletionEmailData &
  GiftEmailData & {
    /** The digital book can be downloaded (spec §4 "Download"). */
    readonly bookReady: {
      readonly childName: string;
      readonly bookTitle: string;
      /**
       * The file, for an address that the parent has confirmed; `null` for an unconfirmed one, which gets only the link
       * to my-books (rulings, "Flow").
       */
      readonly file: {
        readonly downloadUrl: string;
        /** Days that the link works from now. */
        readonly linkDays: number;
        readonly availableUntil: Date;
        readonly timeZone: string;
        /** Where another story for the same child is chosen. */
        readonly anotherUrl: string;
      } | null;
      /** Requires sign-in; the page asks to confirm an unconfirmed address. */
      readonly myBooksUrl: string;
      /** For the next order; `null` where none was issued or it has ended. */
      readonly coupon: {
        readonly code: string;
        readonly percentOff: number;
        readonly endsAt: Date;
        readonly timeZone: string;
      } | null;
    };
    /** The receipt, and what happens next by format (rulings, "Flow"). */
    readonly orderPaid: {
      readonly childName: string;
      readonly orderNumber: string;
      /** `extra`: the advanced model for a book that was bought before. */
      readonly format: 'digital' | 'printed' | 'combo' | 'extra';
      readonly lines: ReadonlyArray<ReceiptLine>;
      /** Formatted with its currency. */
      readonly total: string;
      readonly paidAt: Date;
      readonly timeZone: string;
      /** Where the parent confirms the address of this mail; `null` once it is confirmed. */
      readonly confirmUrl: string | null;
      /** Digital: the order; printed and combo: the reader; extra: the editor. */
      readonly nextUrl: string;
      /** Where an unconfirmed printed book is changed. */
      readonly editUrl: string;
      /** Where it is put aside or cancelled. */
      readonly laterUrl: string;
      readonly gift: PaidGift | null;
      /** Counted from the final confirmation. */
      readonly shippingBusinessDays: number;
    };
    /** The paid book could not be produced, and its price is refunded. */
    readonly orderRefunded: {
      readonly childName: string;
      readonly bookTitle: string;
      readonly orderNumber: string;
      /** Formatted with its currency; `null` when coupon and credits paid it whole. */
      readonly total: string | null;
    };
    /** A paid printed book waits for its final confirmation (rulings, "Flow": after 2, 5 and 14 days). */
    readonly printReminder: PrintedBookData;
    /** The parent cancelled an unconfirmed printed book; its price is refunded. */
    readonly printCancelled: PrintedBookData;
    readonly printingStarted: PrintedBookData;
    /** A confirmed book got a new day of dispatch. */
    readonly printDelayed: PrintedBookData;
    readonly printShipped: PrintedBookData;
    readonly printAtPickup: PrintedBookData;
    readonly printDelivered: PrintedBookData;
    /** A book that was handed over is printed once more, free of charge. */
    readonly printAgain: PrintedBookData;
    /** The confirmed book could not be printed or sent, and its price is refunded. */
    readonly printFailed: PrintedBookData;
    /** The book may arrive after the day that the parent named: once, with the ways out. */
    readonly arrivalAtRisk: PrintedBookData;
    /** A part or all of a payment went back. */
    readonly paymentRefunded: {
      readonly orderNumber: string;
      /** Formatted with its currency. */
      readonly amount: string;
      /** What was paid, when only a part went back. */
      readonly paid: string | null;
      readonly reason: 'duplicate' | 'not_producible' | 'production_failed' | 'left_group' | 'staff' | 'provider';
      /** The page on which the order is: the shelf, a class or a company's dashboard. */
      readonly shownOn: 'myBooks' | 'class' | 'company';
      readonly pageUrl: string;
    };
    /** Production of the paid book failed; the shop keeps trying until the refund. */
    readonly bookDelayed: {
      readonly childName: string;
      readonly bookTitle: string;
      readonly orderNumber: string;
      /** Formatted with its currency. */
      readonly total: string;
      readonly refundOn: Date;
      readonly timeZone: string;
      readonly orderUrl: string;
    };
    /** The hero was drawn while the parent was away and waits for approval. */
    readonly heroReady: DraftEmailData & {
      /** Opens the draft on any device, after a confirmation page. */
      readonly heroUrl: string;
    };
    /** The free preview was finished while its owner was away. */
    readonly previewReady: DraftEmailData & {
      /** Opens the draft on any device, after a confirmation page. */
      readonly previewUrl: string;
    };
    /** The link to a draft, which the parent requested. */
    readonly draftSaved: DraftEmailData & {
      readonly resumeUrl: string;
      /** Days without a change after which the only reminder is sent. */
      readonly reminderDays: number;
    };
    /** The only reminder about an idle draft. */
    readonly draftReminder: DraftEmailData & {
      readonly resumeUrl: string;
      /** A page that unsubscribes from reminders; opening it changes nothing. */
      readonly stopUrl: string;
      /** Sent to an account with marketing consent, so it is marked as advertising. */
      readonly isMarketing: boolean;
    };
    /** To whoever prints for the shop by hand: a print job. */
    readonly printJob: {
      readonly orderNumber: string;
      readonly bookTitle: string;
      readonly dispatchBy: Date;
      /** A page with the files and the address; it alone sets the status. */
      readonly jobUrl: string;
    };
    /** To the shop: a support request. */
    readonly supportRequest: {
      readonly reference: string;
      /** In the shop's language. */
      readonly topic: string;
      /** As typed, with line breaks. */
      readonly description: string;
      readonly email: string;
      readonly phone: string | null;
      readonly orderNumber: string | null;
      /** The language to answer in, by its native name. */
      readonly answerIn: string;
      /** Probably spam. */
      readonly suspicious: boolean;
    };
    /** To the sender: the support request was received. */
    readonly supportReceived: {
      readonly reference: string;
      /** In the reader's language. */
      readonly topic: string;
    };
    /** An answer of the staff, as it was typed. */
    readonly supportReply: {
      readonly reference: string;
      readonly text: string;
    };
    /** A friend's first order earned the reader a digital book; the friend is not named. */
    readonly friendOrdered: {
      readonly code: string;
      readonly endsAt: Date;
      readonly timeZone: string;
      readonly booksUrl: string;
    };
    /** A partner's offer has opened: the only e-mail to a subscribed address. */
    readonly offerOpen: {
      readonly partner: string;
      readonly percentOff: number;
      readonly bookTitle: string;
      readonly lastDay: Date;
      readonly timeZone: string;
      readonly offerUrl: string;
      /** A page that offers to delete the address; opening it changes nothing. */
      readonly unsubscribeUrl: string;
    };
    /** An announced book is released: the only e-mail to a subscribed address. */
    readonly bookOut: {
      readonly bookTitle: string;
      readonly bookUrl: string;
      /** A page that offers to delete the address; opening it changes nothing. */
      readonly unsubscribeUrl: string;
    };
  };

export type EmailKind = keyof EmailData;

export type SmsData = {
  readonly verificationCode: {
    readonly code: string;
    /** Host of the page that asks for the code, without scheme or port: `shop.example.com`. */
    readonly host: string;
    readonly validMinutes: number;
  };
  readonly printingStarted: ParcelSmsData;
  readonly printShipped: ParcelSmsData;
  readonly printAtPickup: ParcelSmsData;
  readonly employeeOrdered: { readonly url: string };
  readonly employeeBookReady: { readonly url: string };
  readonly employeeCancelled: { readonly url: string };
  /** The notice of `accountInactive` to somebody without a confirmed address. */
  readonly accountInactive: {
    readonly months: number;
    readonly deletesOn: Date;
    readonly timeZone: string;
    readonly myBooksUrl: string;
  };
};

type ParcelSmsData = Pick<PrintedBookData, 'dispatchBy' | 'timeZone' | 'tracking'>;

export type SmsKind = keyof SmsData;

/** The cover of the reader's own book, at the top of a mail. */
export type EmailCover = { readonly jpeg: Uint8Array; readonly title: string };

export type RenderedEmail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly { readonly id: string; readonly jpeg: Uint8Array }[];
};
