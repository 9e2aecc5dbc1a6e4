type GiftNoticeData = {
  readonly childName: string;
  readonly bookTitle: string;
  readonly recipientName: string;
  readonly orderUrl: string;
};

type GiftToReviewData = GiftNoticeData & {
  /** When it is planned to be mailed; `null`: as soon as it is looked through. */
  readonly sendAt: Date | null;
  readonly timeZone: string;
};

/** What was planned for a gift: its mail, and its parcel. */
export type PaidGift = {
  readonly recipientName: string;
  /** `at: null`: as soon as the buyer has looked through the book. */
  readonly mail: { readonly at: Date | null } | null;
  /** The chosen day of dispatch, noon UTC; `null`: as soon as it is printed. */
  readonly parcel: { readonly leavesOn: Date | null } | null;
};

/** The mails about a gift: links are absolute URLs, `timeZone` is the zone of the buyer's market. */
export type GiftEmailData = {
  /** To the recipient of a gift, at the time that the buyer chose: no price, no address of the buyer. */
  readonly giftBook: {
    readonly childName: string;
    readonly bookTitle: string;
    readonly recipientName: string;
    readonly senderName: string;
    /** As typed, with line breaks. */
    readonly message: string;
    /** A page with the card and the book. */
    readonly giftUrl: string;
    readonly availableUntil: Date;
    readonly timeZone: string;
  };
  /** To the buyer: the gift waits until the book is looked through. */
  readonly giftToReview: GiftToReviewData;
  /** To the buyer: the gift was mailed. */
  readonly giftSent: GiftNoticeData;
  /** To the buyer: the recipient's address refused the gift. */
  readonly giftReturned: GiftNoticeData;
};
