export { movePayment } from './move-payment';
export { getRefundableMinor, planProviderTotal, planRefund } from './plan-refund';
export { purgeEvents } from './purge-events';
export { insertEvent, listUnhandledEvents, markEventHandled } from './repository/events';
export {
  findPayment,
  findTransfer,
  insertPayment,
  listDisputedPayments,
  listOpenPayments,
  listUnsettledPayments,
  raiseRefunded,
  setDisputed,
} from './repository/payments';
export {
  countRefundsByHand,
  findRefund,
  findRefundByKey,
  insertRefund,
  listOutstandingRefunds,
  listRefunds,
  listRefundsByHand,
  listUncreditedRefunds,
  markRefunded,
  type RefundReason,
} from './repository/refunds';
export { TRANSFER_PROVIDER } from './transfer';
