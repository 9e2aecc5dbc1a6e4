import { COUNTRIES, type CountryCode } from '@/lib/markets';
import { applyDiscount } from './discount';
import {
  advancedModelLines,
  bookPriceLines,
  companyPriceLines,
  groupPriceLines,
  type PricedLine,
  upgradePriceLines,
} from './item-lines';
import type { CompanyItem, GroupItem, ParentItem } from './items';
import { PRICE_IDS, type PriceId } from './table';

export type QuoteLine = { readonly priceId: PriceId; readonly quantity: number; readonly unitMinor: number };

/** What is taken off the sum of the lines, in minor units. */
export type QuoteDiscount = { readonly kind: CouponOffer['kind'] | 'credits'; readonly amountMinor: number };

/** What a coupon is worth (spec §9 "Rewards and coupons"). */
export type CouponOffer =
  /** Percent off the books and extras of parents, not off group orders. */
  | { readonly kind: 'next_order'; readonly percentOff: number }
  /** The digital book of one order, without its extras. */
  | { readonly kind: 'free_digital' };

export type Quote = {
  /** In the order of the price table. */
  readonly lines: readonly QuoteLine[];
  /** In the order in which they apply; none has the amount zero. */
  readonly discounts: readonly QuoteDiscount[];
  readonly totalMinor: number;
};

type CartItem = ParentItem | GroupItem | CompanyItem;

export type Cart = {
  readonly country: CountryCode;
  readonly items: readonly CartItem[];
  readonly coupon?: CouponOffer | undefined;
  /** The account's balance; 1 credit is ₪1, on ILS orders only (rulings, "Money"). */
  readonly credits?: number;
  /** The account has paid delivery to this address on this day: it pays it once (spec §9). */
  readonly deliveryPaid?: boolean;
};

/** One line for each price: lines of the same price and amount are added up. */
function mergeLines(lines: readonly PricedLine[]): readonly QuoteLine[] {
  const merged = new Map<string, QuoteLine>();
  for (const { priceId, quantity, unitMinor } of lines) {
    const key = `${priceId}:${unitMinor}`;
    merged.set(key, { priceId, unitMinor, quantity: quantity + (merged.get(key)?.quantity ?? 0) });
  }
  return [...merged.values()].sort(
    (a, b) => PRICE_IDS.indexOf(a.priceId) - PRICE_IDS.indexOf(b.priceId) || a.unitMinor - b.unitMinor,
  );
}

const sumLines = (lines: readonly Omit<QuoteLine, 'priceId'>[]): number =>
  lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);

/** What a coupon takes off: its percentage of each unit, so that shilling prices stay whole, or one digital book. */
function couponAmount({ country, coupon }: Cart, lines: readonly PricedLine[]): number {
  const reducible = lines.filter((line) => line.couponApplies);
  if (coupon?.kind === 'free_digital') {
    return Math.max(0, ...reducible.filter(({ priceId }) => priceId === 'digital').map(({ unitMinor }) => unitMinor));
  }
  if (!coupon) return 0;
  const { percentOff } = coupon;
  const reduced = reducible.map((line) => ({ ...line, unitMinor: applyDiscount(country, line.unitMinor, percentOff) }));
  return sumLines(reducible) - sumLines(reduced);
}

/**
 * The smallest payment in shekels, in agorot. Stripe refuses less than the equivalent of 0.50 US dollars
 * (docs.stripe.com/currencies, "Minimum and maximum charge amounts"), which three shekels are while a dollar costs less
 * than six. Paystack's limits do not matter here: credits exist in shekels only, and Paystack takes shillings.
 */
const MIN_PAYMENT_MINOR = 300;

/**
 * Credits are whole, in shekels, and never more than what is left to pay. What they leave is nothing, or a sum that can
 * be paid.
 */
function creditAmount({ country, credits = 0 }: Cart, leftMinor: number): number {
  if (COUNTRIES[country].currency !== 'ILS') return 0;
  const available = Math.max(0, Math.floor(credits)) * 100;
  if (available >= leftMinor) return leftMinor;
  return Math.min(available, Math.max(0, Math.floor((leftMinor - MIN_PAYMENT_MINOR) / 100) * 100));
}

function itemLines(item: CartItem, cart: Cart): readonly PricedLine[] {
  if (item.kind === 'book') return bookPriceLines(cart.country, item);
  if (item.kind === 'upgrade') return upgradePriceLines(cart.country, item);
  if (item.kind === 'advanced_model') return advancedModelLines(cart.country);
  if (item.kind === 'company') return companyPriceLines(cart.country, item);
  return groupPriceLines(cart.country, item, { deliveryPaid: cart.deliveryPaid ?? false });
}

/**
 * The price of a cart, line by line, in minor units of the market's currency (spec §9; rulings, "Money"). Screen, order
 * and receipt use the same. It depends on nothing but its argument, and not on the order of the items.
 */
export function quote(cart: Cart): Quote {
  const priced = cart.items.flatMap((item) => itemLines(item, cart));
  const lines = mergeLines(priced);
  const coupon = couponAmount(cart, priced);
  const credits = creditAmount(cart, sumLines(lines) - coupon);
  const discounts: readonly QuoteDiscount[] = [
    { kind: cart.coupon?.kind ?? 'next_order', amountMinor: coupon } as const,
    { kind: 'credits', amountMinor: credits } as const,
  ].filter(({ amountMinor }) => amountMinor > 0);
  return { lines, discounts, totalMinor: sumLines(lines) - coupon - credits };
}

/** What an account takes off an order. */
export type RewardsUse = Pick<Cart, 'coupon' | 'credits'>;

type UpgradeRequest = { readonly country: CountryCode } & Omit<Extract<ParentItem, { kind: 'upgrade' }>, 'kind'>;
type BookRequest = { readonly country: CountryCode } & Omit<Extract<ParentItem, { kind: 'book' }>, 'kind'>;

/** The price of one parent's book, by default without coupon and credits. */
export const quoteBook = ({ country, ...book }: BookRequest, rewards: RewardsUse = {}): Quote =>
  quote({ country, items: [{ kind: 'book', ...book }], ...rewards });

/** The price of a printed copy of a digital book that the account owns, by default without coupon and credits. */
export const quoteUpgrade = ({ country, ...book }: UpgradeRequest, rewards: RewardsUse = {}): Quote =>
  quote({ country, items: [{ kind: 'upgrade', ...book }], ...rewards });

/** The price of the books of a class with their delivery; throws below the minimum of printed books. */
export const quoteGroup = (country: CountryCode, item: GroupItem, deliveryPaid = false): Quote =>
  quote({ country, items: [item], deliveryPaid });

/** The price of the advanced model for a book that was bought without it. */
export const quoteAdvancedModel = (country: CountryCode, rewards: RewardsUse = {}): Quote =>
  quote({ country, items: [{ kind: 'advanced_model' }], ...rewards });

/** The price of the books that a company's employees ordered; throws below the minimum of books. */
export const quoteCompany = (country: CountryCode, item: Omit<CompanyItem, 'kind'>): Quote =>
  quote({ country, items: [{ kind: 'company', ...item }] });
