export { movePayment } from './move-payment';
export {
  findPayment,
  insertEvent,
  insertPayment,
  listOpenPayments,
  listOutstandingRefunds,
  markEventHandled,
  markRefundRequested,
  recordRefunded,
  setDisputed,
} from './repository';
