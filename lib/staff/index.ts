export { STAFF_LIMITS } from './limits';
export { DESK_LISTS, type DeskList, parseDeskList } from './orders/desk-lists';
export type { DeskOrderView, OrderRowView, OrdersView, TimelineEvent } from './orders/view';
export { can, PERMISSION_NAMES, type Permission, STAFF_ROLES, type StaffRole } from './roles';
export {
  correctSchema,
  noteSchema,
  reasonSchema,
  refundSchema,
  resendSchema,
  searchSchema,
  staffAddressSchema,
  totpSchema,
  transferSchema,
} from './schema';
export type { RefundView, RequestView, ReviewView, TodayItem, TodayView } from './today/view';
