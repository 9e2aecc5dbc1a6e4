import type { CountryCode, Language } from '@/lib/markets';
import type { OrderState } from '@/lib/orders';
import type { PriceTier } from '@/lib/prices';

/** An order of a parent as the demonstration shows it. */
export type DemoOrder = {
  readonly country: CountryCode;
  readonly language: Language;
  readonly tier: PriceTier;
  readonly state: OrderState;
  /** Hours since it was created. */
  readonly hoursAgo: number;
  /** Something that the desk shows beside the state. */
  readonly with?: 'late' | 'risk' | 'broken' | 'gift' | 'partial refund' | 'refused mail' | 'files';
};

const order = (
  [country, language]: readonly [CountryCode, Language],
  tier: PriceTier,
  [state, hoursAgo]: readonly [OrderState, number],
  what?: DemoOrder['with'],
): DemoOrder => ({ country, language, tier, state, hoursAgo, ...(what && { with: what }) });

const HE = ['IL', 'he'] as const;
const AR = ['IL', 'ar'] as const;
const RU = ['IL', 'ru'] as const;
const US = ['US', 'en'] as const;
const KE = ['KE', 'en'] as const;

/** Every state that the desk shows, over the last thirty days. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  order(HE, 'digital', ['unpaid', 2]),
  order(US, 'combo', ['unpaid', 9]),
  order(RU, 'printed', ['awaiting_payment', 1]),
  order(HE, 'digital', ['paid', 1]),
  order(AR, 'digital', ['paid', 2]),
  order(HE, 'combo', ['in_production', 1]),
  order(US, 'digital', ['in_production', 1]),
  order(HE, 'digital', ['in_production', 5], 'broken'),
  order(HE, 'combo', ['awaiting_confirmation', 5]),
  order(AR, 'combo', ['awaiting_confirmation', 20]),
  order(HE, 'printed', ['awaiting_confirmation', 31]),
  order(US, 'printed', ['awaiting_confirmation', 44]),
  order(KE, 'combo', ['awaiting_confirmation', 60]),
  order(HE, 'printed', ['confirmed', 30]),
  order(RU, 'combo', ['confirmed', 40]),
  order(US, 'printed', ['confirmed', 47]),
  order(HE, 'combo', ['printing', 70], 'gift'),
  order(HE, 'printed', ['printing', 76], 'files'),
  order(AR, 'combo', ['printing', 90]),
  order(US, 'combo', ['printing', 95], 'files'),
  order(KE, 'printed', ['printing', 98]),
  order(HE, 'combo', ['printing', 480], 'late'),
  order(US, 'printed', ['printing', 500], 'late'),
  order(HE, 'printed', ['printing', 260], 'risk'),
  order(KE, 'combo', ['confirmed', 240], 'risk'),
  order(HE, 'printed', ['shipped', 150]),
  order(HE, 'combo', ['shipped', 165], 'gift'),
  order(RU, 'printed', ['shipped', 180]),
  order(US, 'combo', ['shipped', 190]),
  order(HE, 'combo', ['delivered', 260]),
  order(HE, 'printed', ['delivered', 330], 'partial refund'),
  order(AR, 'printed', ['delivered', 400]),
  order(RU, 'combo', ['delivered', 470]),
  order(US, 'printed', ['delivered', 520]),
  order(KE, 'printed', ['delivered', 600]),
  order(HE, 'combo', ['delivered', 690]),
  order(HE, 'digital', ['ready', 10]),
  order(HE, 'digital', ['ready', 36], 'refused mail'),
  order(AR, 'digital', ['ready', 80]),
  order(RU, 'digital', ['ready', 120]),
  order(US, 'digital', ['ready', 200]),
  order(KE, 'digital', ['ready', 300]),
  order(HE, 'digital', ['ready', 410], 'gift'),
  order(HE, 'digital', ['refunded', 340]),
  order(US, 'printed', ['refunded', 560]),
  order(RU, 'digital', ['cancelled', 700]),
];
