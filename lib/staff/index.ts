export { STAFF_ACTIONS } from './audit/actions';
export { AUDIT_SUBJECTS, type AuditFilter, parseAuditFilter } from './audit/filter';
export type { AuditRow, AuditView } from './audit/view';
export {
  newPostSchema,
  pictureDeletionSchema,
  postSettingsSchema,
  postTextSchema,
  publicationSchema,
} from './blog/schema';
export type { PostListItem, PostView } from './blog/view';
export { offerDaysSchema, overrideSchema } from './catalogue/schema';
export type { CatalogueView, OfferView, StaffEdition, StaffSwitch } from './catalogue/view';
export {
  GROUP_FILTERS,
  GROUP_KINDS,
  GROUP_LISTS,
  type GroupFilter,
  type GroupKind,
  type GroupList,
  parseGroupFilter,
  parseGroupList,
} from './groups/group-lists';
export type { GroupState } from './groups/group-state';
export type { GroupMemberState } from './groups/member-state';
export type { GroupMember, GroupRowView, GroupsView, GroupView } from './groups/view';
export {
  INBOX_LISTS,
  type InboxList,
  type InboxRequest,
  type InboxRow,
  type InboxView,
  parseInboxList,
  type TemplateView,
} from './inbox/view';
export { STAFF_LIMITS } from './limits';
export type { StaffMemberView } from './members/view';
export { ORDER_LISTS, type OrderList, parseOrderList } from './orders/order-lists';
export type { OrderRowView, OrdersView, StaffOrderView, TimelineEvent } from './orders/view';
export type { Page } from './paging/cursor';
export type { MarkedResult, PrintQueueItem, PrintQueueView } from './print-queue/view';
export { PROMISES, type Promised, parsePromised } from './print-queue/view';
export {
  parsePeriod,
  QUALITY_PERIODS,
  type QualityPeriod,
  type QualityView,
} from './quality/view';
export { can, type Permission, STAFF_ROLES, type StaffRole } from './roles';
export {
  assignSchema,
  commentSchema,
  correctSchema,
  type ExportKind,
  exportSchema,
  lookSchema,
  markSchema,
  memberSchema,
  reasonSchema,
  refundSchema,
  replySchema,
  requestStateSchema,
  resendSchema,
  reviewDecisionSchema,
  roleSchema,
  searchSchema,
  staffAddressSchema,
  templateSchema,
  transferSchema,
} from './schema';
export { testimonialSchema } from './testimonials/schema';
export { STAFF_THEMES, type StaffTheme } from './themes';
export type { RefundView, ReviewView, TodayItem, TodayView } from './today/view';
