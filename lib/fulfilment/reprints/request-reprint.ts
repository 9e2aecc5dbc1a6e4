import { translator } from '@/lib/i18n/server';
import { COUNTRIES, DEFAULT_COUNTRY } from '@/lib/markets';
import {
  findOwnedOrderWithContact,
  getOrderAddress,
  lockOrder,
  type OrderRow,
  type OrderWithContact,
  replaceAddress,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import { fail, ok, type Result } from '@/lib/platform/result';
import { recordSupportRequest } from '@/lib/support/server';
import { startReprint } from '../shipments/reprint-order';
import { countOwnReprints, countStartedReprints, insertReprintRequest } from './repository';
import { readReprints } from './reprint-options';
import { decideReprint, isOwnMistake, MAX_DAILY_REPRINTS, OWN_REPRINT_DAYS, type ReprintReason } from './rules';
import type { ReprintRequest } from './schema';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly accountId: string; readonly now: Date };
type ReprintError =
  | 'not_found'
  | 'order_not_reprintable'
  | 'reprint_period_over'
  | 'reprint_requested'
  | 'reprint_mistake_used'
  | 'address_country_not_served';

const DAY_MS = 86_400_000;
/** The shop reads its mail in its own language. */
const SHOP_LANGUAGE = COUNTRIES[DEFAULT_COUNTRY].defaultLanguage;

/**
 * A parent asks for a free reprint of a printed book that was handed over: because of a fault of ours, or once for each
 * order because of their own mistake. It starts at once, or goes to the support mailbox (`decideReprint`).
 */
export function requestReprint(
  orderId: string,
  request: ReprintRequest,
  { db, accountId, ...deps }: Deps,
): Promise<Result<{ readonly outcome: 'started' | 'staff' }, ReprintError>> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrderWithContact(tx, orderId, accountId);
    if (!order) return fail('not_found');
    const earlier = await readReprints(tx, order);
    const refusal = findRefusal(request, order, { ...earlier, now: deps.now });
    if (refusal) return fail(refusal);
    const startedToday = await countStartedReprints(tx, new Date(deps.now.getTime() - DAY_MS));
    if (startedToday === MAX_DAILY_REPRINTS) alarm('reprints_capped', { startedToday });
    const since = new Date(deps.now.getTime() - OWN_REPRINT_DAYS * DAY_MS);
    const startedForOwner = await countOwnReprints(tx, { orderId, accountId, since });
    const outcome = decideReprint(request.reason, { startedForOwner, startedToday });
    const { reason, description, address } = request;
    await insertReprintRequest(tx, { orderId, reason, description, outcome, createdAt: deps.now });
    if (address) await replaceAddress(tx, orderId, address);
    if (outcome === 'started') await startReprint(tx, order, 'customer', deps);
    else await askStaff(tx, order, request, deps);
    return ok({ outcome });
  });
}

type Earlier = Awaited<ReturnType<typeof readReprints>> & { readonly now: Date };

function findRefusal(
  { reason, address }: ReprintRequest,
  { country }: OrderRow,
  { until, requested, ownMistakes, now }: Earlier,
): Exclude<ReprintError, 'not_found'> | null {
  if (!until) return 'order_not_reprintable';
  if (until <= now) return 'reprint_period_over';
  if (requested) return 'reprint_requested';
  if (isOwnMistake(reason) && ownMistakes > 0) return 'reprint_mistake_used';
  return address && address.country !== country ? 'address_country_not_served' : null;
}

/** Mails the request to the support mailbox, and tells the parent that it has arrived. */
function askStaff(
  tx: Tx,
  order: OrderWithContact,
  { reason, description }: ReprintRequest,
  deps: Pick<Deps, 'enqueue' | 'now'>,
): Promise<void> {
  const t = translator(SHOP_LANGUAGE, 'mails.reprintRequest');
  const request = {
    orderId: order.id,
    accountId: order.accountId,
    email: getOrderAddress(order).email,
    phone: order.account.phone,
    topic: 'printing',
    description: [t('summary', { reason: t(reason satisfies ReprintReason) }), description].join('\n\n'),
    language: order.language,
  };
  return recordSupportRequest(tx, request, deps);
}
