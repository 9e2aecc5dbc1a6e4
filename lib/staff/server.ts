export {
  endStaffSession,
  purgeStaffSessions,
  readStaffSession,
  type StaffActor,
  type StaffSession,
} from './login/session';
export { checkStaffPhone, enterDesk, getSecondStep, type SecondStep } from './login/sign-in';
export { addOwner } from './members/add-owner';
export {
  type ActDeps,
  addNote,
  bookTransfer,
  cancelForCustomer,
  changeAddress,
  correct,
  refund,
  reprint,
  resend,
  retryJob,
} from './orders/act';
export { listOrdersForDesk } from './orders/list-orders';
export { getOrderForDesk } from './orders/order-view';
export { countToday } from './today/count-today';
export { listRefundsDue, listRequests, listReviews } from './today/lists';
