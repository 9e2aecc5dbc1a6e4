export { type AccountOrder, countAddresses, listEveryOrder, lockAccountOrders } from './account/repository';
export { changeEmail, confirmEmailAddress } from './change-email';
export { buyAdvanced } from './checkout/buy-advanced';
export { createUpgrade } from './checkout/create-upgrade';
export { type CheckoutDeps, type OpenedCheckout, openCheckout } from './checkout/open-checkout';
export { saveNeededBy } from './checkout/save-needed-by';
export { closeOrders, closeUnpaidOrder } from './close-orders';
export { getConfirmDeadline } from './confirm-deadline';
export { claimDraft, createOrder } from './create-order';
export { saveDedication } from './dedication/save-dedication';
export {
  checkDedicationPhotoAllowed,
  type DedicationPhotoReader,
  type DedicationPhotoUpload,
  removeDedicationPhoto,
  saveDedicationPhoto,
} from './dedication/save-photo';
export { hasRiders, returnWholeGroup } from './delivery/shared-delivery';
export {
  changeDispatch,
  countReplans,
  findHandOver,
  findStateSince,
  holdOrderUntil,
  listAwaitingConfirmation,
  listDispatchChanges,
  listNeededOrders,
  listOrdersToDispatch,
  listUnprintedOrders,
  recordConfirmation,
  setDispatch,
} from './dispatch/repository';
export { getDownloadPath, openDownload, renewDownload } from './downloads';
export { changePoints } from './editing/change-points';
export { changeWords } from './editing/change-words';
export { choosePicture } from './editing/choose-picture';
export { correctWord } from './editing/correct-word';
export { getEditor } from './editing/editor-view';
export { applyHero } from './editing/hero/apply-hero';
export { discardTrial } from './editing/hero/discard-trial';
export { getHeroChange } from './editing/hero/hero-view';
export { openTrial } from './editing/hero/open-trial';
export { restoreHero } from './editing/hero/restore-hero';
export { redrawPicture } from './editing/redraw-picture';
export { resetBook } from './editing/reset-book';
export { extendRetention } from './extend-retention';
export { listUnsubmitted } from './fiscal/repository';
export { getIncludedVat, VAT_BASIS_POINTS } from './fiscal/vat';
export { type GiftOrder, getGiftDispatchDay, isPrintingEarly } from './gift/dispatch-day';
export { getGiftCardPath, hasGiftCard, makeGiftCard, openGiftCard } from './gift/gift-card';
export { toInstant, toLocalTime } from './gift/gift-schema';
export { openGift, viewGift } from './gift/open-gift';
export { reviewGift } from './gift/review-gift';
export { revokeGift, saveGift } from './gift/save-gift';
export { type Archive, getEntryName, streamArchive, toFileName } from './group/archive';
export { listDeliveryDetails } from './group/delivery-details';
export { isGroupKind } from './group/group-kind';
export { type GroupOrderInput, saveGroupOrder } from './group/group-order';
export { canLeaveGroup, endDeletedParts, leaveGroup, lockBookParts } from './group/leave-group';
export { type BookCounts, countGroupBooks, countPaidBooks } from './group/paid-lines';
export { createPart } from './group/parts';
export { getGroupDelivery, priceGroup } from './group/price-group';
export { isEnded, refundEndedParts, returnMissingBooks } from './group/return-books';
export { type EventOutcome, handlePaymentEvent } from './handle-payment-event';
export { startGroupJob } from './jobs';
export { makeOrderCover } from './mail/mail-cover';
export { enqueueOrderMail } from './mail/send-again';
export { moveOrder } from './move-order';
export { isOpenOrder } from './open-orders';
export { getOrderAddress } from './order-address';
export { makeReceipt } from './receipt/make-receipt';
export { planPartialRefund } from './recovery/partial-refund';
export { refundOrder } from './recovery/refund-order';
export { getPrintedPartKey, moveToRefunded, requestRefund } from './recovery/refunds';
export { returnCredits, returnRewards } from './recovery/return-rewards';
export { settleByHand } from './recovery/settle-by-hand';
export {
  countOrderStates,
  findOrder,
  findOrderByNumber,
  findOrderWithContact,
  findOrderWithGift,
  findOrderWithPayments,
  findOwnedOrder,
  findOwnedOrderWithContact,
  findOwnedOrderWithGift,
  findOwnedOrderWithPayments,
  isOrderPaid,
  isOrderUnpaid,
  listBookPartsWithFiles,
  listCancelledPartIds,
  listLiveClassOrders,
  listPaidExtras,
  listParts,
  listPartsWithFiles,
  listUnproducedOrders,
  lockOrder,
  type OrderRow,
} from './repository';
export { accountOrders } from './rewards/repository';
export { rewardOrder } from './rewards/reward-order';
export type { OrderWithContact, OrderWithGift, OrderWithPayments } from './selects';
export {
  type AddressRow,
  copyAddress,
  findAddress,
  replaceAddress,
  saveOfficeAddress,
} from './shipping/repository';
export { saveAddress } from './shipping/save-address';
export { formatStreet, formatUnit, isPostOnly } from './shipping/street-line';
export { suggestAddress } from './shipping/suggest-address';
export type { GroupListing, GroupSearch } from './staff/group-listing';
export {
  countOfferUses,
  countOrderList,
  findOrderHistory,
  hasOrders,
  listOrderPage,
  type OrderHistoryRow,
  type OrderList,
  type OrderListRow,
  searchOrderIds,
} from './staff/repository';
export { verifyPhone } from './verify-phone';
export { listReplans } from './views/dispatch-changes';
export { getOrder, listOrders } from './views/find-orders';
export { getOrderProgress } from './views/order-progress';
