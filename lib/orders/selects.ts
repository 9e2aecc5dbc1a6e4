import type { Prisma } from '@/lib/platform/db';

// What each command and each job reads of what belongs to an order, so that nothing else is loaded. Views have their own
// (`views/selects.ts`).

/** Where messages about an order go. */
const contact = {
  select: { phone: true, email: true, emailVerifiedAt: true, smsConsentAt: true },
} as const satisfies Prisma.AccountDefaultArgs;

/** For orders whose parents are told of every step. */
export const contactInclude = { account: contact } as const satisfies Prisma.OrderInclude;
/** For a message about an order wherever it is shown: on the shelf, as a class or on a company's dashboard. */
export const refundMailInclude = {
  account: contact,
  kindergarten: { select: { id: true } },
  company: { select: { linkToken: true } },
} as const satisfies Prisma.OrderInclude;
export type OrderWithContact = Prisma.OrderGetPayload<{ include: typeof contactInclude }>;

/** For the provider's word about a payment. */
export const settlingInclude = { payments: true } as const satisfies Prisma.OrderInclude;
export type OrderToSettle = Prisma.OrderGetPayload<{ include: typeof settlingInclude }>;

/** For what is given back of an order. */
export const paymentsInclude = {
  lines: true,
  payments: { orderBy: { createdAt: 'desc' }, include: { refunds: true } },
  account: contact,
} as const satisfies Prisma.OrderInclude;
export type OrderWithPayments = Prisma.OrderGetPayload<{ include: typeof paymentsInclude }>;

/** For messages about an order. */
export const mailInclude = {
  lines: true,
  downloads: true,
  account: contact,
  usedCoupon: { select: { kind: true } },
  gift: true,
} as const satisfies Prisma.OrderInclude;
export type OrderToMail = Prisma.OrderGetPayload<{ include: typeof mailInclude }>;

/** For paying the order of a group, as it was ordered. */
export const groupCheckoutSelect = {
  lines: true,
  kindergarten: {
    select: { id: true, _count: { select: { children: { where: { book: { deletedAt: null } } } } } },
  },
} as const satisfies Prisma.OrderSelect;
export type GroupToPay = Prisma.OrderGetPayload<{ select: typeof groupCheckoutSelect }>;

/** For the person whom a book is given to. */
export const giftInclude = { gift: true, account: contact } as const satisfies Prisma.OrderInclude;
export type OrderWithGift = Prisma.OrderGetPayload<{ include: typeof giftInclude }>;

/** For the files of a book, which a refund and a dispute close. */
export const filesInclude = {
  downloads: true,
  payments: { select: { disputedAt: true } },
  gift: true,
} as const satisfies Prisma.OrderInclude;

/** For the receipt. */
export const receiptInclude = {
  lines: true,
  payments: paymentsInclude.payments,
  usedCoupon: { select: { kind: true } },
} as const satisfies Prisma.OrderInclude;
export type OrderWithReceipt = Prisma.OrderGetPayload<{ include: typeof receiptInclude }>;
