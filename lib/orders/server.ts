export { closeOrders } from './close-orders';
export { createOrder } from './create-order';
export { downloadPath, openDownload, renewDownload } from './downloads';
export { myOrder, myOrders } from './find-orders';
export { giveUpOrderMail, giveUpProduction, giveUpRefund } from './give-up';
export { noteVisit } from './note-visit';
export { openCheckout } from './open-checkout';
export { type EventOutcome, handlePaymentEvent } from './payment-event';
export { verifyPhone } from './verify-phone';
