export { STAFF_LIMITS } from './limits';
export { ORDER_LISTS, type OrderList, parseOrderList } from './orders/order-lists';
export type { OrderRowView, OrdersView, StaffOrderView, TimelineEvent } from './orders/view';
export { can, type Permission, STAFF_ROLES, type StaffRole } from './roles';
export {
  commentSchema,
  correctSchema,
  reasonSchema,
  refundSchema,
  resendSchema,
  searchSchema,
  staffAddressSchema,
  totpSchema,
  transferSchema,
} from './schema';
export type { RefundView, RequestView, ReviewView, TodayItem, TodayView } from './today/view';
