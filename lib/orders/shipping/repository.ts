import type { CountryCode } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { Address } from './address-schema';

export const findAddress = (tx: Tx, orderId: string) => tx.shippingAddress.findUnique({ where: { orderId } });

/** Where a parcel goes, as it is stored. */
export type AddressRow = Omit<NonNullable<Awaited<ReturnType<typeof findAddress>>>, 'orderId'>;

/** Where the account's last parcel in this country went, for a customer's own next one; a gift goes to somebody else. */
export const findLastAddress = (tx: Tx, accountId: string, country: CountryCode) =>
  tx.shippingAddress.findFirst({
    where: { country, order: { accountId, kind: 'parent', OR: [{ gift: null }, { gift: { active: false } }] } },
    orderBy: { order: { createdAt: 'desc' } },
  });

/** Whether the customer has said where to deliver it. */
export const hasAddress = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.shippingAddress.count({ where: { orderId } })) > 0;

const toRow = ({ houseNumber: house, ...rest }: Address) => ({ ...rest, house });

export function upsertAddress(tx: Tx, orderId: string, address: Address) {
  const data = toRow(address);
  return tx.shippingAddress.upsert({ where: { orderId }, create: { orderId, ...data }, update: data });
}

/** Changes the address of the next parcel. */
export const replaceAddress = (tx: Tx, orderId: string, address: Address) =>
  tx.shippingAddress.update({ where: { orderId }, data: toRow(address) });

/** Stores where the parcel of a group goes: an office has no apartment. */
export const saveOfficeAddress = (tx: Tx, orderId: string, address: Omit<AddressRow, 'apartment'>) =>
  tx.shippingAddress.upsert({ where: { orderId }, create: { orderId, ...address }, update: address });

/**
 * The parcels of a group's books go where the group's parcel goes, if it has an address; books that have an address
 * already get the same one.
 */
export async function copyAddress(tx: Tx, orderId: string, partIds: readonly string[]): Promise<void> {
  const found = await findAddress(tx, orderId);
  if (!found) return;
  await tx.shippingAddress.deleteMany({ where: { orderId: { in: [...partIds] } } });
  await tx.shippingAddress.createMany({ data: partIds.map((id) => ({ ...found, orderId: id })) });
}
