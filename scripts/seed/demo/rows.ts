import type { Prisma } from '@/lib/platform/db';

/** Rows of the demonstration by what they are, in the order in which they can be inserted. */
export type DemoRows = {
  readonly members: readonly Prisma.StaffMemberCreateManyInput[];
  readonly accounts: readonly Prisma.AccountCreateManyInput[];
  readonly books: readonly Prisma.BookCreateManyInput[];
  readonly illustrations: readonly Prisma.IllustrationCreateManyInput[];
  readonly orders: readonly Prisma.OrderCreateManyInput[];
  readonly lines: readonly Prisma.OrderLineCreateManyInput[];
  readonly addresses: readonly Prisma.ShippingAddressCreateManyInput[];
  readonly changes: readonly Prisma.OrderChangeCreateManyInput[];
  readonly dispatchChanges: readonly Prisma.DispatchChangeCreateManyInput[];
  readonly gifts: readonly Prisma.GiftCreateManyInput[];
  readonly payments: readonly Prisma.PaymentCreateManyInput[];
  readonly paymentChanges: readonly Prisma.PaymentChangeCreateManyInput[];
  readonly refunds: readonly Prisma.RefundCreateManyInput[];
  readonly shipments: readonly Prisma.ShipmentCreateManyInput[];
  readonly shipmentChanges: readonly Prisma.ShipmentChangeCreateManyInput[];
  readonly messages: readonly Prisma.MessageSentCreateManyInput[];
  readonly classes: readonly Prisma.KindergartenOrderCreateManyInput[];
  readonly children: readonly Prisma.KindergartenChildCreateManyInput[];
  readonly batches: readonly Prisma.CompanyBatchCreateManyInput[];
  readonly submissions: readonly Prisma.CompanySubmissionCreateManyInput[];
  readonly requests: readonly Prisma.SupportRequestCreateManyInput[];
  readonly requestChanges: readonly Prisma.SupportRequestChangeCreateManyInput[];
  readonly replies: readonly Prisma.SupportMessageCreateManyInput[];
  readonly reviews: readonly Prisma.ReviewCreateManyInput[];
};
