export { cancelOrder } from './confirmation/cancel-order';
export { confirmOrder } from './confirmation/confirm-order';
export { getConfirmation } from './confirmation/confirmation-view';
