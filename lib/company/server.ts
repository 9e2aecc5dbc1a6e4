export { getBatch, listOwnBatches, toBatchView } from './batch/batch-view';
export { changeBatch } from './batch/change-batch';
export { checkLogoAllowed, type LogoReader, removeLogo, saveLogo } from './batch/change-logo';
export { createBatch } from './batch/create-batch';
export { openBatchFor } from './batch/open-batch-for';
export { sendInvitation } from './batch/send-invitation';
export { withdrawByHr } from './batch/withdraw';
export { exportSubmissions } from './dashboard/export-csv';
export { listSubmissions } from './dashboard/list-submissions';
export { getCompanyLink } from './link/get-link';
export { getInvitations } from './link/invitations';
export { startCompanyBook } from './link/start-book';
export { openHrSession, signInHr } from './login/sign-in';
export { enqueueCompanyMessage } from './messages/record-message';
export { payBatchByCard } from './ordering/pay-by-card';
export { payBatchByTransfer, receiveTransfer } from './ordering/pay-by-transfer';
export { openBatchArchive } from './papers/batch-archive';
export { makeNameLabels, makePackingList } from './papers/batch-papers';
export { makePoster } from './papers/poster';
export { makeBatchReceipt, makeQuote } from './papers/quote';
export { approveBatch } from './production/approve-batch';
export { cancelBatch, isBatchCancellable } from './production/cancel-batch';
export { purgeCompanies } from './purge-companies';
export { isCompanyLink, isEmployeeLink } from './repository';
export {
  isBatch,
  isBatchSubmission,
  listBatchPage,
  listStaffSubmissions,
  type StaffBatchRow,
  type StaffSubmission,
} from './staff/repository';
export { getStaffBatch, type StaffBatch } from './staff/staff-batch';
export { sendClaimCode } from './submission/claim-phone';
export { confirmPhone, sendPhoneCode } from './submission/confirm-phone';
export {
  changeSubmission,
  getOwnSubmission,
  type OwnOrder,
  openOwnBook,
  withdrawSubmission,
} from './submission/own-submission';
export { restoreOrder, toStoredOrder } from './submission/stored-order';
export { submitOrder } from './submission/submit';
