export { isTierAvailable, listAvailableTiers, listSingleTiers, resolveTier } from './available-tiers';
export { applyDiscount } from './discount';
export { formatMarketPrice, formatPrice } from './format';
export { getPromisedDates, type PromisedDates } from './promised-dates';
export { PRICE_TIERS, type PriceTier, type Quote, type QuoteLine, type QuoteRequest, quote } from './quote';
export { PRICE_IDS, PRICE_TABLE, type PriceId, type PriceRule, priceFor } from './table';
