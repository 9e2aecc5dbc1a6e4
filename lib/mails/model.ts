type AboutDraft = {
  readonly childName: string;
  readonly gender: 'boy' | 'girl';
  readonly bookTitle: string;
  /** When the draft goes by itself if nobody touches it. */
  readonly deletedOn: Date;
  readonly timeZone: string;
  /** Days that the link to the draft works; on another device than its own it does so once. */
  readonly linkDays: number;
  /** A page that closes that link, for whoever the mail was not meant for; opening it changes nothing. */
  readonly closeUrl: string;
};

/** Links are absolute `https:` (or `http:`) addresses; `timeZone` is the IANA zone of the customer's market. */
export type MailData = {
  /** The digital book can be downloaded (spec §4 "Download"). */
  readonly bookReady: {
    readonly childName: string;
    readonly bookTitle: string;
    /**
     * The file, for an address that the parent has confirmed; `null` for another one, which gets the way to my-books
     * alone (rulings, "Flow").
     */
    readonly file: {
      readonly downloadUrl: string;
      /** How long that link works from now, in days. */
      readonly linkDays: number;
      readonly availableUntil: Date;
      readonly timeZone: string;
    } | null;
    /** Opens after signing in; for an unconfirmed address it asks there whether the address is right. */
    readonly myBooksUrl: string;
  };
  /** The receipt, and what happens next by format (rulings, "Flow"). */
  readonly orderPaid: {
    readonly childName: string;
    readonly orderNumber: string;
    readonly format: 'digital' | 'printed' | 'combo';
    readonly lines: ReadonlyArray<ReceiptLine>;
    /** Formatted with its currency. */
    readonly total: string;
    readonly paidAt: Date;
    readonly timeZone: string;
    /** Where the parent confirms the address that this mail reached; `null` once it is confirmed. */
    readonly confirmUrl: string | null;
    /** Digital: the order; printed and combo: where the book is looked through and confirmed. */
    readonly nextUrl: string;
    /** Counted from the final confirmation. */
    readonly shippingBusinessDays: number;
  };
  /** The paid book could not be made, and its price is on its way back. */
  readonly orderRefunded: {
    readonly childName: string;
    readonly bookTitle: string;
    readonly orderNumber: string;
    /** Formatted with its currency. */
    readonly total: string;
  };
  /** The hero was drawn while its parent was away, and is to be approved. */
  readonly heroReady: AboutDraft & {
    /** Opens the draft on any device, after a page that asks. */
    readonly heroUrl: string;
  };
  /** The free preview was finished while its owner was away. */
  readonly previewReady: AboutDraft & {
    /** Opens the draft on any device, after a page that asks. */
    readonly previewUrl: string;
  };
  /** The way back to a draft, for whoever asked for it. */
  readonly draftSaved: AboutDraft & {
    readonly resumeUrl: string;
    /** Days without a change after which the one reminder comes. */
    readonly reminderDays: number;
  };
  /** The one reminder of a draft that was left lying. */
  readonly draftReminder: AboutDraft & {
    readonly resumeUrl: string;
    /** A page that ends such mails; opening it changes nothing. */
    readonly stopUrl: string;
    /** It goes to an account that agreed to hear from the shop, and so is marked as advertising. */
    readonly isMarketing: boolean;
  };
  /** To the shop: somebody wrote to it. */
  readonly supportRequest: {
    readonly reference: string;
    /** In the shop's language. */
    readonly topic: string;
    /** As it was typed, with its lines. */
    readonly description: string;
    readonly email: string;
    readonly phone: string | null;
    readonly orderNumber: string | null;
    /** The language to answer in, by its own name. */
    readonly answerIn: string;
    /** It looks like advertising. */
    readonly suspicious: boolean;
  };
  /** To whoever wrote: it came. */
  readonly supportReceived: {
    readonly reference: string;
    /** In the reader's language. */
    readonly topic: string;
  };
  /** A partner's offer has opened: the one mail to an address that asked for it. */
  readonly offerOpen: {
    readonly partner: string;
    readonly percentOff: number;
    readonly bookTitle: string;
    readonly lastDay: Date;
    readonly timeZone: string;
    readonly offerUrl: string;
    /** A page that offers to delete the address; opening it changes nothing. */
    readonly forgetUrl: string;
  };
  /** A book that was only announced can be made now: the one mail to an address that asked for it. */
  readonly bookOut: {
    readonly bookTitle: string;
    readonly bookUrl: string;
    /** A page that offers to delete the address; opening it changes nothing. */
    readonly forgetUrl: string;
  };
};

export type MailKind = keyof MailData;

export type SmsData = {
  readonly verificationCode: {
    readonly code: string;
    /** Host of the page that asks for the code, without scheme or port: `shop.example.com`. */
    readonly host: string;
    readonly validMinutes: number;
  };
};

export type SmsKind = keyof SmsData;

/** Label in the mail's language; amount formatted with its currency. */
export type ReceiptLine = { readonly label: string; readonly amount: string };

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };
