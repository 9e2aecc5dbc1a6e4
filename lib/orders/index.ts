export { getOrderDeadline } from './confirm-deadline';
export type { EditorView, HeroChangeView, SavedWords, WordHint } from './editing/model';
export { checkGiftDay, getGiftDay, getGiftDayRange } from './gift/dispatch-day';
export { type GiftParts, getGiftParts } from './gift/gift-parts';
export { type GiftInput, giftInputSchema, reviewGiftSchema } from './gift/gift-schema';
export type { GiftView } from './gift/gift-view';
export { COMPANY_DOWNLOAD_DAYS, DOWNLOAD_DAYS, GIFT_LINK_DAYS, GIFT_MESSAGE_LIMITS } from './limits';
export { checkNeededBy, getNeededByRange, toDayText } from './needed-by';
export {
  buyAdvancedSchema,
  checkoutSchema,
  clickIdSchema,
  createOrderSchema,
  dedicationInputSchema,
  neededByInputSchema,
  SANDBOX_OUTCOMES,
  type SandboxOutcome,
  sandboxCheckoutSchema,
} from './schema';
export {
  type Address,
  addressSchema,
  checkDoor,
  checkRegion,
  isPostalCodeMissing,
  requiresPostalCode,
  requiresState,
} from './shipping/address-schema';
export { formatStreet, formatUnit } from './shipping/street-line';
export { isUsState, US_STATES } from './shipping/us-states';
export type { OrderState } from './states';
export { isUnfinished } from './views/unfinished';
export type { OrderRewards, OrdersProgress, OrderView } from './views/view';
