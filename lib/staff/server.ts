export {
  endStaffSession,
  purgeStaffSessions,
  readStaffSession,
  type StaffActor,
  type StaffSession,
} from './login/session';
export { checkStaffPhone, completeSignIn, getSecondStep, type SecondStep } from './login/sign-in';
export { addMember } from './members/add-member';
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
export { listStaffOrders } from './orders/list-orders';
export { getStaffOrder } from './orders/order-view';
export { countToday } from './today/count-today';
export { listRefundsDue, listRequests, listReviews } from './today/lists';
