export {
  insertPayment,
  keepEvent,
  markEventHandled,
  movePayment,
  openPayments,
  paymentById,
} from './repo';
export { paymentStates } from './states';
