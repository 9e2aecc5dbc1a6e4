/** The words on the greeting card of a gift, as typed; newlines separate lines of the message. */
export type GiftCardWords = {
  readonly recipientName: string;
  readonly message: string;
  readonly senderName: string;
};

/** Where a text stands on the card: millimetres, and its sizes in points. */
export type CardBox = {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly maxPt: number;
  readonly minPt: number;
};

/** A6 upright. */
export const CARD_MM = { width: 105, height: 148 } as const;

export const CARD_BOXES = {
  recipient: { widthMm: 80, heightMm: 17, maxPt: 20, minPt: 8 },
  message: { widthMm: 78, heightMm: 62, maxPt: 18, minPt: 9 },
  sender: { widthMm: 78, heightMm: 13, maxPt: 14, minPt: 8 },
} as const satisfies Readonly<Record<string, CardBox>>;
