import type { TaskView } from '@/lib/books';
import type { CoverTone, Gender } from '@/lib/catalogue';
import type { ImageModel } from '@/lib/illustrator';
import type { CountryCode, Currency, Language } from '@/lib/markets';
import type { OfferStatus, PartnerId } from '@/lib/partners';
import type { CouponOffer, PriceTier, QuoteDiscount, QuoteLine } from '@/lib/prices';
import type { DedicationDesign } from '@/lib/typesetting';
import type { Address } from '../shipping/address-schema';
import type { OrderState } from '../states';

/**
 * Progress of orders for a waiting browser: `GET /api/orders/{orderId}/progress` and `GET /api/orders/mine/progress`.
 */
export type OrdersProgress = {
  readonly orders: readonly {
    readonly id: string;
    readonly state: OrderState;
    readonly production: TaskView | null;
  }[];
};

/** An account's rewards that an order may use. */
export type OrderRewards = {
  /** One of them may be used; the format decides which takes off the most (`pickCoupon`), unless the parent chooses another. */
  readonly coupons: readonly { readonly code: string; readonly offer: CouponOffer; readonly expiresAt: string }[];
  /** 1 credit is ₪1; 0 where they cannot be spent. */
  readonly credits: number;
};

/** An order as its owner sees it: `GET /api/orders/{orderId}`, and the rows of `GET /api/orders/mine`. */
export type OrderView = {
  readonly id: string;
  /** Eight letters and digits (Crockford's base 32), random (rulings, "Money"). */
  readonly number: string;
  readonly state: OrderState;
  readonly country: CountryCode;
  readonly currency: Currency;
  readonly tier: PriceTier;
  readonly imageModel: ImageModel;
  readonly lines: readonly QuoteLine[];
  /** What coupon and credits took off a paid order. */
  readonly discounts: readonly QuoteDiscount[];
  /** Minor units; of an unpaid order, without the account's rewards. */
  readonly totalMinor: number;
  /** What the account may take off this order; `null` for a paid one, and in lists. */
  readonly rewards: OrderRewards | null;
  /** The partner's offer on an unpaid order and its current discount: 0 unless its state is `during`. */
  readonly offer: {
    readonly partner: PartnerId;
    readonly standing: OfferStatus;
    readonly percentOff: number;
    /** Whole days of the market, `YYYY-MM-DD`. */
    readonly firstDay: string;
    readonly lastDay: string;
  } | null;
  /** Recipient of its mails, and whether the owner opened one there: only then mails contain the file's link. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** The address refused our mail for good. */
  readonly emailRefused: boolean;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly book: {
    readonly id: string;
    readonly catalogueId: number | null;
    readonly title: string;
    readonly heroName: string;
    /** 'starring …' in the book's language, as on its cover. */
    readonly starring: string;
    /** A sample dedication from the story, with the hero's name. */
    readonly dedicationExample: string;
    readonly language: Language;
    readonly gender: Gender;
    /** The shop still stores the photo, and its deletion is not requested. */
    readonly photoUntil: string | null;
    /** The photo was never sent: what ends then are the numbers read from it. */
    readonly readOnDevice: boolean;
    readonly cover: string | null;
    readonly tone: CoverTone | null;
  } | null;
  /** Spec §4 "Book progress". */
  readonly progress: 'incomplete' | 'in_progress' | 'completed';
  readonly production: TaskView | null;
  /** Heroes of the book beside the first one. */
  readonly addedHeroes: number;
  /** A printed copy of a digital book that the account owns. */
  readonly isUpgrade: boolean;
  /** Paid orders of something more for this book: each has a receipt of its own. */
  readonly extraIds: readonly string[];
  /** Minor units of a printed copy of this digital book; `null` where none can be ordered. */
  readonly upgradeMinor: number | null;
  /** The family's own words in front of the story. */
  readonly dedication: string | null;
  readonly dedicationDesign: DedicationDesign;
  /** Link of the photo on the same page, which lives 15 minutes. */
  readonly dedicationPhoto: string | null;
  /** The day by which a printed book leaves: promised, or if it were confirmed now (noon UTC). */
  readonly dispatchBy: string;
  /** The day that was promised first, if the parcel is late (noon UTC). */
  readonly firstDispatchBy: string | null;
  /** The day on which the parent needs the book, as `2026-12-24`; `null` if none was named. */
  readonly neededBy: string | null;
  /** The gift as its form shows it; `null` if none was typed. */
  readonly gift: {
    readonly active: boolean;
    readonly recipientName: string;
    readonly recipientEmail: string;
    readonly senderName: string;
    readonly message: string;
    /** In the market's time zone, as `2026-12-24T18:30`; empty: on the needed day, or once it is looked through. */
    readonly sendAt: string;
    /** When its mail is planned; `null`: as soon as it is looked through. */
    readonly sendsAt: string | null;
    /** The buyer has looked through the book: the mail goes out only then. */
    readonly reviewed: boolean;
    /** The chosen day on which the parcel leaves, as `2026-12-24`; empty: as soon as it is printed. */
    readonly dispatchOn: string;
    readonly sentAt: string | null;
    readonly revoked: boolean;
  } | null;
  /** Where a printed book is delivered; `null` until the customer has given it. */
  readonly address: Address | null;
  /** Words and pictures of the book may be changed: from the purchase to the approval for print. */
  readonly editable: boolean;
  /** Nothing that was paid for is still being made or delivered. */
  readonly deletable: boolean;
  /** Production failed: date of the refund if it still fails until then; else `null`. */
  readonly refundAt: string | null;
  readonly download: {
    readonly url: string;
    readonly expiresAt: string;
    /** Remaining days of the e-mailed link; 0 when it expired. */
    readonly daysRemaining: number;
    readonly expired: boolean;
  } | null;
};
