import type { GroupToPay } from '../selects';

/** Price ids of the delivery of a group order begin like this. */
export const DELIVERY_PREFIX = 'kindergarten_delivery_';

/** Price ids of the books of a format begin like this. */
const BOOK_PREFIXES = { digital: 'kindergarten_digital', printed: 'kindergarten_printed' } as const;

export type GroupFormat = keyof typeof BOOK_PREFIXES;
export type BookCounts = Readonly<Record<GroupFormat, number>>;
type Paid = Pick<GroupToPay, 'lines'>;

const isBookLine = (priceId: string, format: GroupFormat): boolean => priceId.startsWith(BOOK_PREFIXES[format]);

const countFormat = ({ lines }: Paid, format: GroupFormat): number =>
  lines.reduce((sum, { priceId, quantity }) => sum + (isBookLine(priceId, format) ? quantity : 0), 0);

/** How many books of each format a group order pays for. */
export const countPaidBooks = (order: Paid): BookCounts => ({
  digital: countFormat(order, 'digital'),
  printed: countFormat(order, 'printed'),
});

/** How many books a group order pays for. */
export function countGroupBooks(order: Paid): number {
  const { digital, printed } = countPaidBooks(order);
  return digital + printed;
}

/** What one book of a format cost in a paid group order with its extras, in minor units. */
export const getPaidBookPrice = ({ lines }: Paid, format: GroupFormat): number =>
  lines
    .filter(
      ({ priceId }) =>
        isBookLine(priceId, format) ||
        priceId === 'advanced_model_addon' ||
        (priceId === 'printed_dedication' && format === 'printed'),
    )
    .reduce((sum, { unitMinor }) => sum + unitMinor, 0);

/** What the delivery of a paid group order cost, in minor units; 0 where another order paid it. */
export const getPaidDeliveryPrice = ({ lines }: Paid): number =>
  lines.find(({ priceId }) => priceId.startsWith(DELIVERY_PREFIX))?.unitMinor ?? 0;
