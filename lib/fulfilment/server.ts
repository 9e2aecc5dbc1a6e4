export { cancelOrder } from './confirmation/cancel-order';
export { confirmOrder } from './confirmation/confirm-order';
export { getConfirmation } from './confirmation/confirmation-view';
export { renderJobPage } from './print-jobs/job-page';
export { getPrintJob } from './print-jobs/print-job';
export { printJobSchema, updatePrintJob } from './print-jobs/update-print-job';
export { handleReport } from './shipments/handle-report';
export { handlePrintFilesFailure, handleSubmitFailure, handleWholeBookFailure } from './shipments/job-failures';
export { reprintOrder } from './shipments/reprint-order';
