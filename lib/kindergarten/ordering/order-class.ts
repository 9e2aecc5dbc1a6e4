import { changeEmailSchema } from '@/lib/accounts';
import { type CapabilityTable, CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import type { CatalogueOverride } from '@/lib/catalogue';
import { listMarketOverrides } from '@/lib/catalogue/server';
import type { CountryCode } from '@/lib/markets';
import { priceGroup, saveGroupOrder } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isDeliveryOffered, type PickupPoints } from '@/lib/prices';
import { claimClass } from '../class/adopt-classes';
import { CLASS_LIMITS, isClassName } from '../limits';
import { lockClass } from '../repository';
import { listPartsToOrder } from './check-class';
import { findAccountClass, type OrderedClass, setClassOrder } from './repository';

type Deps = {
  readonly db: Db;
  /** The verified account; its phone's market decides the price (§4 phone verification). */
  readonly account: { readonly accountId: string; readonly country: CountryCode };
  /** The teacher's device: a class that was collected on it before signing in becomes the account's. */
  readonly deviceId: string;
  readonly now: Date;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
  readonly pickupPoints?: PickupPoints | undefined;
};

type OrderClassError =
  | 'not_found'
  | 'format_not_offered_yet'
  | 'class_details_missing'
  | 'class_too_small'
  | 'class_incomplete'
  | 'order_not_payable';

/**
 * Creates the one unpaid order of a class, or renews it with the children and prices of this moment, and closes the
 * class's link. `class_details_missing` names the fields, `class_incomplete` the children with what each lacks,
 * `class_too_small` the minimum; `order_not_payable`: it is paid already.
 */
export function orderClass(
  classId: string,
  { db, account, deviceId, now, capabilities = CURRENT_CAPABILITIES, pickupPoints }: Deps,
): Promise<Result<{ readonly orderId: string }, OrderClassError>> {
  return db.$transaction(async (tx) => {
    if (!isAvailable('kindergarten', capabilities)) return fail('not_found');
    await claimClass(tx, classId, { deviceId, accountId: account.accountId });
    await lockClass(tx, classId);
    const group = await findAccountClass(tx, classId, account.accountId);
    if (!group) return fail('not_found');
    const checked = checkClass(group, {
      capabilities,
      pickupPoints,
      country: account.country,
      overrides: await listMarketOverrides(tx, account.country),
    });
    if (!checked.ok) return checked;
    const { language, email, delivery, orderId } = group;
    const order = await saveGroupOrder(
      tx,
      {
        kind: 'kindergarten',
        orderId,
        accountId: account.accountId,
        country: account.country,
        language,
        email,
        format: checked.value,
        delivery: checked.value === 'printed' ? delivery : null,
        price: (created) => priceGroup(tx, created, group.children.length, now),
      },
      now,
    );
    if (!order) return fail('order_not_payable');
    await setClassOrder(tx, group.id, order.id, now);
    return ok({ orderId: order.id });
  });
}

/** What can be bought in the country of the account. */
type Offered = Pick<Deps, 'pickupPoints'> & {
  readonly capabilities: CapabilityTable;
  readonly country: CountryCode;
  /** What the desk switched there. */
  readonly overrides: readonly CatalogueOverride[];
};
type ClassError = Exclude<OrderClassError, 'not_found' | 'order_not_payable'>;

/** The format of a class that can be ordered as it stands. */
function checkClass(
  group: OrderedClass,
  { capabilities, pickupPoints, country, overrides }: Offered,
): Result<'digital' | 'printed', ClassError> {
  const { bookType, children } = group;
  if (bookType === 'mix' || (bookType === 'printed' && !isAvailable('print', capabilities))) {
    return fail('format_not_offered_yet');
  }
  const fields = listMissingFields(group, { country, pickupPoints });
  if (fields.length > 0) return fail('class_details_missing', { fields });
  if (children.length < CLASS_LIMITS.minBooks) {
    return fail('class_too_small', { minimum: CLASS_LIMITS.minBooks, count: children.length });
  }
  const incomplete = children
    .map((child) => ({ id: child.id, missing: listPartsToOrder(child, group, overrides) }))
    .filter(({ missing }) => missing.length > 0);
  return incomplete.length > 0 ? fail('class_incomplete', { children: incomplete }) : ok(bookType);
}

/** Details without which a class cannot be ordered. */
const listMissingFields = (
  { kindergartenName, contactName, email, bookType, delivery }: OrderedClass,
  { country, pickupPoints }: Pick<Offered, 'country' | 'pickupPoints'>,
) => [
  ...(isClassName(kindergartenName) ? [] : (['kindergartenName'] as const)),
  ...(isClassName(contactName) ? [] : (['contactName'] as const)),
  // Kept as it is typed until now.
  ...(changeEmailSchema.safeParse({ email }).success ? [] : (['email'] as const)),
  ...(bookType === 'printed' && !(delivery && isDeliveryOffered(country, delivery, pickupPoints))
    ? (['delivery'] as const)
    : []),
];
