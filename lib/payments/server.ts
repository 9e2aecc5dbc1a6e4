export { movePayment } from './move-payment';
export { getRefundableMinor, planProviderTotal, planRefund } from './plan-refund';
export { purgeEvents } from './purge-events';
export {
  findRefund,
  findRefundByKey,
  insertRefund,
  listOutstandingRefunds,
  listRefunds,
  markRefunded,
  type RefundReason,
} from './refunds';
export {
  findPayment,
  insertEvent,
  insertPayment,
  listOpenPayments,
  listUnsettledPayments,
  markEventHandled,
  raiseRefunded,
  setDisputed,
} from './repository';
export { TRANSFER_PROVIDER } from './transfer';
