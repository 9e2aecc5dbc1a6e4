export { cancelOrder } from './confirmation/cancel-order';
export {
  checkPart,
  confirmOrder,
  type MeasuredBook,
  measureBook,
  type PartError,
  printPart,
} from './confirmation/confirm-order';
export { getConfirmation } from './confirmation/confirmation-view';
export { holdOrder } from './confirmation/hold-order';
export { getProof, requestProof } from './confirmation/proof';
export { findDueReminder } from './confirmation/remind-confirmations';
export { enqueueFulfilmentMessage } from './messages/enqueue-message';
export { renderJobPage } from './print-jobs/job-page';
export { getPrintJob } from './print-jobs/print-job';
export { printJobSchema, updatePrintJob } from './print-jobs/update-print-job';
export { listMarkedOrders, type MarkOutcome, markPrinted } from './print-queue/mark-printed';
export {
  countPrintQueue,
  listPrintFiles,
  listPrintQueue,
  type PrintFilesRow,
  type PrintQueueRow,
} from './print-queue/repository';
export { getReprintOptions } from './reprints/reprint-options';
export { requestReprint } from './reprints/request-reprint';
export { handleReport } from './shipments/handle-report';
export { reprintOrder } from './shipments/reprint-order';
