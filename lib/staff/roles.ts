export const STAFF_ROLES = ['owner', 'service', 'production', 'editor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What a member of the staff may see or do, and the roles that may; nobody else. */
const PERMISSIONS = {
  'today.read': ['owner', 'service', 'production', 'editor'],
  'orders.read': ['owner', 'service', 'production'],
  /** Phones, addresses and names of customers. */
  'contacts.read': ['owner', 'service'],
  /** Takes a list of customers out of the desk. */
  'orders.export': ['owner'],
  'orders.note': ['owner', 'service', 'production'],
  'orders.resend': ['owner', 'service'],
  'orders.address': ['owner', 'service'],
  'orders.cancel': ['owner', 'service'],
  'orders.refund': ['owner', 'service'],
  'orders.transfer': ['owner'],
  'orders.reprint': ['owner', 'service', 'production'],
  'orders.correct': ['owner', 'service', 'production'],
  /** Sees the drawn picture of a page, with a reason. */
  'orders.look': ['owner', 'service', 'production'],
  /** Classes and companies. */
  'groups.read': ['owner', 'service', 'production'],
  /** Names of children and of employees. */
  'groups.names': ['owner', 'service'],
  'groups.note': ['owner', 'service', 'production'],
  'groups.resend': ['owner', 'service'],
  /** Deadlines, and whether the link is open. */
  'groups.change': ['owner', 'service'],
  /** Orders the books of a company against a quote. */
  'groups.quote': ['owner', 'service'],
  'groups.cancel': ['owner', 'service'],
  /** Opens a class or a batch for a teacher or an HR person. */
  'groups.open': ['owner', 'service'],
  /** Reads what the staff did, and takes it out of the desk. */
  'audit.read': ['owner'],
  'jobs.retry': ['owner', 'production'],
  /** Books at the print houses: their files and papers, which name no customer, and how far each of them is. */
  'production.read': ['owner', 'production'],
  'production.export': ['owner', 'production'],
  'production.mark': ['owner', 'production'],
  'refunds.read': ['owner', 'service'],
  'support.read': ['owner', 'service'],
  /** Replies, templates, states and who answers. */
  'support.answer': ['owner', 'service'],
  'reviews.read': ['owner', 'service', 'editor'],
  'reviews.decide': ['owner', 'editor'],
  /** Writes posts of the blog and publishes them. */
  'blog.write': ['owner', 'editor'],
  /** Enters what customers said about the shop, and shows it or takes it back. */
  'testimonials.write': ['owner', 'editor'],
  'quality.read': ['owner', 'editor'],
  'members.manage': ['owner'],
  'catalogue.read': ['owner', 'editor'],
  /** Takes books off sale, announces them and marks bestsellers, in a market. */
  'catalogue.switch': ['owner', 'editor'],
  /** Says when a partner's offer runs, which is money. */
  'offers.change': ['owner'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type Permission = keyof typeof PERMISSIONS;

export const can = (role: StaffRole, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly StaffRole[]).includes(role);
