export const STAFF_ROLES = ['owner', 'service', 'production', 'editor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What a member of the staff may see or do, and the roles that may; nobody else. */
const PERMISSIONS = {
  'today.read': ['owner', 'service', 'production', 'editor'],
  'orders.read': ['owner', 'service', 'production'],
  /** Phones, addresses and names of customers. */
  'contacts.read': ['owner', 'service'],
  'orders.note': ['owner', 'service', 'production'],
  'orders.resend': ['owner', 'service'],
  'orders.address': ['owner', 'service'],
  'orders.cancel': ['owner', 'service'],
  'orders.refund': ['owner', 'service'],
  'orders.transfer': ['owner'],
  'orders.reprint': ['owner', 'service', 'production'],
  'orders.correct': ['owner', 'service', 'production'],
  'jobs.retry': ['owner', 'production'],
  'refunds.read': ['owner', 'service'],
  'support.read': ['owner', 'service'],
  'reviews.read': ['owner', 'service', 'editor'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type Permission = keyof typeof PERMISSIONS;

export const can = (role: StaffRole, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly StaffRole[]).includes(role);
