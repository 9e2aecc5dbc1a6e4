import type { TaskView } from '@/lib/books';
import type { CoverTone, Gender } from '@/lib/catalogue';
import type { ImageModel } from '@/lib/illustrator';
import type { CountryCode, Currency, Language } from '@/lib/markets';
import type { OfferStanding, PartnerId } from '@/lib/partners';
import type { PriceTier, QuoteLine } from '@/lib/prices';
import type { OrderState } from './states';

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
  /** Minor units. */
  readonly totalMinor: number;
  /** The partner's offer on an unpaid order and what it takes off now: 0 unless it stands `during`. */
  readonly offer: {
    readonly partner: PartnerId;
    readonly standing: OfferStanding;
    readonly percentOff: number;
  } | null;
  /** Where mails about it go, and whether one was opened there by its parent: only then they carry the file's link. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly book: {
    readonly id: string;
    readonly title: string;
    readonly heroName: string;
    /** 'starring …' in the book's own words, as on its cover. */
    readonly starring: string;
    readonly language: Language;
    readonly gender: Gender;
    /** The shop still holds the photo, and nobody has asked to delete it. */
    readonly keepsPhoto: boolean;
    readonly cover: string | null;
    readonly tone: CoverTone | null;
  } | null;
  /** Spec §4 "Book progress". */
  readonly progress: 'incomplete' | 'in_progress' | 'completed';
  readonly production: TaskView | null;
  /** Making the book failed: when its price goes back, should it still not be made; else `null`. */
  readonly refundAt: string | null;
  readonly download: {
    readonly url: string;
    readonly expiresAt: string;
    /** Whole days that the messaged link still works; 0 when it expired. */
    readonly daysRemaining: number;
    readonly expired: boolean;
  } | null;
};
