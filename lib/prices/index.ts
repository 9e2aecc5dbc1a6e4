export { discounted } from './discount';
export { CURRENCY_SYMBOLS, formatFor, formatPrice } from './format';
export { isOffered, offeredTier, offeredTiers, soldSingly } from './offered';
export { PRICE_TIERS, type PriceTier, type Quote, type QuoteLine, type QuoteRequest, quote } from './quote';
export { PRICE_IDS, PRICE_TABLE, type PriceId, type PriceRule, priceFor } from './table';
