import { findBookWords, renderBookStory } from '@/lib/books/server';
import {
  type AddressRow,
  findAddress,
  findOrderWithGift,
  formatStreet,
  formatUnit,
  getGiftCardPath,
  getGroupDelivery,
  hasGiftCard,
  isPostOnly,
  isPrintingEarly,
  lockOrder,
  type OrderWithGift,
} from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import type { FulfilmentPort, PrintOrder } from '@/lib/providers/fulfilment/port';
import type { StoragePort } from '@/lib/providers/storage/port';
import { getBindingEdge, INTERIOR_PAGES } from '@/lib/typesetting';
import { sandboxParcelJob } from '../jobs';
import { moveShipment } from '../move-shipment';
import { findShipment, setProviderId } from '../repository';
import { advanceOrder } from './advance-order';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly fulfilment: FulfilmentPort;
  readonly storage: StoragePort;
  readonly shopUrl: string;
  /** Signs the link of a gift's card. */
  readonly secret: string;
  readonly now: () => Date;
  /** The print house is a sandbox: its parcels move by themselves. */
  readonly simulated: boolean;
};
type Shipment = NonNullable<Awaited<ReturnType<typeof findShipment>>>;

const DAY_MS = 86_400_000;
/** As long as a signed link may live; a print house fetches the files within hours. */
const LINK_DAYS = 7;
const SANDBOX_STEP_MS = 60_000;

function toDelivery(order: OrderWithGift, address: AddressRow | null): PrintOrder['delivery'] | null {
  const chosen = getGroupDelivery(order) ?? 'standard';
  if (chosen === 'self_pickup') return { method: chosen };
  if (!address) return null;
  const { phone } = order.account;
  const { fullName, country, city, street, state, postalCode, apartment } = address;
  return {
    method: chosen,
    address: {
      fullName,
      phone,
      country,
      city,
      street: formatStreet(address),
      postOnly: isPostOnly(address),
      ...(state && { state }),
      ...(postalCode && { postalCode }),
      ...(apartment && { unit: formatUnit({ street, apartment }) }),
    },
  };
}

async function toPrintOrder(shipment: Shipment, order: OrderWithGift, deps: Deps): Promise<PrintOrder | null> {
  const { db, storage, shopUrl, secret, now, fulfilment } = deps;
  const delivery = toDelivery(order, await findAddress(db, order.id));
  const book = order.bookId ? await findBookWords(db, order.bookId) : null;
  const story = book && renderBookStory(book);
  if (!delivery || !story || !order.dispatchBy) return null;
  // A minute less: the link is signed a moment later.
  const expiresAt = new Date(now().getTime() + LINK_DAYS * DAY_MS - 60_000);
  // The shop's own storage signs paths without an origin.
  const link = async (key: string) => new URL(await storage.signedUrl(key, { expiresAt }), shopUrl).href;
  const rightToLeft = book.language === 'he' || book.language === 'ar';
  return {
    shipmentId: shipment.id,
    orderNumber: order.number,
    title: story.title,
    interior: { url: await link(shipment.interiorKey), sha256: shipment.interiorSha256 },
    cover: { url: await link(shipment.coverKey), sha256: shipment.coverSha256 },
    interiorPages: INTERIOR_PAGES,
    bindingEdge: getBindingEdge(fulfilment.profile, rightToLeft),
    copies: 1,
    cardUrl: fulfilment.enclosesCard && hasGiftCard(order) ? `${shopUrl}${getGiftCardPath(secret, order.id)}` : null,
    delivery,
    dispatchBy: order.dispatchBy,
  };
}

/** Hands a shipment to the print house; its id is the idempotency key, so repeats print once. Throws to retry. */
export async function handleSubmitShipment({ shipmentId }: { readonly shipmentId: string }, deps: Deps): Promise<void> {
  const { db, fulfilment, now } = deps;
  const shipment = await findShipment(db, shipmentId);
  if (shipment?.state !== 'submitted' || shipment.providerId || shipment.provider !== fulfilment.name) return;
  const order = await findOrderWithGift(db, shipment.orderId);
  if (order?.state !== 'confirmed' && order?.state !== 'printing') return;
  // The watch submits it when its time has come.
  if (isPrintingEarly(order, now())) return;
  const printOrder = await toPrintOrder(shipment, order, deps);
  if (!printOrder) throw new Error(`Shipment ${shipmentId} has no address or book`);
  const submitted = await fulfilment.submit(printOrder);
  if (!submitted.ok && submitted.code === 'fulfilment_unavailable') {
    throw new Error(`Shipment ${shipmentId} was not submitted: ${submitted.code}`);
  }
  await db.$transaction(async (tx) => {
    await lockOrder(tx, order.id);
    const [current, owner] = [await findShipment(tx, shipmentId), await findOrderWithGift(tx, order.id)];
    if (!current || !owner) return;
    if (!submitted.ok) {
      await moveShipment(tx, current, 'failed', 'provider', now());
      alarm('shipment_refused', { shipmentId, orderNumber: order.number });
      return;
    }
    await setProviderId(tx, shipmentId, submitted.value.providerReference);
    // The print house's first report may have arrived before its answer.
    if (owner.state === 'confirmed') {
      await advanceOrder(tx, owner, 'printing', { enqueue: deps.enqueue, now: now() }, shipmentId);
    }
    if (!deps.simulated) return;
    const startAfter = new Date(now().getTime() + SANDBOX_STEP_MS);
    await deps.enqueue(tx, sandboxParcelJob, { shipmentId, step: 0 }, { key: `${shipmentId}:0`, startAfter });
  });
}
