export { type ArrivalFit, getArrival, getArrivalFit, getParcelArrival } from './arrival';
export { getOrderBy } from './arrival-occasions';
export {
  getPrintedPrice,
  isTierAvailable,
  listAvailableTiers,
  listMainTiers,
  printedIncludesDigital,
  resolveTier,
} from './available-tiers';
export { listUsableCoupons, pickCoupon } from './coupon-choice';
export { formatMarketPrice, formatPrice } from './format';
export {
  findPickupPoint,
  getPickupPlace,
  isDeliveryOffered,
  listGroupDeliveries,
  type PickupPoints,
} from './group-deliveries';
export { findGroupTier } from './item-lines';
export { GROUP_DELIVERIES, type GroupDelivery, type GroupItem, PRICE_TIERS, type PriceTier } from './items';
export { getGroupDays, getGroupPromise, getPrintStart, getPromisedDates, type PromisedDates } from './promised-dates';
export {
  type CouponOffer,
  type Quote,
  type QuoteDiscount,
  type QuoteLine,
  quoteAdvancedModel,
  quoteBook,
  quoteCompany,
  quoteGroup,
  quoteUpgrade,
  type RewardsUse,
} from './quote';
export { PRICE_TABLE, type PriceId, type PriceRule, priceFor } from './table';
