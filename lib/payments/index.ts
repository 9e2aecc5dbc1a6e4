export { type PaymentState, paymentStates } from './states';
