/**
 * Every kind of link, cookie and message that is its own permission, because it is signed or secret. Each names what it
 * covers: purposes of signatures (`lib/platform/tokens.ts`), columns of tokens, and paths that have a token in them.
 */
export const LINK_KINDS = {
  file: ['purpose file-link', '/api/files/[token]'],
  download: ['purpose download', '/api/downloads/[token]'],
  gift: ['purpose gift', '/api/gifts/[token]', '/[country]/[lang]/gift/[token]'],
  giftCard: ['purpose gift-card', '/api/gift-cards/[token]'],
  confirmEmail: ['purpose confirm-email'],
  stopReminders: ['purpose stop-reminders', '/api/books/stop-reminders/[token]'],
  deletePhoto: ['purpose delete-photo'],
  deletionReceipt: ['purpose deletion-receipt'],
  printJob: ['purpose print-job', '/api/print-jobs/[token]'],
  sandboxCheckout: ['purpose checkout', '/sandbox/checkout/[token]'],
  paymentEvent: ['purpose event'],
  fulfilmentEvent: ['purpose fulfilment'],
  staffExport: ['purpose staff-export', '/api/staff/production/exports/[token]'],
  replyAddress: ['purpose support-reply'],
  inboundEmail: ['purpose inbound-email'],
  device: ['purpose device'],
  referral: ['purpose referral'],
  session: ['accounts.prisma token_hash'],
  staffSession: ['staff.prisma token_hash'],
  resume: ['books.prisma token_hash'],
  share: ['books.prisma share_token', '/api/shared/[token]/[picture]', '/[country]/[lang]/share/[token]'],
  classLink: [
    'groups.prisma class_token',
    '/api/kindergarten/link/[token]',
    '/api/kindergarten/link/[token]/children',
    '/api/kindergarten/link/[token]/children/[childId]',
    '/api/kindergarten/link/[token]/children/[childId]/approval',
    '/[country]/[lang]/class/[token]',
  ],
  companyLink: [
    'groups.prisma link_token',
    '/api/company/link/[token]',
    '/api/company/link/[token]/book',
    '/api/company/link/[token]/phone',
    '/api/company/link/[token]/submissions',
    '/api/company/mine/[token]',
    '/api/company/mine/[token]/phone',
    '/[country]/[lang]/company/[token]',
    '/[country]/[lang]/company/[token]/dashboard',
    '/[country]/[lang]/company/[token]/login',
  ],
  employeeOrder: [
    'groups.prisma token_hash',
    '/api/company/order/[secret]',
    '/api/company/order/[secret]/phone',
    '/[country]/[lang]/company/order/[secret]',
  ],
} as const;

export type LinkKind = keyof typeof LINK_KINDS;
