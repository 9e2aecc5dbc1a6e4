import { STAFF_LIMITS, type StaffOrderView } from '@/lib/staff';

export type FieldName =
  | 'text'
  | 'reason'
  | 'amount'
  | 'page'
  | 'from'
  | 'to'
  | 'fullName'
  | 'street'
  | 'houseNumber'
  | 'apartment'
  | 'city'
  | 'state'
  | 'postalCode';
type Values = Readonly<Partial<Record<FieldName, string>>>;

type Action = {
  readonly fields: readonly FieldName[];
  readonly isOffered: (order: StaffOrderView) => boolean;
  readonly initial?: (order: StaffOrderView) => Values;
  readonly toJson: (values: Values, order: StaffOrderView) => object;
};

/** States in which a parcel's address may still change. */
const BEFORE_PRINT = ['unpaid', 'awaiting_payment', 'paid', 'in_production', 'ready', 'awaiting_confirmation'];
const CONFIRMED = ['confirmed', 'printing', 'shipped', 'ready_for_pickup', 'delivered'];

/** Minor units of a typed amount; empty or no number is `undefined`, and the server refuses what is not right. */
export const toMinor = (text = ''): number | undefined => {
  const amount = Number(text.replace(',', '.').trim() || Number.NaN);
  return Number.isFinite(amount) ? Math.round(amount * 100) : undefined;
};

const getAddress = ({ contact }: StaffOrderView): Values => {
  const { fullName, street, house, apartment, city, state, postalCode } = contact?.address ?? {};
  return {
    fullName: fullName ?? '',
    street: street ?? '',
    houseNumber: house ?? '',
    apartment: apartment ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
  };
};

/** The forms of an order, in the order in which they are shown. */
export const ACTIONS = {
  note: { fields: ['text'], isOffered: () => true, toJson: ({ text }) => ({ text }) },
  address: {
    fields: ['fullName', 'street', 'houseNumber', 'apartment', 'city', 'state', 'postalCode', 'reason'],
    isOffered: ({ tier, state, contact }) =>
      tier !== 'digital' && BEFORE_PRINT.includes(state) && contact?.address != null,
    initial: getAddress,
    toJson: ({ reason, ...address }, { country }) => ({ reason, address: { country, ...address } }),
  },
  correct: {
    fields: ['page', 'from', 'to', 'reason'],
    isOffered: ({ catalogueId, paidAt }) => catalogueId !== null && paidAt !== null,
    initial: () => ({ page: 'dedication' }),
    toJson: (values) => values,
  },
  reprint: {
    fields: ['reason'],
    isOffered: ({ state, tier }) => tier !== 'digital' && CONFIRMED.includes(state),
    toJson: (values) => values,
  },
  transfer: {
    fields: ['amount'],
    isOffered: ({ kind, state }) => kind === 'company' && state === 'awaiting_payment',
    toJson: ({ amount }) => ({ amountMinor: toMinor(amount) }),
  },
  refund: {
    fields: ['amount', 'reason'],
    isOffered: ({ refundableMinor }) => refundableMinor > 0,
    toJson: ({ amount, reason }) => ({
      reason,
      // What is typed and is no amount must not become everything.
      ...(amount?.trim() && { amountMinor: toMinor(amount) ?? 0 }),
    }),
  },
  cancel: {
    fields: ['reason'],
    isOffered: ({ state, tier }) => state === 'awaiting_confirmation' && tier !== 'digital',
    toJson: (values) => values,
  },
} as const satisfies Readonly<Record<string, Action>>;
export type ActionName = keyof typeof ACTIONS;

const STORY_PAGES = Array.from({ length: 12 }, (_, index) => `s${String(index + 1).padStart(2, '0')}`);
/** Pages whose words can be corrected. */
export const PAGES: readonly string[] = ['dedication', 'cover', ...STORY_PAGES, 'closing'];

/** Pages that have a picture of their own. */
export const PICTURE_PAGES: readonly string[] = ['cover', ...STORY_PAGES];

export const MAX_LENGTHS: Readonly<Partial<Record<FieldName, number>>> = {
  text: STAFF_LIMITS.noteLength,
  reason: STAFF_LIMITS.reasonLength,
};
