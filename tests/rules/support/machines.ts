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
/** Every state machine whose state is a column. */
export const MACHINES = [ORDER, PAYMENT, TASK, REDRAW, SHIPMENT, BATCH, SUBMISSION];
