import type { GivenView } from '@/lib/books';

/** A mailed gift as its recipient sees it: no price, no address, nothing of the buyer but the name on the card. */
export type GiftView = {
  readonly recipientName: string;
  readonly senderName: string;
  /** As typed, with line breaks. */
  readonly message: string;
  readonly availableUntil: string;
  /** The book as a PDF. */
  readonly fileUrl: string;
  readonly book: GivenView;
};
