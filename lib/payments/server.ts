export {
  askRefundOf,
  insertPayment,
  keepEvent,
  markEventHandled,
  movePayment,
  noteRefunded,
  openPayments,
  paymentById,
  refundsOutstanding,
  setDisputed,
} from './repo';
export { paymentStates } from './states';
