import type { Machine } from './state-writes';

const ORDER: Machine = {
  model: 'order',
  table: 'orders',
  mover: 'lib/orders/move-order.ts',
  asks: 'canMoveOrder',
  history: 'orderChange',
};
export const PAYMENT: Machine = {
  model: 'payment',
  table: 'payments',
  mover: 'lib/payments/move-payment.ts',
  asks: 'paymentStates.canMove',
  history: 'paymentChange',
};
const TASK: Machine = {
  model: 'bookTask',
  table: 'book_tasks',
  mover: 'lib/books/move-task.ts',
  asks: 'taskStates.canMove',
  history: 'bookTaskChange',
};
const REDRAW: Machine = {
  model: 'redraw',
  table: 'redraws',
  mover: 'lib/books/redraws/move-redraw.ts',
  asks: 'redrawStates.canMove',
  history: 'redrawChange',
};
const SHIPMENT: Machine = {
  model: 'shipment',
  table: 'shipments',
  mover: 'lib/fulfilment/move-shipment.ts',
  asks: 'shipmentStates.canMove',
  history: 'shipmentChange',
};
const BATCH: Machine = {
  model: 'companyBatch',
  table: 'company_batches',
  mover: 'lib/company/move-batch.ts',
  asks: 'batchStates.canMove',
  history: 'companyBatchChange',
};
const SUBMISSION: Machine = {
  model: 'companySubmission',
  table: 'company_submissions',
  mover: 'lib/company/move-submission.ts',
  asks: 'submissionStates.canMove',
  history: 'companySubmissionChange',
};
const REQUEST: Machine = {
  model: 'supportRequest',
  table: 'support_requests',
  mover: 'lib/support/move-request.ts',
  asks: 'requestStates.canMove',
  history: 'supportRequestChange',
};
const REVIEW: Machine = {
  model: 'review',
  table: 'reviews',
  mover: 'lib/rewards/move-review.ts',
  asks: 'reviewStates.canMove',
  // The audit trail of the staff.
  history: null,
};
/** Every state machine whose state is a column. */
export const MACHINES = [ORDER, PAYMENT, TASK, REDRAW, SHIPMENT, BATCH, SUBMISSION, REQUEST, REVIEW];
