export { exportAudit } from './audit/export-audit';
export { listAudit } from './audit/list-audit';
export {
  choosePublication,
  createDraft,
  listStaffPosts,
  savePostSettings,
  uploadPicture,
  viewPost,
  writePost,
} from './blog/act';
export { deleteDraftPost, deletePostPicture } from './blog/delete';
export { changeOfferDays, endOfferNow, switchEdition } from './catalogue/act';
export { getCatalogue } from './catalogue/get-catalogue';
export { getOffers } from './catalogue/get-offers';
export {
  addGroupComment,
  cancelGroup,
  changeDeadline,
  closeGroup,
  openQuote,
  resendToGroup,
  sendGroupLink,
  sendQuote,
} from './groups/act';
export { getGroup } from './groups/get-group';
export { listMoreEmployees } from './groups/list-employees';
export { listGroups } from './groups/list-groups';
export { openForCompany, openForTeacher } from './groups/open-for';
export { assign, changeRequestState, reply, writeTemplate } from './inbox/act';
export { getInboxRequest, listInboxPage } from './inbox/list-inbox';
export {
  endStaffSession,
  purgeStaffSessions,
  readStaffSession,
  type StaffActor,
  type StaffSession,
} from './login/session';
export { checkStaffPhone, completeSignIn, getSecondStep, type SecondStep } from './login/sign-in';
export { addMember } from './members/add-member';
export { changeRole, inviteMember, listMembers, resetSecondStep, switchOffMember } from './members/manage';
export {
  type ActDeps,
  addComment,
  bookTransfer,
  cancelForCustomer,
  changeAddress,
  correct,
  refund,
  reprint,
  resend,
  retryJob,
} from './orders/act';
export { exportOrders } from './orders/export-orders';
export { listStaffOrders } from './orders/list-orders';
export { getStaffOrder } from './orders/order-view';
export { seePage } from './orders/see-page';
export { createExport, openExport, purgeExports } from './print-queue/exports';
export { getPrintQueue } from './print-queue/list-queue';
export { markMany } from './print-queue/mark';
export { getQuality } from './quality/get-quality';
export { settleRefundByHand } from './refunds/settle';
export { decideAboutReview } from './reviews/decide';
export {
  addTestimonial,
  changeTestimonial,
  removeTestimonial,
  takeBackTestimonial,
} from './testimonials/act';
export { countToday } from './today/count-today';
export { listRefundsDue, listReviews } from './today/lists';
